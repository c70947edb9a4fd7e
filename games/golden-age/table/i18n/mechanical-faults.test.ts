/** Reads the catalogues of the table, and those of the game that are not read with games, for the mistakes that a machine can find. */
import { mechanicalFaults } from '@bb/common/text/testing/mechanical-faults';
import { en as game, type Language } from '@bb/golden-age/text';
import { de as german } from '@bb/golden-age/text/de';
import { fr as french } from '@bb/golden-age/text/fr';
import type { LanguageId } from '@bb/kernel';
import { expect, test } from 'vitest';
import { asks as germanAsks } from './de/asks.ts';
import { forms as germanForms } from './de/forms.ts';
import { de } from './de/index.ts';
import { lessons as germanLessons } from './de/lessons.ts';
import { asks } from './en/asks.ts';
import { battle } from './en/battle.ts';
import { display } from './en/display.ts';
import { ending } from './en/ending.ts';
import { forms } from './en/forms.ts';
import { en } from './en/index.ts';
import { lessons } from './en/lessons.ts';
import { sheets } from './en/sheets.ts';
import { asks as frenchAsks } from './fr/asks.ts';
import { forms as frenchForms } from './fr/forms.ts';
import { fr } from './fr/index.ts';
import { lessons as frenchLessons } from './fr/lessons.ts';

/** @returns each text of a catalogue, by its path */
function textsOf(of: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof of === 'string') return [[path, of]];
  if (typeof of !== 'object' || of === null) return [];
  return Object.entries(of).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const gameTexts = ({ cards, chapters, rules, terms, options, values, lapses, causes, purposes }: Language) => ({
  cards,
  chapters,
  rules,
  terms,
  options,
  values,
  lapses,
  causes,
  purposes,
});

const CATALOGUES: readonly (readonly [LanguageId, object])[] = [
  ['en', { en, asks, battle, display, ending, forms, lessons, sheets, game: gameTexts(game) }],
  ['de', { de, asks: germanAsks, forms: germanForms, lessons: germanLessons, game: gameTexts(german) }],
  ['fr', { fr, asks: frenchAsks, forms: frenchForms, lessons: frenchLessons, game: gameTexts(french) }],
];

/** Names of the code, and a rule's abbreviations. */
const IDS = /\.(?:id|forms)(?:\.|$)/;

test.each(CATALOGUES)('%s', (locale, catalogue) => {
  const texts = textsOf(catalogue).filter(([path]) => !IDS.test(path));
  expect(texts.length).toBeGreaterThan(300);
  expect(
    texts.flatMap(([path, text]) => mechanicalFaults(text, { locale, shape: 'label' }).map((fault) => `${path}: ${fault}: ${text}`)),
  ).toEqual([]);
});
