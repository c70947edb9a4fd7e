import { SETTING_VALUES, STANDARD } from '@bb/engine';
import { expect, test } from 'vitest';
import { OPTION_TEXTS, unusual, VALUE_TEXTS } from './index.ts';

test('every option has words, and each of its values', () => {
  expect(Object.keys(OPTION_TEXTS)).toEqual(Object.keys(SETTING_VALUES));
  const values = [...SETTING_VALUES.deployment, ...SETTING_VALUES.length];
  expect(Object.keys(VALUE_TEXTS)).toEqual(values);
});

test('what is not standard is told, and nothing else', () => {
  expect(unusual({ players: 4 })).toEqual([]);
  expect(unusual({ players: 4, ...STANDARD })).toEqual([]);
  expect(unusual({ players: 4, length: 'long', cunning: false })).toEqual(['Length: long', 'no Cunning']);
  const all = {
    draft: true,
    deployment: 'secret',
    length: 'long',
    printedRatings: true,
    cunning: false,
    latePardon: true,
    retireInPiratePorts: true,
  } as const;
  expect(unusual({ players: 4, ...all })).toHaveLength(Object.keys(SETTING_VALUES).length);
});
