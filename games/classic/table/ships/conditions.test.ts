import { classic, NO_PIRATE } from '@bb/classic/rules';
import { hostage, pirate } from '@bb/classic/rules/testing/arrange';
import { scenario } from '@bb/classic/rules/testing/scenario';
import { en } from '@bb/classic/text';
import { expect, test } from 'vitest';
import { ships } from '../i18n/en/ships.ts';
import { doings, possessions, troubles } from './conditions.ts';
import { figuresOf } from './pirate-figures.ts';

const WORDS = { game: en, ships };

test('lists what ails a pirate', () => {
  const t = scenario();
  const low = pirate(t, 'low', 'A0605', { wound: 'minor', scurvy: true, revelry: true });
  const marks = troubles(figuresOf(t.g.tables, classic.view(t.g, 0), low), WORDS);
  expect(marks.map(({ text }) => text)).toEqual(['Minor wound', 'Scurvy', 'Debauchery & Revelry']);
  expect(marks.every(({ isBad }) => isBad)).toBe(true);
});

test('shows the home port of a hostage to his captor alone', () => {
  const t = scenario();
  const low = pirate(t, 'low', 'A0605', { letter: 'english', havens: ['bath'] });
  hostage(t, 'low', 'boston');
  const seenBy = (seat: number) => possessions(classic.view(t.g, seat), low, WORDS).map(({ text }) => text);
  expect(seenBy(0)).toEqual(['English Letter of Marque', 'Haven: Bath', 'Hostage 1 of Boston']);
  expect(seenBy(1)).toEqual(['English Letter of Marque', 'Haven: Bath', 'Hostage 1']);
});

test('tells which port he has information on only where that is known', () => {
  const t = scenario();
  const low = pirate(t, 'low', 'A0605');
  t.g.toldTo[hostage(t, 'low', 'boston')] = low;
  t.g.hostageOf[0] = NO_PIRATE;
  const seenBy = (seat: number) => possessions(classic.view(t.g, seat), low, WORDS).map(({ text }) => text);
  expect(seenBy(0)).toEqual(['Knows Boston']);
  expect(seenBy(1)).toEqual(['Knows a port']);
});

test('says that he holds a port', () => {
  const t = scenario();
  const low = pirate(t, 'low', 'bath');
  t.g.holding[low] = 1;
  expect(doings(classic.view(t.g, 0), low, WORDS).map(({ text }) => text)).toEqual(['Occupies Bath']);
});
