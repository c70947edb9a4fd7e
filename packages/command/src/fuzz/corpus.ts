/** Positions that may lead to something rare, sorted into cells by their traits. New games start from the cells used least. */
import { type GameTypes, pick, type Random } from '@bb/kernel';

/** A position, and the choices that lead to it. */
export interface Start<T extends GameTypes> {
  readonly options: T['options'];
  readonly choices: readonly T['choice'][];
  readonly p: T['position'];
}

interface Cell<T extends GameTypes> {
  readonly starts: Start<T>[];
  /** How many positions of this kind were offered. */
  offered: number;
  /** How many games have started here. */
  started: number;
}

const MAX_STARTS_PER_CELL = 4;

export class Corpus<T extends GameTypes> {
  readonly #cells = new Map<number, Cell<T>>();

  /** Offers a position of these traits to the corpus, which keeps a random sample of each kind. @param start  makes the copy to keep */
  offer(traits: number, start: () => Start<T>, random: Random): void {
    if (traits === 0) return;
    const cell = this.#cells.get(traits) ?? { starts: [], offered: 0, started: 0 };
    this.#cells.set(traits, cell);
    cell.offered += 1;
    const place = cell.starts.length < MAX_STARTS_PER_CELL ? cell.starts.length : Math.floor(random() * cell.offered);
    if (place < MAX_STARTS_PER_CELL) cell.starts[place] = start();
  }

  /** Draws a position of the kind from which the fewest games have started. @returns null if the corpus is empty */
  draw(random: Random): Start<T> | null {
    let best: Cell<T> | null = null;
    for (const cell of this.#cells.values()) if (best === null || cell.started < best.started) best = cell;
    if (best === null) return null;
    best.started += 1;
    return pick(best.starts, random);
  }
}
