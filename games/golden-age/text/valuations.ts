/** 19.17 How the System Player values an Action, for players who want to know why he takes it. */
import type { Choice } from '@bb/golden-age/rules';
import { choiceLabel } from './choices.ts';
import type { Names } from './names.ts';

export type Goal = 'itself' | 'blackbeard';
/** The parts of an Action's worth. `games/golden-age/bots/system` computes them. */
export type WorthTerm = 'voyage' | 'grab' | 'pursuit' | 'prey' | 'haven' | 'refuge';

/** Victory Points. */
export interface Worth {
  readonly choice: Choice;
  readonly goal: Goal;
  readonly worth: number;
  readonly terms: readonly { readonly name: WorthTerm; readonly amount: number }[];
}

/** `+6.2 for itself` */
export const worthOf = ({ goal, worth }: Worth, { language: { valuation } }: Names): string =>
  valuation.goals[goal](valuation.points(worth));

/** `the best voyage that begins so +6.2`, and so on. */
const termsOf = ({ terms }: Worth, { language: { valuation } }: Names): readonly string[] =>
  terms.map(({ name, amount }) => `${valuation.terms[name]} ${valuation.points(amount)}`);

/** `+6.2 for itself: the best voyage that begins so` */
export function worthReasons(why: Worth, n: Names): string {
  const [only, ...more] = why.terms;
  const terms = only && more.length === 0 ? n.language.valuation.terms[only.name] : termsOf(why, n).join(', ');
  return n.language.labelled(worthOf(why, n), terms);
}

/** `Low: sail to Havana: +6.2 for itself` */
export const worthInShort = (why: Worth, n: Names): string => n.language.labelled(choiceLabel(why.choice, n), worthOf(why, n));

/** `Low: sail to Havana: +6.2 for itself (the best voyage that begins so +6.2)` */
export const worthInFull = (why: Worth, n: Names): string => `${worthInShort(why, n)} (${termsOf(why, n).join(', ')})`;

/** +6.2 */
export const tenths = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount).toFixed(1)}`;
