import { AREAS, type GameEvent, NO_PIRATE, newGame } from '@bb/golden-age/rules';
import { namesFor } from '@bb/golden-age/text';
import { expect, test } from 'vitest';
import type { Heard } from './battle/battle.ts';
import { narrate, narrateRecent } from './log-lines.ts';

const g = newGame({ players: 2 });
const names = namesFor(g.tables, ['Anne', 'Mary']);
const numbered = (...events: readonly GameEvent[]): readonly Heard[] => events.map((event, id) => ({ id, event }));
const turn = (number: number): GameEvent => ({ type: 'turnBegan', rule: '4.4', seat: 0, turn: number });
const pirate = g.pirateDeck[0] ?? g.fleet.flat()[0];
if (pirate === undefined) throw new Error('no pirate');
const thrown = (): GameEvent => ({ type: 'rolled', rule: '8.13', purpose: 'find', pirate, seat: 0, dice: [5] });
const found = (): GameEvent => ({
  type: 'tested',
  rule: '8.13',
  purpose: 'find',
  pirate,
  dice: 5,
  modifiers: [],
  total: 5,
  target: 7,
  needed: 'atLeast',
  passed: false,
});

test('puts a roll and its later result into one line', () => {
  expect(narrateRecent(numbered(turn(1), thrown()), names, 9)).toHaveLength(2);
  const told = narrateRecent(numbered(turn(1), thrown(), found()), names, 9);
  expect(told.map(({ id, depth }) => [id, depth])).toEqual([
    [0, 0],
    [2, 1],
  ]);
  expect(told[1]?.text).toContain('(5; 7 or more needed)');
});

test('returns only as many of the newest turns as needed', () => {
  const heard = numbered(turn(1), thrown(), found(), turn(2), thrown(), found(), turn(3));
  expect(narrateRecent(heard, names, 2).map(({ id }) => id)).toEqual([3, 5, 6]);
  expect(narrateRecent(heard, names, 9).map(({ id }) => id)).toEqual([0, 2, 3, 5, 6]);
});

test('returns no line for an Action without a result', () => {
  expect(narrateRecent([], names, 9)).toEqual([]);
  expect(narrate([], names)).toEqual([]);
});

test('19.17 links a line about an Action to its announcement', () => {
  const [here, there] = AREAS;
  if (here === undefined || there === undefined) throw new Error('no seas');
  const announced = (action: 'move' | 'findMerchant'): GameEvent => ({
    type: 'actionAnnounced',
    rule: '4.5',
    seat: 0,
    pirate,
    action,
    target: here,
    other: NO_PIRATE,
    cost: 1,
  });
  const moved: GameEvent = { type: 'pirateMoved', rule: '7.1', pirate, from: there, to: here };
  const told = narrate(numbered(turn(1), announced('findMerchant'), thrown(), found(), announced('move'), moved), names);
  expect(told.map(({ id, announced: at }) => [id, at])).toEqual([
    [0, -1],
    [1, 1],
    [3, -1],
    [5, 4],
  ]);
});
