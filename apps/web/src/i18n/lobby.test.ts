import { REFUSALS } from '@bb/server/src/accounts/refused.ts';
import { speak } from '@bb/table-kit/catalogue.svelte.ts';
import { expect, test } from 'vitest';
import { lobby } from './lobby.ts';

test.each(['en', 'de', 'fr'] as const)('every error code of the server has a text in %s', async (language) => {
  await speak(language);
  const { refusals } = lobby();
  const said = [...Object.keys(refusals.known), 'tooMany', 'malformed'];
  expect(Object.keys(REFUSALS).filter((code) => !said.includes(code))).toEqual([]);
  expect(refusals.tooMany(30)).toContain('30');
  expect(refusals.tooMany(900)).toContain('15');
});
