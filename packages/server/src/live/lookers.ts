/** Who is at a table on this node: whom the server may pass for depends on it. */
import type { Seat } from '@bb/engine';
import type { Node } from './node.ts';
import type { Questions } from './questions.ts';

/** Milliseconds that a request counts as being there. */
const VISIT = 60_000;

export class Lookers {
  readonly #questions: Questions;
  readonly #node: Node;
  /** By seat: how many look on from there. */
  readonly #looking = new Map<Seat, number>();
  readonly #visits = new Map<Seat, { readonly leave: () => void; readonly end: NodeJS.Timeout }>();

  constructor(questions: Questions, node: Node) {
    this.#questions = questions;
    this.#node = node;
  }

  /** Somebody looks on from the seat. Yields what ends that. */
  sit(seat: Seat): () => void {
    if (this.#count(seat, 1) === 1) this.#questions.come(seat, this.#node.now());
    this.#node.replan();
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      if (this.#count(seat, -1) === 0) this.#questions.go(seat);
      this.#node.replan();
    };
  }

  #count(seat: Seat, by: number): number {
    const looking = (this.#looking.get(seat) ?? 0) + by;
    this.#looking.set(seat, looking);
    return looking;
  }

  /** Somebody has looked on from the seat who has no socket: he is there for a while. */
  visit(seat: Seat): void {
    const before = this.#visits.get(seat);
    const leave = before?.leave ?? this.sit(seat);
    clearTimeout(before?.end);
    const end = setTimeout(() => {
      this.#visits.delete(seat);
      leave();
    }, VISIT).unref();
    this.#visits.set(seat, { leave, end });
  }
}
