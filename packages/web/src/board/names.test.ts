import { expect, test } from 'vitest';
import german from './names.de.json' with { type: 'json' };
import english from './names.en.json' with { type: 'json' };
import french from './names.fr.json' with { type: 'json' };
import plate from './plate.json' with { type: 'json' };

const groups = (names: { groups: object }): readonly string[] => Object.keys(names.groups);

test('the plate has words for the same places in every language', () => {
  expect(groups(german)).toEqual(groups(english));
  expect(groups(french)).toEqual(groups(english));
  for (const names of [english, german, french]) expect(names.groups.ports).toHaveLength(36);
});

test('every letter of a name has its outline', () => {
  for (const names of [english, german, french])
    for (const { letters } of Object.values(names.groups).flat())
      for (const [outline = 0] of letters)
        expect(outline < 0 ? names.outlines[-1 - outline] : plate.outlines[outline], String(outline)).toMatch(/^M/);
});

test('a port whose name is small is printed larger where there is room, in every language alike', () => {
  const most = (names: Pick<typeof english, 'groups'>): readonly number[] => names.groups.ports.map(({ grow }) => grow[2] ?? 1);
  expect(most(german)).toEqual(most(english));
  expect(most(english).filter((part) => part >= 1.4).length).toBeGreaterThan(18);
  expect(Math.max(...most(english))).toBeLessThanOrEqual(1.5);
});
