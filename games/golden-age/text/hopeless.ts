/** Choices that can't succeed, whatever the dice say. */
import { type Choice, choiceOdds, isImpossible } from '@bb/golden-age/rules';
import type { ChoiceContext } from './consequences.ts';
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
export function isHopeless(choice: Choice, { tables }: Names, now: ChoiceContext): boolean {
  const odds = ATTEMPTS.includes(choice.type) ? choiceOdds(choice, { ...now, tables }) : null;
  return odds !== null && isImpossible(odds);
}
