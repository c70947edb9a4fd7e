import type { ChoiceJson } from '@bb/kernel';
import { expect, test } from 'vitest';
import { type Event, landfall } from './index.ts';

/** Plays a game of two to its first roll, then these choices. @returns what has happened since */
function afterLanding(...choices: readonly ChoiceJson[]): readonly Event[] {
  const p = landfall.newGame({ players: 2, leagues: 20 });
  while (landfall.decision(p)?.ask !== 'rollDie') for (const choice of landfall.legal(p).slice(0, 1)) landfall.play(p, choice);
  const events: Event[] = [];
  for (const json of choices) landfall.play(p, landfall.choices.fromJson(json), events);
  return events;
}
const die = (face: number): ChoiceJson => ({ type: 'rollDie', face });

test('2 a ship sails the sum of its dice', () => {
  const events = afterLanding(die(4), { type: 'pressOn' }, die(3), { type: 'sail' }, { type: 'pass' });
  expect(events.at(-1)).toEqual({ type: 'sailed', seat: 0, leagues: 7 });
});

test('2 a number that comes twice loses the roll', () => {
  expect(afterLanding(die(4), { type: 'pressOn' }, die(4)).at(-1)).toEqual({ type: 'sailed', seat: 0, leagues: 0 });
});
