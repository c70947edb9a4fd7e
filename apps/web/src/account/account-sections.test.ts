import { speak } from '@bb/table-kit/catalogue.svelte.ts';
import { expect, test } from 'vitest';
import { routeOf } from '../app/router.ts';
import { lobby } from '../i18n/lobby.ts';
import { addressOf, SECTIONS, sectionIn, sectionsOf, sectionTitle } from './account-sections.ts';

test('the address names a section, and each section has an address of the account page', () => {
  for (const section of SECTIONS) {
    expect(sectionIn(addressOf(section), true)).toBe(section);
    expect(routeOf(addressOf(section))?.route).toBe(routeOf('#/account')?.route);
  }
});

test('another address leads to the first section, and so does one that a guest has not', () => {
  expect(sectionIn('#/account', true)).toBe('name');
  expect(sectionIn('#/account/nowhere', true)).toBe('name');
  expect(sectionIn('#/account/devices', false)).toBe('name');
  expect(sectionsOf(false)).not.toContain('sign-in');
});

test.each(['en', 'de', 'fr'] as const)('the sections have different titles in %s', async (language) => {
  await speak(language);
  const words = lobby();
  expect(new Set(SECTIONS.map((section) => sectionTitle(section, words))).size).toBe(SECTIONS.length);
});
