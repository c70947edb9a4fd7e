import { en } from '@bb/golden-age/text';
import { pieces, search } from '@bb/table-kit/table/reference/rule-book.ts';
import { expect, test } from 'vitest';
import { bookIn, nearestRule } from './book.ts';

const book = bookIn(en);
const numbers = (query: string): readonly string[] =>
  search(book, query).sections.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));

test('a number finds all paragraphs below it', () => {
  expect(numbers('8.4')).toEqual(['8.41', '8.42', '8.43', '8.44', '8.45', '8.46']);
});

test('words find the sentences that contain all of them, in any case', () => {
  expect(numbers('HOSTAGE ransom')).toContain('8.44');
  expect(numbers('hostage ransom')).not.toContain('8.42');
  expect(numbers("commissioner's player")).toContain('10.36');
});

test('finds each term of a sentence once, in its longest form', () => {
  const found = pieces('Pirate ports and the pirate port of a Letter of Marque; a Letter of Marque.', book);
  expect(found.flatMap(({ term, text }) => (term ? [text] : []))).toEqual(['pirate port', 'Letter of Marque']);
  expect(pieces('holdings', book).map(({ term }) => term)).toEqual([null]);
  expect(pieces('booty in holds', book, 'booty').flatMap(({ term }) => term?.name ?? [])).toEqual(['hold']);
});

test('a number without a paragraph leads to the one above it', () => {
  expect(nearestRule('8.149', en)).toBe('8.14');
  expect(nearestRule('4.65 Z', en)).toBe('4.65');
  expect(nearestRule('17.2 #99', en)).toBe('17.2 #9');
  expect(nearestRule('nonsense', en)).toBe('');
});
