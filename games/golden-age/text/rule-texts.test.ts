import { readFileSync } from 'node:fs';
import { CARD_KINDS } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { ruleText } from './rule-texts.ts';

interface Entry {
  readonly rule?: string;
  readonly section?: string;
}
const entries: readonly Entry[] = JSON.parse(readFileSync(new URL('../../../docs/golden-age/rules.json', import.meta.url), 'utf8'));

const numbers = [
  ...entries.flatMap(({ rule, section }) => (rule ?? section ?? '').match(/^\d.*/) ?? []),
  ...Object.values(CARD_KINDS).map(({ number }) => `17.2 #${number}`),
];

test('each numbered rule has a sentence of ours', () => {
  expect(numbers.length).toBeGreaterThan(200);
  expect(numbers.filter((number) => ruleText(number, en) === null)).toEqual([]);
});

test('each text is a sentence', () => {
  for (const number of numbers) expect(ruleText(number, en), number).toMatch(/^[A-Z\d].*[.]$/);
});

test('an unknown rule has no sentence', () => {
  for (const number of ['', '99.9', 'toString', '17.2 #99']) expect(ruleText(number, en)).toBeNull();
});
