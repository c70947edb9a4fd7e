/** Odds beside a choice and beside the prompt. */
import { type Choice, choiceOdds, rerollOdds } from '@bb/classic/rules';
import { type OddsText, oddsText } from '@bb/classic/text';
import type { DecisionContext } from './decision-context.ts';

/** @returns the texts of the rolls and draws that a choice leads to at once */
export const oddsOf = (choice: Choice, { decision: { ask, about }, view, sight, language }: DecisionContext): readonly OddsText[] =>
  choiceOdds(choice, { ask, about, view, tables: sight.tables }).map((odds) => oddsText(odds, language));

/** @returns all that is known of the odds, for a tooltip; empty if there are none */
export const inFull = (odds: readonly OddsText[]): string =>
  odds.map(({ formula, details }) => [formula, details].filter((part) => part !== '').join(': ')).join('\n');

export interface OddsNote {
  /** Such as `58 %`. */
  readonly brief: string;
  readonly formula: string;
  readonly details: string;
  /** What the dice that lie come to; empty if none do. */
  readonly now: string;
}

/** @returns the odds of the only choice that has some; null if none or several have */
export function noteOf(context: DecisionContext): OddsNote | null {
  const [only, ...others] = context.choices.flatMap((choice) => {
    const [odds] = oddsOf(choice, context);
    return odds ? [odds] : [];
  });
  if (only === undefined || others.length > 0) return null;
  const { about } = context.decision;
  const lies = about.roll ? rerollOdds(context.sight, about)?.now.outcome : undefined;
  return { ...only, now: lies === undefined || lies === 'sum' ? '' : context.language.odds.outcomes[lies] };
}
