/** 4.6 Windows as a pure state machine: no table, no server, no time but the one that is given. */
import type { AnyChoice, Decision, Seat } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { BOT_DELAY_MS, MIN_DELAY_MS, SEARCHING_BOT_DELAY_MS, STEP_MS } from './response-delay.ts';
import type { SealedAsk } from './secret-ask.ts';
import {
  newWindow,
  resolvesAt,
  type SeatFacts,
  stepWindow,
  unansweredSeats,
  viewWindow,
  type Window,
  type WindowEffect,
  type WindowEvent,
} from './windows.ts';

const OPENED_AT = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

// Which choices they are does not matter here.
const PASS: AnyChoice = { id: 0, type: 'pass' };
const PLAY: AnyChoice = { id: 1, type: 'playCard' };
const OTHER: AnyChoice = { id: 2, type: 'playCard' };

function asked(seat: Seat, choices: readonly AnyChoice[]): SealedAsk {
  const decision: Decision = { seat, ask: 'playCard', traits: { kind: 'window', quiet: 'pass', inAdvance: true }, rule: '1', about: {} };
  return {
    seat,
    decision,
    choices,
    quiet: PASS,
    isForced: choices.length === 1,
    position: () => {
      throw new Error('a window never looks at a position');
    },
  };
}

const PRESENT: SeatFacts = {
  isBot: false,
  isSearching: false,
  presentSince: OPENED_AT,
  orderedAt: null,
  isOpenPass: false,
  standIn: null,
  delayMs: 3200,
};

/** A window of seats 1, 2 and 3; seat 3 can only pass. `at` counts from its opening. */
class Played {
  window: Window;
  closesAt: number | null = null;
  readonly seats = new Map<Seat, SeatFacts>();

  constructor(more: Partial<Window> = {}) {
    const asks = [asked(1, [PASS, PLAY]), asked(2, [PASS, PLAY, OTHER]), asked(3, [PASS])];
    this.window = Object.freeze({ ...newWindow(OPENED_AT, asks, { isFast: false, isAlone: false }), ...more });
  }

  know(seat: Seat, facts: Partial<SeatFacts>): this {
    this.seats.set(seat, { ...PRESENT, ...facts });
    return this;
  }

  readonly #of = ({ seat }: SealedAsk): SeatFacts => this.seats.get(seat) ?? PRESENT;

  step(at: number, event: WindowEvent): readonly WindowEffect[] {
    const [next, effects] = stepWindow(this.window, event, { now: OPENED_AT + at, closesAt: this.closesAt, of: this.#of });
    this.window = Object.freeze(next);
    return effects;
  }

  seal(at: number, seat: Seat, choice: AnyChoice, key = `k${seat}`): readonly WindowEffect[] {
    return this.step(at, { type: 'seal', seat, choice, key });
  }

  tick(at: number): readonly WindowEffect[] {
    return this.step(at, { type: 'tick' });
  }

  /** After how many milliseconds the answers count; null if the window waits for somebody. */
  get due(): number | null {
    const at = resolvesAt(this.window, { closesAt: this.closesAt, of: this.#of });
    return at === null ? null : at - OPENED_AT;
  }

  get unanswered(): readonly Seat[] {
    return unansweredSeats(this.window, this.#of);
  }
}

const resolved = (...choices: readonly (readonly [Seat, AnyChoice, string | null])[]): readonly WindowEffect[] => [
  { type: 'resolve', choices: choices.map(([seat, choice, key]) => ({ seat, choice, key })) },
];

describe('a window', () => {
  test('stores an answer, and leaves the window before it as it was', () => {
    const played = new Played();
    const { window } = played;
    expect(played.seal(700, 1, PLAY)).toEqual([
      { type: 'store', seat: 1, answer: { choice: PLAY, key: 'k1', at: OPENED_AT + 700 }, thoughtMs: 700 },
    ]);
    expect([window.answers.size, played.window.answers.size]).toEqual([0, 1]);
  });

  test('refuses seats that are not asked', () => {
    const played = new Played();
    expect(played.seal(100, 0, PASS)).toEqual([{ type: 'refuse', error: 'notYours' }]);
    expect(played.window.answers.size).toBe(0);
  });

  test('counts all answers together, in the order of the asks and not in that of their arrival', () => {
    const played = new Played();
    played.seal(300, 2, PASS);
    expect(played.due).toBeNull();
    played.seal(2600, 1, PASS);
    expect(played.due).toBe(3500);
    expect(played.tick(3499)).toEqual([]);
    expect(played.tick(3500)).toEqual(resolved([1, PASS, 'k1'], [2, PASS, 'k2'], [3, PASS, null]));
  });

  test('waits for answers before a play, and not for those after it', () => {
    const played = new Played();
    played.seal(100, 2, PLAY);
    expect(played.due).toBeNull();
    played.seal(200, 1, PLAY);
    expect(played.due).toBe(MIN_DELAY_MS);
    expect(played.tick(MIN_DELAY_MS)).toEqual(resolved([1, PLAY, 'k1']));
  });

  test('lets an answer be replaced until then, and counts the thinking time once', () => {
    const played = new Played();
    played.seal(100, 2, PASS);
    played.seal(500, 1, PASS);
    expect(played.seal(900, 1, PLAY, 'again')).toMatchObject([{ type: 'store', thoughtMs: null }]);
    expect(played.tick(HOUR_MS)).toEqual(resolved([1, PLAY, 'again']));
  });

  test('counts answers on a grid, and none before two seconds', () => {
    for (const [at, due] of [
      [0, MIN_DELAY_MS],
      [MIN_DELAY_MS, MIN_DELAY_MS],
      [MIN_DELAY_MS + 1, MIN_DELAY_MS + STEP_MS],
      [7777, 8000],
    ] as const) {
      const played = new Played();
      played.seal(at, 1, PLAY);
      expect([at, played.due]).toEqual([at, due]);
    }
  });

  test('passes for a player who can only pass after the response delay, once the player is present', () => {
    const played = new Played().know(3, { presentSince: null });
    played.seal(100, 1, PASS);
    played.seal(100, 2, PASS);
    expect([played.due, played.tick(HOUR_MS)]).toEqual([null, []]);
    played.know(3, { presentSince: OPENED_AT + HOUR_MS });
    expect(played.due).toBe(HOUR_MS + 3500);
  });

  test('passes by an order given before, present or absent, with or without a card, after the same delay', () => {
    const delays = [1, 3].map((seat) => {
      const played = new Played().know(seat, { presentSince: null, orderedAt: OPENED_AT - 1, delayMs: 9100 });
      for (const other of [1, 2]) if (other !== seat) played.seal(100, other, PASS);
      return played.due;
    });
    expect(delays).toEqual([9500, 9500]);
  });

  test('prefers an answer to an order, and takes an order given in the window as an answer', () => {
    const played = new Played().know(1, { orderedAt: OPENED_AT - 1 });
    played.seal(100, 1, PLAY);
    expect(played.tick(HOUR_MS)).toEqual(resolved([1, PLAY, 'k1']));
    const late = new Played().know(1, { orderedAt: OPENED_AT + 4100 });
    late.seal(100, 2, PLAY);
    expect(late.due).toBe(4500);
    expect(late.tick(4500)).toEqual(resolved([1, PASS, null], [2, PLAY, 'k2']));
  });

  test('closes without delay if everybody knows that all pass, whatever they hold and wherever they are', () => {
    const openly = { orderedAt: OPENED_AT - 1, isOpenPass: true, delayMs: 9100 };
    const played = new Played()
      .know(1, openly)
      .know(2, { ...openly, presentSince: null })
      .know(3, openly);
    expect(played.due).toBe(0);
    expect(played.tick(0)).toEqual(resolved([1, PASS, null], [2, PASS, null], [3, PASS, null]));
    // From the moment in which the last of them says so.
    played.know(2, { ...openly, orderedAt: OPENED_AT + 700 });
    expect([played.tick(699), played.due]).toEqual([[], 700]);
  });

  test('waits as before for a seat that has not told everybody, though it passes in advance or can only pass', () => {
    const openly = { orderedAt: OPENED_AT - 1, isOpenPass: true };
    const ordered = new Played()
      .know(1, openly)
      .know(2, { orderedAt: OPENED_AT - 1 })
      .know(3, openly);
    const forced = new Played().know(1, openly).know(2, openly);
    expect([ordered.due, forced.due]).toEqual([3500, 3500]);
  });

  test('takes no answer but a pass from a seat that passes openly', () => {
    const openly = { orderedAt: OPENED_AT + 300, isOpenPass: true };
    const played = new Played();
    played.seal(100, 1, PLAY);
    played.know(1, openly);
    expect(played.seal(400, 1, PLAY, 'again')).toEqual([{ type: 'refuse', error: 'notYours' }]);
    expect(played.seal(400, 1, PASS, 'pass')).toEqual([]);
    played.seal(500, 2, PASS);
    expect(played.tick(HOUR_MS)).toEqual(resolved([1, PASS, null], [2, PASS, 'k2'], [3, PASS, null]));
  });

  test('closes for players who have not answered: they pass, or their bot answers', () => {
    const played = new Played();
    played.closesAt = OPENED_AT + HOUR_MS;
    expect(played.due).toBe(HOUR_MS);
    expect(played.tick(HOUR_MS - 1)).toEqual([]);
    expect(played.tick(HOUR_MS)).toEqual(resolved([1, PASS, null], [2, PASS, null], [3, PASS, null]));
    played.know(2, { standIn: OTHER });
    expect(played.tick(HOUR_MS)).toEqual(resolved([1, PASS, null], [2, OTHER, null]));
  });

  test('counts an answer that would be due after it closes when it closes', () => {
    const played = new Played();
    played.closesAt = OPENED_AT + 2600;
    played.seal(2550, 1, PLAY);
    expect(played.due).toBe(2600);
    expect(played.tick(2600)).toEqual(resolved([1, PLAY, 'k1']));
  });

  test('gives a bot the same time whatever it holds, and does not store its answer', () => {
    for (const isSearching of [false, true]) {
      const delay = isSearching ? SEARCHING_BOT_DELAY_MS : BOT_DELAY_MS;
      const played = new Played().know(1, { isBot: true, presentSince: null, isSearching });
      expect(played.seal(40, 1, PLAY)).toEqual([]);
      expect(played.due).toBe(delay);
      const forced = new Played().know(3, { isBot: true, presentSince: null, isSearching });
      forced.window = { ...forced.window, asks: forced.window.asks.slice(2) };
      expect(forced.due).toBe(delay);
    }
  });

  test('counts answers at once if it is fast or there is nobody to hide the time from', () => {
    const fast = new Played({ isFast: true });
    expect(fast.seal(10, 1, PASS)).toEqual(resolved([1, PASS, 'k1']));
    const waiting = new Played({ isFast: true });
    expect(waiting.seal(10, 2, PLAY)).toMatchObject([{ type: 'store' }]);
    const alone = new Played({ isAlone: true }).know(2, { isBot: true, presentSince: null });
    alone.seal(10, 2, PASS);
    expect(alone.seal(20, 1, PASS)).toMatchObject([{ type: 'store' }]);
    expect(alone.tick(MIN_DELAY_MS)).toEqual(resolved([1, PASS, 'k1'], [2, PASS, 'k2'], [3, PASS, null]));
  });

  test('takes over answers that another node has stored', () => {
    const played = new Played();
    const answer = { choice: PLAY, key: 'other node', at: OPENED_AT + 300 };
    expect(played.step(900, { type: 'restore', seat: 1, answer })).toEqual([]);
    expect(played.tick(MIN_DELAY_MS)).toEqual(resolved([1, PLAY, 'other node']));
  });

  test('waits for those who have not answered and not passed in advance, whatever they hold', () => {
    const played = new Played().know(2, { orderedAt: OPENED_AT - 1 });
    expect(played.unanswered).toEqual([1, 3]);
    played.seal(100, 1, PASS);
    expect(played.unanswered).toEqual([3]);
  });
});

describe('the view of a window', () => {
  test('is the same for a spectator and for seats that are not asked, whoever can answer or has answered', () => {
    const seen = new Set<string>();
    for (const hand of [[PASS], [PASS, PLAY], [PASS, PLAY, OTHER]])
      for (const answer of [null, ...hand]) {
        const played = new Played();
        played.window = { ...played.window, asks: played.window.asks.with(0, asked(1, hand)) };
        if (answer) played.seal(100, 1, answer);
        for (const viewer of [null, 0, 2, 3]) seen.add(`${viewer} ${JSON.stringify(viewWindow(played.window, viewer))}`);
      }
    expect(seen.size).toBe(4);
    const played = new Played();
    for (const viewer of [null, 0]) expect(viewWindow(played.window, viewer)).toEqual({ seats: [1, 2, 3], own: null });
  });

  test('offers a seat its choices once, and then what it may answer instead', () => {
    const played = new Played();
    expect(viewWindow(played.window, 2).own).toMatchObject({ choices: [PASS, PLAY, OTHER], sealed: null, instead: [] });
    played.seal(100, 2, PLAY);
    expect(viewWindow(played.window, 2).own).toMatchObject({ choices: [], sealed: PLAY, instead: [PASS, OTHER] });
  });

  test('offers nothing to a seat for which the server passes', () => {
    expect(viewWindow(new Played().window, 3).own).toMatchObject({ choices: [], sealed: null, instead: [] });
  });
});

describe('the moment at which a window resolves', () => {
  test('is the same whether a player passes or the server passes after the same time', () => {
    for (const delayMs of [100, 2100, 4999, 12_345]) {
      const passed = new Played();
      const forced = new Played().know(1, { delayMs });
      forced.window = { ...forced.window, asks: forced.window.asks.with(0, asked(1, [PASS])) };
      for (const played of [passed, forced]) played.seal(0, 2, PLAY);
      passed.seal(delayMs, 1, PASS);
      expect(forced.due).toBe(passed.due);
      expect(passed.due).not.toBeNull();
    }
  });
});
