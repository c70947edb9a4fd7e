import type { ChoiceJson } from '@bb/engine';
import { expect, test } from 'vitest';
import { standing } from './reading.ts';

const [pass, decline, keep]: readonly [ChoiceJson, ChoiceJson, ChoiceJson] = [{ type: 'pass' }, { type: 'decline' }, { type: 'keepDice' }];

test('what was taken back no longer counts', () => {
  expect(standing([pass, decline, keep])).toEqual([pass, decline, keep]);
  expect(standing([pass, decline, { takenBack: 1 }, keep])).toEqual([pass, keep]);
  expect(standing([pass, { takenBack: 0 }, { takenBack: 0 }, decline, keep, { takenBack: 1 }])).toEqual([decline]);
  expect(standing([])).toEqual([]);
});

test.each([2, -1, 0.5, Number.NaN])('going back to where there was nothing is damage: %s', (takenBack) => {
  expect(() => standing([pass, { takenBack }])).toThrow(/^choices\[1\]/);
});
