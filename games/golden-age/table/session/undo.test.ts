import { CHANCE, type Choice, clone, type GameEvent, legal, play, redact, resample, reveals, type Seat, view } from '@bb/golden-age/rules';
import { randomGame } from '@bb/golden-age/table/testing/random-game.ts';
import { seeded } from '@bb/golden-age/table/testing/seeded.ts';
import type { Undo } from '@bb/table-kit/session/game-session.ts';
import { undoOf } from '@bb/table-kit/session/undo.ts';
import { describe, expect, test } from 'vitest';
import type { History } from './session.ts';
import { goldenAge } from './session-game.ts';

const asked = (): boolean => false;
const lastMaker = (history: History): Seat | undefined => history.maker(history.length - 1);
const lastChoice = (history: History): Choice | undefined => history.choice(history.length - 1);

/** The undo of seat 0 at the first moment in random games at which `isThere`. */
function find(isThere: (history: History, undo: Undo) => boolean, players = 3): Undo {
  for (let seed = 1; seed < 60; seed++) {
    let found: Undo | null = null;
    randomGame(seed, { players }, (_, history) => {
      const undo = undoOf(goldenAge, history, 0, asked);
      if (isThere(history, undo)) found = undo;
      return found !== null;
    });
    if (found) return found;
  }
  throw new Error('no random game reached such a moment');
}

describe('can’t undo', () => {
  test('before the first choice', () => {
    expect(find(({ length }) => length === 0)).toEqual({ barrier: 'nothing' });
  });
  test('a die roll', () => {
    expect(find((history) => lastChoice(history)?.type === 'face')).toEqual({ barrier: 'die' });
  });
  test.each(['drawCard', 'drawPirate', 'drawMerchant', 'drawGovernor'])('a draw (%s)', (type) => {
    expect(find((history) => lastChoice(history)?.type === type)).toEqual({ barrier: 'draw' });
  });
  test('another seat’s choice', () => {
    expect(find((history) => (lastMaker(history) ?? 0) > 0)).toEqual({ barrier: 'otherSeat' });
  });
  test('secretly chosen ships, once they are shown', () => {
    const shown = (history: History): boolean =>
      lastMaker(history) === 0 &&
      history.events.slice(history.eventCountAt(history.length - 1)).filter(({ type }) => type === 'shipChosen').length > 1;
    expect(find(shown)).toEqual({ barrier: 'reveal' });
  });
  test('a game that is over', () => {
    expect(undoOf(goldenAge, randomGame(3, { players: 2 }), 0, asked)).toEqual({ barrier: 'over' });
  });
});

test('can undo the last own choice, and then the one before', () => {
  const isFree = (history: History, undo: Undo): boolean =>
    'to' in undo && history.maker(history.length - 2) === 0 && undo.to === history.length - 1;
  let history = randomGame(1, { players: 3 }, (_, h) => isFree(h, undoOf(goldenAge, h, 0, asked)));
  for (let seed = 2; history.game.ending !== ''; seed++)
    history = randomGame(seed, { players: 3 }, (_, h) => isFree(h, undoOf(goldenAge, h, 0, asked)));
  const { length } = history;
  history.truncate(length - 1);
  const [before] = [undoOf(goldenAge, history, 0, asked)];
  expect(before).toEqual('to' in before ? { to: length - 2 } : { barrier: 'reveal' });
});

test('skips decisions that were answered automatically', () => {
  const passes = (history: History): boolean =>
    lastMaker(history) === 0 && lastChoice(history)?.type === 'pass' && history.maker(history.length - 2) !== 0;
  const history = randomGame(2, { players: 3 }, (_, h) => passes(h) && 'to' in undoOf(goldenAge, h, 0, asked));
  expect(undoOf(goldenAge, history, 0, asked)).toEqual({ to: history.length - 1 });
  expect(undoOf(goldenAge, history, 0, () => true)).not.toHaveProperty('to');
});

/** Whether the choice shows the seat the same if everything that the seat can't see is dealt anew. */
function revealsNothing(history: History, at: number, seat: Seat, seed: number): boolean {
  const [here, there] = [history.at(at), clone(history.at(at))];
  resample(there, seat, seeded(seed));
  const choice = history.choice(at);
  if (!choice || !legal(there).includes(choice)) return false;
  const [heardHere, heardThere]: [GameEvent[], GameEvent[]] = [[], []];
  here.events = heardHere;
  there.events = heardThere;
  play(here, choice);
  play(there, choice);
  const seen = (events: readonly GameEvent[]): string => JSON.stringify(events.map((event) => redact(event, seat)));
  const sorted = (g: typeof here): string => {
    const v = view(g, seat);
    return JSON.stringify({ ...v, hand: v.hand.toSorted(), pirateHand: v.pirateHand.toSorted() });
  };
  return seen(heardHere) === seen(heardThere) && sorted(here) === sorted(there);
}

test.each([{ players: 2 }, { players: 4, deployment: 'secret' }, { players: 3, draft: true }] as const)(
  'a choice that can be undone reveals nothing hidden: $players players',
  (options) => {
    let free = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const history = randomGame(seed, options);
      for (let at = 0; at < history.length; at++) {
        const seat = history.maker(at) ?? CHANCE;
        if (seat === CHANCE) continue;
        const happened = history.events.slice(history.eventCountAt(at), history.eventCountAt(at + 1));
        if (reveals(view(history.at(at), seat), view(history.at(at + 1), seat), happened)) continue;
        free += 1;
        for (let world = 1; world <= 2; world++) expect(revealsNothing(history, at, seat, world), `seed ${seed}, choice ${at}`).toBe(true);
      }
    }
    expect(free).toBeGreaterThan(300);
  },
);
