/** Messages between the page and the analysis worker. */
import type { Between, Estimate, Judged } from '@bb/golden-age/bots';
import { CHOICES, type ChoiceJson, type GameOptions, type Save } from '@bb/golden-age/rules';

export interface AnalysisRequest {
  readonly options: GameOptions;
  /** The position it begins from, or null for a new game. */
  readonly start: Save | null;
  readonly choices: readonly ChoiceJson[];
  /** The number of simulations for each decision. */
  readonly iterations: number;
}

/** A judgment in which choices are given by id, and `best` and `chosen` by their index in `estimates`. */
export interface AnalysisMessage extends Omit<Judged['judgment'], 'estimates' | 'best' | 'chosen'> {
  readonly estimates: readonly (Omit<Estimate, 'choice'> & { readonly id: number })[];
  readonly best: number;
  readonly chosen: number;
  readonly before: Between;
  /** Progress: `done` of `of` decisions. */
  readonly done: number;
  readonly of: number;
}

export const toMessage = ({ judgment, before }: Judged, done: number, of: number): AnalysisMessage => ({
  ...judgment,
  estimates: judgment.estimates.map(({ choice, ...estimate }) => ({ ...estimate, id: choice.id })),
  best: judgment.estimates.indexOf(judgment.best),
  chosen: judgment.estimates.indexOf(judgment.chosen),
  before,
  done,
  of,
});

/** @returns null if a choice id or index does not exist */
export function fromMessage({
  estimates: seen,
  best: bestAt,
  chosen: chosenAt,
  before,
  done: _done,
  of: _of,
  ...judgment
}: AnalysisMessage): Judged | null {
  const estimates = seen.flatMap(({ id, ...estimate }) => {
    const choice = CHOICES[id];
    return choice ? [{ ...estimate, choice }] : [];
  });
  const [best, chosen] = [estimates[bestAt], estimates[chosenAt]];
  return best && chosen ? { judgment: { ...judgment, estimates, best, chosen }, before } : null;
}
