import type { ChoiceJson } from '@bb/kernel';
import { expect, test } from 'vitest';
import { type LessonScript, lessonPlaceAt } from './lesson-script.ts';

const choice = (type: string, fields: Readonly<Record<string, string | number>> = {}): ChoiceJson => ({ type, ...fields });
const SCRIPT: LessonScript<'sail' | 'fight' | 'flee' | 'sell'> = [
  { choice: choice('roll', { face: 4 }) },
  { choice: choice('sail'), lesson: 'sail' },
  {
    ways: [
      [{ choice: choice('fight'), lesson: 'fight' }, { choice: choice('roll', { face: 6 }) }],
      [{ choice: choice('flee'), lesson: 'flee' }],
    ],
  },
  { choice: choice('sell', { at: 'bath' }), lesson: 'sell' },
];
const placeAt = (...made: readonly ChoiceJson[]) => lessonPlaceAt(SCRIPT, made, (choice: ChoiceJson) => choice);
const [four, six] = [choice('roll', { face: 4 }), choice('roll', { face: 6 })];

test('asks the player only where there is a lesson', () => {
  expect(placeAt()).toMatchObject({ lesson: null, asks: false, lessonNumber: 1, lessonCount: 3 });
  expect(placeAt(four)).toMatchObject({ lesson: 'sail', asks: true, lessonNumber: 1 });
});

test('a step fits all choices with its fields', () => {
  expect(placeAt(four, choice('sail', { to: 'bath' }))).toMatchObject({ lesson: 'fight', lessonNumber: 2 });
  const offered = [four, six, choice('sail', { to: 'bath' })];
  expect(placeAt()?.wanted(offered)).toEqual([four]);
});

test('at a fork each way is wanted, and what follows the fork follows each way', () => {
  const place = placeAt(four, choice('sail'));
  expect(place?.wanted([choice('flee'), choice('fight'), choice('pass')])).toEqual([choice('flee'), choice('fight')]);
  expect(placeAt(four, choice('sail'), choice('flee'))).toMatchObject({ lesson: 'sell', lessonNumber: 3, lessonCount: 3 });
  expect(placeAt(four, choice('sail'), choice('fight'))).toMatchObject({ lesson: null, lessonNumber: 2, lessonCount: 3 });
  expect(placeAt(four, choice('sail'), choice('fight'), six)).toMatchObject({ lesson: 'sell', lessonNumber: 3 });
});

test('ends with its last step, and is left by any other choice', () => {
  const all = [four, choice('sail'), choice('flee'), choice('sell', { at: 'bath' })];
  expect(placeAt(...all)).toMatchObject({ isOver: true, asks: false, lessonNumber: 3 });
  expect(placeAt(...all, four)).toBeNull();
  expect(placeAt(six)).toBeNull();
  expect(placeAt(four, choice('sail'), choice('flee'), choice('sell', { at: 'boston' }))).toBeNull();
});
