import { expect, test } from 'vitest';
import { dateLocale } from './date-format.ts';

const DAY = new Date(2026, 10, 28, 17, 5);
const day = (language: 'en' | 'de' | 'fr', ...preferred: string[]): string =>
  new Intl.DateTimeFormat(dateLocale(language, preferred), { dateStyle: 'short' }).format(DAY);
const hour = (language: 'en' | 'de' | 'fr', ...preferred: string[]): string =>
  new Intl.DateTimeFormat(dateLocale(language, preferred), { timeStyle: 'short' }).format(DAY).replaceAll(/\s/gu, ' ');

test('dates have the form of the reader’s country', () => {
  expect(day('en', 'en-GB', 'en')).toBe('28/11/2026');
  expect(day('en', 'en', 'en-GB')).toBe('28/11/2026');
  expect(day('en', 'en-US', 'en')).toBe('11/28/26');
  expect(day('fr', 'fr-CA')).toBe('2026-11-28');
  expect(hour('en', 'en-US')).toBe('5:05 PM');
  expect(hour('de', 'de', 'en-US', 'en')).toBe('17:05');
  expect(hour('en', 'en-GB')).toBe('17:05');
});

test('a page in another language than the browser’s keeps the country’s form, in the page’s language', () => {
  expect(day('en', 'de-DE', 'de', 'en-US', 'en')).toBe('28/11/2026');
  expect(day('en', 'fr')).toBe('28/11/2026');
  expect(day('de', 'en-US')).toBe('28.11.26');
  expect(dateLocale('de', ['fr-CH', 'de-DE'])).toBe('de-CH');
});

test('tags that can’t be read, and none at all, leave the page’s language', () => {
  expect(dateLocale('en', ['C', 'en-GB'])).toBe('en-GB');
  expect(dateLocale('de', [])).toBe('de');
});
