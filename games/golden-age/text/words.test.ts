import { ACTION_KINDS, ASKS, CARD_TITLES, CHOICES, type Needed, tablesFor } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { choiceLabel, choiceShort, en, namesFor, odds, prompt } from './index.ts';
import { ruleText } from './rule-texts.ts';

const names = namesFor(tablesFor({ players: 5 }), ['Holly', 'Arlo', 'Marco', 'Todd', 'Nell']);

test('every choice there is has a label', () => {
  for (const choice of CHOICES) {
    expect(choiceLabel(choice, names)).not.toMatch(/undefined|NaN|^$/);
    expect(choiceShort(choice, names)).not.toMatch(/undefined|NaN|^$/);
  }
});

test('every card and every Action has words', () => {
  for (const title of CARD_TITLES) expect(Object.values(en.cards[title]).every((text) => text.length > 3)).toBe(true);
  for (const action of ACTION_KINDS) {
    const asked = prompt(
      {
        seat: 0,
        ask: 'antiPirateAction',
        traits: ASKS.antiPirateAction,
        rule: '4.6',
        path: [],
        about: { action, moment: 'announcement' },
      },
      names,
    );
    expect(asked).toMatch(/is about to \w+/);
  }
});

test('the odds of a test are exact', () => {
  const roll = (count: number, modifier: number, target: number, needed: Needed = 'atLeast') =>
    odds({ purpose: 'find', dice: [], count, modifier, target, needed }, en);
  expect(roll(1, 4, 7)).toEqual({ chance: 4 / 6, formula: 'd6 + 4 ≥ 7' });
  expect(roll(1, 0, 4, 'atMost')?.chance).toBeCloseTo(4 / 6);
  expect(roll(1, 0, 3, 'above')).toEqual({ chance: 3 / 6, formula: 'd6 > 3' });
  expect(roll(2, 0, 8)?.chance).toBeCloseTo(15 / 36);
  expect(roll(1, 6, 7)?.chance).toBe(1);
  expect(odds(undefined, en)).toBeNull();
});

test('a rule that forbids things has a sentence; a number that is none has not', () => {
  expect(ruleText('7.11', en)).toContain('Sea Area');
  expect(ruleText('99.9', en)).toBeNull();
});
