import { type ChoiceOf, choiceRegistry } from '@bb/kernel';
import { CARDS, COVE_NAMES, COVES, cardName, FACES } from './pieces.ts';

/** Every kind of choice, and what it names. */
export interface Fields {
  rollDie: { readonly face: number };
  dealCard: { readonly card: number };
  landAt: { readonly cove: number };
  sail: object;
  pressOn: object;
  playCard: { readonly card: number };
  pass: object;
}
export type Choice = ChoiceOf<Fields>;
export type ChoiceKind = Choice['type'];

export const choices = choiceRegistry<Fields>({ card: CARDS.map(cardName), cove: COVE_NAMES });

export const ROLL_DIE = choices.each(FACES, 'rollDie', (face) => ({ face }));
export const DEAL_CARD = choices.each(CARDS, 'dealCard', (card) => ({ card }));
export const LAND_AT = choices.each(COVES, 'landAt', (cove) => ({ cove }));
export const SAIL = choices.one('sail', {});
export const PRESS_ON = choices.one('pressOn', {});
export const PLAY_CARD = choices.each(CARDS, 'playCard', (card) => ({ card }));
export const PASS = choices.one('pass', {});
