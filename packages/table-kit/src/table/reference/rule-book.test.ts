import { expect, test } from 'vitest';
import { type Entry, nearest, pieces, ruleBook, type Section, search } from './rule-book.ts';

const section = (chapter: string, title: string, texts: Readonly<Record<string, string>>): Section => ({
  chapter,
  title,
  paragraphs: Object.entries(texts).map(([number, text]) => ({ number, text })),
});
const term = (id: string, name: string, ...forms: readonly string[]): Entry => ({
  id,
  name,
  forms,
  text: `${name} is a word.`,
  rules: ['1'],
});

const BOOK = ruleBook(
  [
    section('1', 'Setup', { 1: 'Each captain takes a ship.', 1.1: 'Cargoes are laid out.' }),
    section('8', 'Trade', {
      8: 'Cargoes are sold.',
      8.4: 'A hostage is ransomed.',
      8.41: 'The ransom is 8.9.',
      8.42: 'Nobody’s hostage stays.',
    }),
    section('19', 'Alone', { 19: 'One player has 130 points.' }),
  ],
  [term('port', 'port', 'ports'), term('piratePort', 'pirate port', 'pirate ports'), term('hostage', 'hostage', 'hostages')],
);
const numbers = (query: string): readonly string[] =>
  search(BOOK, query).sections.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));

test('an empty search finds everything', () => {
  expect(numbers('')).toHaveLength(7);
  expect(search(BOOK, ' ').terms).toEqual(BOOK.terms);
});

test('a number finds what stands below it, and nothing else', () => {
  expect(numbers('8.4')).toEqual(['8.4', '8.41', '8.42']);
  expect(numbers('1')).toEqual(['1', '1.1']);
  expect(numbers('8.')).toEqual(['8', '8.4', '8.41', '8.42']);
  expect(search(BOOK, '8.4').terms).toEqual([]);
});

test('the letter before a number can be left out', () => {
  const lettered = ruleBook([section('C9', '', { C9: 'a', 'C9.3': 'b' }), section('C19', '', { C19: 'c' })], []);
  for (const query of ['9', 'c9', 'C9'])
    expect(search(lettered, query).sections.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number))).toEqual(['C9', 'C9.3']);
});

test('a number that no rule has is looked for in the sentences', () => {
  expect(numbers('130')).toEqual(['19']);
  expect(numbers('8.9')).toEqual(['8.41']);
});

test('words find the sentences and terms that contain all of them, in any case', () => {
  expect(numbers('HOSTAGE ransom')).toEqual(['8.4']);
  expect(numbers("nobody's")).toEqual(['8.42']);
  expect(numbers('setup')).toEqual(['1', '1.1']);
  expect(search(BOOK, 'hostage').terms.map(({ id }) => id)).toEqual(['hostage']);
  expect(search(BOOK, 'zeppelin')).toEqual({ sections: [], terms: [], count: 0 });
});

test('finds each term of a sentence once, in its longest form, as a whole word', () => {
  const sentence = 'In pirate ports and the pirate port of a hostage; a hostage.';
  const found = pieces(sentence, BOOK);
  expect(found.flatMap(({ term: own, text }) => (own ? [text] : []))).toEqual(['pirate ports', 'hostage']);
  expect(found.map(({ text }) => text).join('')).toBe(sentence);
  expect(pieces('portly', BOOK).map(({ term: own }) => own)).toEqual([null]);
});

test('does not link a term to itself', () => {
  expect(pieces('a hostage in port', BOOK, 'hostage').flatMap(({ term: own }) => own?.name ?? [])).toEqual(['port']);
});

test('a number without a paragraph leads to the one above it', () => {
  const has = (number: string): boolean => ['4.65', '8.14', '17.2 #9'].includes(number);
  expect(nearest('8.14', has)).toBe('8.14');
  expect(nearest('8.149', has)).toBe('8.14');
  expect(nearest('4.65 Z', has)).toBe('4.65');
  expect(nearest('17.2 #99', has)).toBe('17.2 #9');
  expect(nearest('nonsense', has)).toBe('');
});
