import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { expect, test } from 'vitest';
import { standingOf } from './game-standing.ts';

/** A table of three. `h` is a person, `b` a bot. */
const table = (kinds: string, over: boolean, progress?: StoredTable['progress']): StoredTable => ({
  id: 'one',
  game: 'any',
  version: '1',
  options: { players: 3 },
  seats: [...kinds].map((kind, i) => ({ name: ['Anne', 'Mary', 'Jack'][i] ?? '', kind: kind === 'h' ? 'human' : 'captain' })),
  skipIdle: true,
  createdAt: 1,
  playedAt: 2,
  over,
  ...(progress && { progress }),
});

test('a game in progress shows its turn, and the place of the only person', () => {
  const progress = { turn: 7, scores: [12, 30, 12], winners: [] };
  expect(standingOf(table('hbb', false, progress))).toEqual(['turn 7', 'place 2 of 3 (12 points)']);
  expect(standingOf(table('hhb', false, progress))).toEqual(['turn 7']);
  expect(standingOf(table('hbb', false, { ...progress, scores: [] }))).toEqual(['turn 7']);
  expect(standingOf(table('hbb', false, { ...progress, turn: 0 }))).toEqual(['in progress']);
});

test('a finished game shows its result', () => {
  const progress = { turn: 31, scores: [61, 85, 20], winners: [1] };
  expect(standingOf(table('bhb', true, progress))).toEqual(['won (85 points)']);
  expect(standingOf(table('hbb', true, progress))).toEqual(['place 2 of 3 (61 points)']);
  expect(standingOf(table('bhb', true, { ...progress, winners: [] }))).toEqual(['lost (85 points)']);
  expect(standingOf(table('bbb', true, progress))).toEqual(['won by Mary']);
  expect(standingOf(table('bbb', true, { ...progress, winners: [] }))).toEqual(['finished']);
});

test('a game stored before tables kept their progress says only whether it is over', () => {
  expect([standingOf(table('hbb', false)), standingOf(table('hbb', true))]).toEqual([['in progress'], ['finished']]);
});
