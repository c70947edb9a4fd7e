/** 19.17 What the System Player makes of an Action, for people who would know why he does it. */
import type { Choice } from '@bb/engine';
import { choiceLabel } from './choices.ts';
import type { Names } from './names.ts';

export type Goal = 'itself' | 'blackbeard';
/** What an Action's worth is made of; what each means, the System Player says. */
export type WorthTerm = 'voyage' | 'grab' | 'pursuit' | 'prey' | 'haven' | 'refuge';

/** Victory Points. */
interface Worth {
  readonly choice: Choice;
  readonly goal: Goal;
  readonly worth: number;
  readonly terms: readonly { readonly name: WorthTerm; readonly amount: number }[];
}

/** `Low: sail to Havana: +6.2 for itself (the best voyage +6.2)` */
export function worthTold({ choice, goal, worth, terms }: Worth, n: Names): string {
  const { labelled, valuation } = n.language;
  const parts = terms.map(({ name, amount }) => `${valuation.terms[name]} ${valuation.points(amount)}`);
  return labelled(choiceLabel(choice, n), `${valuation.goals[goal](valuation.points(worth))} (${parts.join(', ')})`);
}

/** +6.2 */
export const tenths = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount).toFixed(1)}`;
