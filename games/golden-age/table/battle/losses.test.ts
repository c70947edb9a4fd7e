import {
  type ContestSide,
  type GameEvent,
  NO_COMMISSIONER,
  NO_PORT,
  NO_WARSHIP,
  newGame,
  PIRATES,
  type PirateId,
  view,
} from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { foughtBattles, type Heard } from './battle.ts';
import { lossesBy, roundsBefore, roundsOf } from './losses.ts';

const seen = view(newGame({ players: 2 }), 0);
const pirateAt = (i: number): PirateId => {
  const pirate = PIRATES[i];
  if (pirate === undefined) throw new Error('no such pirate');
  return pirate;
};
const ONE = pirateAt(0);
const OTHER = pirateAt(1);
const NOBODY = { warship: NO_WARSHIP, commissioner: NO_COMMISSIONER, port: NO_PORT, count: 2, modifiers: [] };
const side = (pirate: PirateId, total: number): ContestSide => ({ ...NOBODY, pirate, dice: total, total });
const contest = (mine: number, his: number): GameEvent => ({
  type: 'contested',
  rule: '15.1',
  purpose: 'duel',
  won: mine > his,
  sides: [side(ONE, mine), side(OTHER, his)],
});
const events: readonly GameEvent[] = [
  contest(7, 7),
  { type: 'loyaltyChanged', rule: '15.1', pirate: ONE, by: -1, now: 4, cause: 'duel' },
  contest(5, 9),
  { type: 'combatLost', rule: '15.1', pirate: ONE, hits: 2, now: 3, cause: 'duel' },
  { type: 'combatLost', rule: '15.1', pirate: OTHER, hits: 0, now: 3, cause: 'duel' },
];
const heard: readonly Heard[] = events.map((event, id) => ({ id, event }));

test('gives each side its rounds with its losses', () => {
  const fought = foughtBattles(seen, heard, 0);
  const [first, last] = fought;
  if (!first || !last) throw new Error('two rounds were fought');
  const rounds = roundsBefore([first], last);
  expect(roundsOf(rounds, heard, 0)).toEqual([{ id: 0, total: 7, losses: [{ part: 'loyalty', by: -1 }] }]);
  expect(roundsOf(rounds, heard, 1)).toEqual([{ id: 0, total: 7, losses: [] }]);
  expect(lossesBy(heard, last.id, ONE)).toEqual([{ part: 'combat', by: -2 }]);
  expect(lossesBy(heard, last.id, OTHER)).toEqual([]);
});

test('does not count a contest with another opponent as a round', () => {
  const [first] = foughtBattles(seen, heard, 0);
  if (!first) throw new Error('a round was fought');
  expect(roundsBefore([first], { purpose: 'duel', sides: first.sides.toReversed() })).toEqual([]);
  expect(roundsBefore([first], { purpose: 'battle', sides: first.sides })).toEqual([]);
});
