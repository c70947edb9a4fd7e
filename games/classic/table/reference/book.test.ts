import { en, type Language } from '@bb/classic/text';
import { de } from '@bb/classic/text/de';
import { fr } from '@bb/classic/text/fr';
import { pieces, search } from '@bb/table-kit/table/reference/rule-book.ts';
import { expect, test } from 'vitest';
import { sheets as german } from '../i18n/de/sheets.ts';
import { sheets as english, type SheetsTexts } from '../i18n/en/sheets.ts';
import { sheets as french } from '../i18n/fr/sheets.ts';
import { bookIn, nearestRule } from './book.ts';

const book = bookIn(en, english.chapterTitles);
const numbersOf = (query: string): readonly string[] =>
  search(book, query).sections.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));

test('every rule and every term is in the book', () => {
  expect(numbersOf('')).toEqual(Object.keys(en.rules));
  expect(search(book, '').terms).toHaveLength(Object.keys(en.terms).length);
});

test('numbers find what stands below them, with or without their letter', () => {
  expect(numbersOf('C9.3')).toEqual(['C9.3']);
  expect(numbersOf('c1')).toEqual(['C1']);
  expect(numbersOf('24')).toEqual(['C24', 'C24.1', 'C24.2', 'C24.3', 'C24.4']);
});

test('words find the sentences that have all of them, and the terms', () => {
  expect(numbersOf('attack number dice')).toContain('C9.3');
  expect(search(book, 'unrest').terms.map(({ id }) => id)).toEqual(['crewUnrest']);
  expect(search(book, 'xylophone').count).toBe(0);
});

test('terms are found in sentences, each once', () => {
  const found = pieces('King’s Commissioners and hunters cost Notoriety, and Notoriety costs Cunning.', book, 'cunning');
  expect(found.flatMap(({ term }) => term?.id ?? [])).toEqual(['commissioner', 'hunter', 'notoriety']);
  expect(found.map(({ text }) => text).join('')).toBe('King’s Commissioners and hunters cost Notoriety, and Notoriety costs Cunning.');
});

test('a number without a paragraph leads to the one above it', () => {
  expect(nearestRule('C9.35', en)).toBe('C9.3');
  expect(nearestRule('C9.3', en)).toBe('C9.3');
  expect(nearestRule('X', en)).toBe('');
});

const LANGUAGES: readonly (readonly [Language, SheetsTexts])[] = [
  [en, english],
  [de, german],
  [fr, french],
];
test.each(LANGUAGES)('every chapter has a title in $id', (language, texts) => {
  expect(Object.keys(texts.chapterTitles)).toEqual(bookIn(language, texts.chapterTitles).sections.map(({ chapter }) => chapter));
});
