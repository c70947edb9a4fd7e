import { type GameEvent, PIRATES, type Seat, view } from '@bb/golden-age/rules';
import { describe, expect, test } from 'vitest';
import type { History } from '../session/session.ts';
import { randomGame } from '../testing/random-game.ts';
import { deedsOf, luckOf, standingsOf } from './statistics.ts';

/** The points that an event says a seat gets. */
function pointsOf(event: GameEvent, seat: Seat): number {
  switch (event.type) {
    case 'pirateRetired':
    case 'pirateLost':
    case 'pirateScored':
    case 'commissionerScored':
    case 'pirateRefused':
      return event.seat === seat ? event.vp : 0;
    default:
      return 0;
  }
}

/** The Notoriety and Net Worth of each pirate in play, from the events alone. */
function ledgerAt(history: History, at: number): { notoriety: Map<number, number>; netWorth: Map<number, number> } {
  const [notoriety, netWorth] = [new Map<number, number>(), new Map<number, number>()];
  for (const e of history.events.slice(0, history.eventCountAt(at))) {
    if (e.type === 'notorietyGained') notoriety.set(e.pirate, e.now);
    if (e.type === 'bootyConverted' || e.type === 'pricePaid' || e.type === 'fined') netWorth.set(e.pirate, e.now);
    if (e.type === 'pirateRetired' || e.type === 'pirateLost') {
      notoriety.delete(e.pirate);
      netWorth.delete(e.pirate);
    }
  }
  return { notoriety, netWorth };
}

describe.each([
  [2, 3],
  [4, 6],
  [3, 9],
])('%i players, game %i', (players, seed) => {
  const history = randomGame(seed, { players });
  const standings = standingsOf(history);
  const v = view(history.game, null);
  const seats = [...v.vp.keys()];
  const sum = (owned: Map<number, number>, seat: Seat): number =>
    PIRATES.reduce((all, pirate) => (v.owner[pirate] === seat ? all + (owned.get(pirate) ?? 0) : all), 0);

  test('has values for each turn and for the end', () => {
    expect(standings.map(({ turn }) => turn)).toEqual([...history.turns.map(({ turn }) => turn), 0]);
    expect(standings.at(-1)?.vp).toEqual(v.vp);
  });

  test('the values are the sums of the events at each turn', () => {
    standings.slice(0, -1).forEach((standing, i) => {
      const at = history.turns[i]?.at ?? 0;
      const ledger = ledgerAt(history, at);
      const events = history.events.slice(0, history.eventCountAt(at));
      for (const seat of seats) {
        const where = `turn ${standing.turn}, seat ${seat}`;
        expect(standing.vp[seat], `${where}: VP`).toBe(events.reduce((all, event) => all + pointsOf(event, seat), 0));
        expect(standing.notoriety[seat], `${where}: Notoriety`).toBe(sum(ledger.notoriety, seat));
        expect(standing.netWorth[seat], `${where}: Net Worth`).toBe(sum(ledger.netWorth, seat));
      }
    });
  });

  test('the final points are the sum of the events', () => {
    for (const seat of seats) expect(history.events.reduce((all, event) => all + pointsOf(event, seat), 0)).toBe(v.vp[seat]);
  });

  test('counts every pirate who retired or was lost once', () => {
    const deeds = deedsOf(history.events, v);
    const gone = (type: GameEvent['type'], seat: Seat): number =>
      history.events.filter((e) => e.type === type && 'seat' in e && e.seat === seat).length;
    deeds.forEach(({ retired, lost }, seat) => {
      expect(lost).toBe(gone('pirateLost', seat));
      expect(retired).toBe(gone('pirateRetired', seat));
    });
  });

  test('counts and expects no more successes than rolls', () => {
    for (const { throws, came, expected } of luckOf(history.events, v)) {
      expect(came).toBeLessThanOrEqual(throws);
      expect(expected).toBeLessThanOrEqual(throws);
      expect(throws).toBeGreaterThan(0);
    }
  });
});

describe('luck', () => {
  const [pirate, other] = PIRATES;
  if (pirate === undefined || other === undefined) throw new Error('no pirates');
  const v = { owner: [0, 1], vp: [0, 0] };
  const rolled = (...dice: readonly number[]): GameEvent => ({ type: 'rolled', rule: '2.5', purpose: 'find', pirate, seat: 0, dice });
  const tested = (amount: number, target: number, needed: 'atLeast' | 'below'): GameEvent => ({
    type: 'tested',
    rule: '8.13',
    purpose: 'find',
    pirate,
    dice: 0,
    modifiers: [{ cause: 'ability', amount }],
    total: 0,
    target,
    needed,
    passed: true,
  });

  test('a 4 with Ability 3 against 7 succeeds with a chance of one half', () => {
    expect(luckOf([rolled(4), tested(3, 7, 'atLeast')], v)[0]).toEqual({ throws: 1, came: 1, expected: 0.5 });
  });
  test('counts a reroll as a second roll', () => {
    expect(luckOf([rolled(1), rolled(6), tested(3, 7, 'atLeast')], v)[0]).toEqual({ throws: 2, came: 1, expected: 1 });
  });
  test('low dice are lucky if the target is an upper limit', () => {
    expect(luckOf([rolled(2), tested(0, 4, 'below')], v)[0]).toEqual({ throws: 1, came: 1, expected: 0.5 });
  });
  test('ignores dice that are no test', () => {
    expect(luckOf([rolled(6)], v)[0]).toEqual({ throws: 0, came: 0, expected: 0 });
  });
  test('a duel counts for both sides, and a tie succeeds for neither', () => {
    const side = (of: typeof pirate, total: number) => ({ pirate: of, count: 1, dice: total, modifiers: [], total });
    const none = { warship: -1, commissioner: -1, port: -1 };
    const duel = (a: number, b: number): GameEvent =>
      JSON.parse(
        JSON.stringify({
          type: 'contested',
          rule: '15',
          purpose: 'duel',
          won: a > b,
          sides: [
            { ...side(pirate, a), ...none },
            { ...side(other, b), ...none },
          ],
        }),
      );
    const [first, second] = luckOf([duel(5, 2), duel(3, 3)], v);
    expect(first?.expected).toBeCloseTo(30 / 36);
    expect([first?.came, second?.came]).toEqual([1, 0]);
    expect(second?.expected).toBeCloseTo(30 / 36);
  });
});
