import type { ChoiceJson } from '@bb/kernel';
import { expect, test } from 'vitest';
import { effectiveChoices } from './read-stored-table.ts';

const [pass, decline, keep]: readonly [ChoiceJson, ChoiceJson, ChoiceJson] = [{ type: 'pass' }, { type: 'decline' }, { type: 'keepDice' }];

test('leaves out choices that were taken back', () => {
  expect(effectiveChoices([pass, decline, keep])).toEqual([pass, decline, keep]);
  expect(effectiveChoices([pass, decline, { takenBack: 1 }, keep])).toEqual([pass, keep]);
  expect(effectiveChoices([pass, { takenBack: 0 }, { takenBack: 0 }, decline, keep, { takenBack: 1 }])).toEqual([decline]);
  expect(effectiveChoices([])).toEqual([]);
});

test.each([2, -1, 0.5, Number.NaN])('refuses to take back more choices than there are: %s', (takenBack) => {
  expect(() => effectiveChoices([pass, { takenBack }])).toThrow(/^choices\[1\]/);
});
