/** Choices that can't succeed, whatever the dice say. */
import type { Choice } from '@bb/golden-age/rules';
import { type ChoiceContext, consequence } from './consequences.ts';
import { en } from './en/index.ts';
import type { Names } from './names.ts';

/** Attempts that nobody has to make. A pirate who is attacked must fight or flee, even without a chance. */
const ATTEMPTS: readonly Choice['type'][] = [
  'findMerchant',
  'digForTreasure',
  'attackPort',
  'sackPort',
  'grabBooty',
  'buyHaven',
  'bribeToRetire',
  'deployCommissioner',
  'playAgainst',
  'playAmbition',
  'playResistance',
  'oust',
  'attackPiratePort',
];

/** @returns whether the attempt has no chance, or its lowest price can't be paid */
export const isHopeless = (choice: Choice, n: Names, now: ChoiceContext): boolean =>
  ATTEMPTS.includes(choice.type) && /^0\s%|can’t be paid/.test(consequence(choice, { ...n, language: en }, now));
