/** Sorts the questions of stored games by their shapes, so that a test lays out one of each. */
import type { AskTraits } from '@bb/kernel';

/** A question, or the one that stands for all of its shape. */
export interface Shaped {
  readonly decision: { readonly ask: string; readonly traits: AskTraits };
  readonly choices: readonly { readonly id: number | string; readonly type: string }[];
  /** The letters of all labels. */
  readonly length: number;
  /** How often the shape occurs. */
  readonly count: number;
}

/** @returns a text for the shape of a list: how many there are of each kind */
export function shapeOf(what: string, kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [what, ...counts].flat().join(' ');
}

export const lengthOf = (labels: readonly { readonly length: number }[]): number => labels.reduce((sum, { length }) => sum + length, 0);

/** Keeps the fullest question of each kind: the one with the largest `size`, such as the longest labels or the most events. */
export class FullestOfKind<Q extends { readonly count: number }> {
  private readonly found = new Map<string, { readonly question: Q; readonly size: number }>();

  /** @param copy  makes the question that is kept, with this count */
  add(kind: string, size: number, copy: (count: number) => Q): void {
    const known = this.found.get(kind);
    const count = (known?.question.count ?? 0) + 1;
    this.found.set(
      kind,
      known && known.size >= size ? { ...known, question: { ...known.question, count } } : { question: copy(count), size },
    );
  }

  get all(): readonly Q[] {
    return [...this.found.values()].map(({ question }) => question);
  }
}

/** A question as the player first sees it, or with a group of choices open. */
export interface Look<Q extends Shaped, O> {
  readonly question: Q;
  readonly opened: O | null;
}

/**
 * @param looksAt  the looks of a question, by their shapes
 * @returns all looks of different shapes, each with the questions that have it
 */
export function looksOf<Q extends Shaped, O>(
  questions: readonly Q[],
  looksAt: (question: Q) => ReadonlyMap<string, Look<Q, O>>,
): readonly { readonly look: Look<Q, O>; readonly of: readonly Q[] }[] {
  const found = new Map<string, { look: Look<Q, O>; of: Q[] }>();
  for (const question of questions)
    for (const [shape, look] of looksAt(question)) {
      const known = found.get(shape);
      if (!known) found.set(shape, { look, of: [question] });
      else {
        known.of.push(question);
        if (question.length > known.look.question.length) known.look = look;
      }
    }
  return [...found.values()];
}
