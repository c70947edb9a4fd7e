import { CARD_TITLES } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { terms } from './en/terms.ts';
import { CHAPTERS, RULE_NUMBERS, rulesOfChapter, ruleText } from './rule-texts.ts';
import { TERM_RULES } from './terms.ts';

test('each number stands in one chapter, each card in the seventeenth', () => {
  const all: readonly string[] = CHAPTERS.flatMap((chapter) => [chapter, ...rulesOfChapter(chapter)]);
  expect(new Set(all).size).toBe(all.length);
  expect(RULE_NUMBERS.filter((rule) => !all.includes(rule))).toEqual([]);
  expect(rulesOfChapter('17').filter((rule) => rule.startsWith('17.2'))).toHaveLength(CARD_TITLES.length);
});

test('in the order of the book', () => {
  expect(rulesOfChapter('7')).toEqual(['7.1', '7.11', '7.12', '7.2', '7.3']);
  expect(rulesOfChapter('3').slice(0, 3)).toEqual(['3.0 Step 2', '3.0 Step 3', '3.0 Step 4']);
  expect(rulesOfChapter('4').indexOf('4.65 A')).toBe(rulesOfChapter('4').indexOf('4.65') + 1);
});

test('each term names rules that there are, and no two have the same form', () => {
  for (const [term, rules] of Object.entries(TERM_RULES))
    for (const rule of rules) expect(ruleText(rule, en), `${term} ${rule}`).not.toBeNull();
  const forms = Object.values(terms).flatMap(({ name, forms: others }) => [name, ...others]);
  expect(new Set(forms).size).toBe(forms.length);
});
