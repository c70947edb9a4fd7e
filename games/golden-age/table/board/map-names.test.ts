import { expect, test } from 'vitest';
import art from './board-art.json' with { type: 'json' };
import german from './map-names.de.json' with { type: 'json' };
import english from './map-names.en.json' with { type: 'json' };
import french from './map-names.fr.json' with { type: 'json' };

const groups = (names: { groups: object }): readonly string[] => Object.keys(names.groups);

test('has names for the same places in every language', () => {
  expect(groups(german)).toEqual(groups(english));
  expect(groups(french)).toEqual(groups(english));
});

test('has an outline for every letter', () => {
  for (const names of [english, german, french])
    for (const { letters } of Object.values(names.groups).flat())
      for (const [outline = 0] of letters)
        expect(outline < 0 ? names.outlines[-1 - outline] : art.outlines[outline], String(outline)).toMatch(/^M/);
});
