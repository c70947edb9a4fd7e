import { SETTING_VALUES, STANDARD_SETTINGS } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { en, nonStandardOptions } from './index.ts';

test('every option has words, and each of its values', () => {
  expect(Object.keys(en.options)).toEqual(Object.keys(SETTING_VALUES));
  const values = [...SETTING_VALUES.deployment, ...SETTING_VALUES.length];
  expect(Object.keys(en.values)).toEqual(values);
});

test('only options that differ from the standard are listed', () => {
  expect(nonStandardOptions({ players: 4 }, en)).toEqual([]);
  expect(nonStandardOptions({ players: 4, ...STANDARD_SETTINGS }, en)).toEqual([]);
  expect(nonStandardOptions({ players: 4, length: 'long', cunning: false }, en)).toEqual(['Length: long', 'no Cunning']);
  const all = {
    draft: true,
    deployment: 'secret',
    length: 'long',
    printedRatings: true,
    cunning: false,
    latePardon: true,
    retireInPiratePorts: true,
    solitaire: true,
  } as const;
  expect(nonStandardOptions({ players: 4, ...all }, en)).toHaveLength(Object.keys(SETTING_VALUES).length);
});
