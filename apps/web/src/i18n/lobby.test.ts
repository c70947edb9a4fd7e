import { REFUSALS } from '@bb/server/src/accounts/refused.ts';
import { speak } from '@bb/table-kit/catalogue.svelte.ts';
import { expect, test } from 'vitest';
import { lobby } from './lobby.ts';
import { say } from './say.ts';

test.each(['en', 'de', 'fr'] as const)('every error code of the server has a text in %s', async (language) => {
  await speak(language);
  const { refusals } = lobby();
  const said = [...Object.keys(refusals.known), 'tooMany', 'malformed'];
  expect(Object.keys(REFUSALS).filter((code) => !said.includes(code))).toEqual([]);
  expect(refusals.tooMany(30)).toContain('30');
  expect(refusals.tooMany(900)).toContain('15');
});

test.each(['de', 'fr'] as const)('a technical reason, which is English, stays out of an error in %s', async (language) => {
  const WHY = 'choices[3]: is missing';
  await speak(language);
  const { pages } = say();
  const { refusals, dice } = lobby();
  const errors = [
    pages.badFile(WHY),
    pages.cannotStart(WHY),
    pages.notKept(WHY),
    pages.otherRules.cannot('1.0.0', '1.1.0', WHY),
    refusals.malformed(WHY),
    dice.badRecord(WHY),
  ];
  expect(errors.filter((error) => error.includes(WHY) || error.length < WHY.length)).toEqual([]);
  await speak('en');
  expect(say().pages.cannotOpen('game.json', say().pages.badFile(WHY))).toContain(WHY);
});
