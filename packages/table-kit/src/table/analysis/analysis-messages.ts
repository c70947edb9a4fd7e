/** Messages between the page and the analysis worker. */
import type { AnyChoice, ChoiceJson } from '@bb/kernel';
import type { Between, Estimate, Judged } from '@bb/search';
import type { SessionTypes } from '../../session/session-game.ts';

export interface AnalysisRequest<T extends SessionTypes> {
  readonly options: T['options'];
  /** The position it begins from, as the game saves it, or null for a new game. */
  readonly start: object | null;
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

export const toMessage = <Choice extends AnyChoice>(
  { judgment, before }: Pick<Judged<Choice>, 'judgment' | 'before'>,
  done: number,
  of: number,
): AnalysisMessage => ({
  ...judgment,
  estimates: judgment.estimates.map(({ choice, ...estimate }) => ({ ...estimate, id: choice.id })),
  best: judgment.estimates.indexOf(judgment.best),
  chosen: judgment.estimates.indexOf(judgment.chosen),
  before,
  done,
  of,
});

/** @param choices all choices of the game, by id. @returns null if a choice id or index does not exist */
export function fromMessage<Choice extends AnyChoice>(
  { estimates: seen, best: bestAt, chosen: chosenAt, before, done: _done, of: _of, ...judgment }: AnalysisMessage,
  choices: readonly Choice[],
): Judged<Choice> | null {
  const estimates = seen.flatMap(({ id, ...estimate }) => {
    const choice = choices[id];
    return choice ? [{ ...estimate, choice }] : [];
  });
  const [best, chosen] = [estimates[bestAt], estimates[chosenAt]];
  return best && chosen ? { judgment: { ...judgment, estimates, best, chosen }, before } : null;
}
