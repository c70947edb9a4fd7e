/** What passes between the page and the worker that looks back on a game. */
import type { Between, Estimate, Judged } from '@bb/bots';
import { CHOICES, type ChoiceJson, type GameOptions, type Save } from '@bb/engine';

export interface Past {
  readonly options: GameOptions;
  /** Where it begins, for a game that was not begun anew. */
  readonly start: Save | null;
  readonly choices: readonly ChoiceJson[];
  /** How often the choices of each decision are tried. */
  readonly iterations: number;
}

/** A judgment in which choices are named by their ids, and the best and the chosen one by their place. */
export interface Sight extends Omit<Judged['judgment'], 'estimates' | 'best' | 'chosen'> {
  readonly estimates: readonly (Omit<Estimate, 'choice'> & { readonly id: number })[];
  readonly best: number;
  readonly chosen: number;
  readonly before: Between;
  readonly done: number;
  readonly of: number;
}

export const sightOf = ({ judgment, before }: Judged, done: number, of: number): Sight => ({
  ...judgment,
  estimates: judgment.estimates.map(({ choice, ...estimate }) => ({ ...estimate, id: choice.id })),
  best: judgment.estimates.indexOf(judgment.best),
  chosen: judgment.estimates.indexOf(judgment.chosen),
  before,
  done,
  of,
});

/** Null for what can't be of this game. */
export function judgedOf({
  estimates: seen,
  best: bestAt,
  chosen: chosenAt,
  before,
  done: _done,
  of: _of,
  ...judgment
}: Sight): Judged | null {
  const estimates = seen.flatMap(({ id, ...estimate }) => {
    const choice = CHOICES[id];
    return choice ? [{ ...estimate, choice }] : [];
  });
  const [best, chosen] = [estimates[bestAt], estimates[chosenAt]];
  return best && chosen ? { judgment: { ...judgment, estimates, best, chosen }, before } : null;
}
