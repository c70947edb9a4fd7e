/** The public API answers bad input with one clear error that names the place. */

import { BadInput, IllegalChoice } from '@bb/kernel';
import { expect, test } from 'vitest';
import { CHOICES, choiceFromJson, choose, decision, goldenAge, legal, newGame, type Seat, view } from '../rules/index.ts';

const nonsense = (value: unknown): never => value as never;

test.each([null, undefined, [], 'four', 4])('options %j are refused', (options) => {
  expect(() => newGame(nonsense(options))).toThrow(BadInput);
  expect(() => newGame(nonsense(options))).toThrow(/^options: must be an object/);
});

test.each([1, 11, 2.5, '3', null])('%j players are refused', (players) => {
  expect(() => newGame({ players: nonsense(players) })).toThrow(/^options\.players: must be a whole number from 2 to 10/);
});

test.each([-1, 4, 0.5, '0'])('seat %j has no view', (seat) => {
  expect(() => view(newGame({ players: 4 }), nonsense(seat))).toThrow(/^seat: must be from 0 to 3/);
});

test('each seat and a spectator have a view', () => {
  const g = newGame({ players: 2 });
  for (const seat of [0, 1, null] satisfies readonly (Seat | null)[]) expect(view(g, seat).you).toBe(seat);
});

test.each([null, undefined, 7, {}, { id: 3 }, { id: 3, type: 'pass' }, { type: 'face', face: 1 }])('%j is no choice', (choice) => {
  const g = newGame({ players: 3 });
  expect(() => choose(g, nonsense(choice))).toThrow(IllegalChoice);
});

test('a choice of another time is refused with its rule, and changes nothing', () => {
  const g = newGame({ players: 3 });
  const before = decision(g);
  const pass = choiceFromJson({ type: 'pass' });
  expect(() => choose(g, pass)).toThrow(expect.objectContaining({ choice: pass, rule: '2.5' }));
  expect(decision(g)).toEqual(before);
});

test('a copy of a legal choice is taken for it', () => {
  const g = newGame({ players: 2 });
  const [first] = legal(g);
  choose(g, JSON.parse(JSON.stringify(first)));
  expect(CHOICES[first.id]).toBe(first);
});

test('the platform asks the same questions, with the procedures under way', () => {
  const g = newGame({ players: 3 });
  expect(goldenAge.decision(g)).toEqual(decision(g));
  expect(goldenAge.decision(g)).toMatchObject({ path: expect.arrayContaining([expect.stringMatching(/^game/)]) });
});
