import { BadUsage } from '@bb/command';
import { landfall } from '@bb/landfall/rules';
import { english } from '@bb/landfall/text';
import { expect, test } from 'vitest';
import { plainTalk } from './plain-talk.ts';

const options = { players: 2, leagues: 20 };
const outcome = { scores: [4, 4], winners: [0], ending: '' };

test('a game in English alone has no other language', () => {
  const talker = plainTalk(landfall, { en: english });
  expect(talker.languages).toBeNull();
  expect(() => talker.at(options, 1, [], 'de')).toThrow(BadUsage);
});

test('a game speaks the languages that it has, and the terminal with it', () => {
  const talker = plainTalk(landfall, { en: english, de: { ...english, event: () => 'Land in Sicht.' } });
  expect(talker.languages).toContain('en, de');
  const german = talker.at(options, 1, [], 'de');
  expect(german.event({ type: 'rolled', seat: 0, face: 4 })).toBe('Land in Sicht.');
  expect(german.ending(outcome)).toEqual(['Gewonnen: Anne']);
  expect(talker.at(options, 1, [], 'en').ending(outcome)).toEqual(['Winner: Anne']);
  for (const language of ['fr', 'toString']) expect(() => talker.at(options, 1, [], language)).toThrow('there is en, de');
});
