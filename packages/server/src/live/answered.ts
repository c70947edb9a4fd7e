/** Which messages with choices have been taken, so that one that is sent again counts once. */
import type { Seat } from '@bb/engine';

/** Messages of one seat that are known; what is sent again comes at once, or never. */
export const KNOWN = 500;

export class Answered {
  readonly #seats = new Map<Seat, Map<string, number>>();

  /** `seq`: the choice that it has made. */
  add(seat: Seat, key: string, seq: number): void {
    const known = this.#seats.get(seat) ?? new Map<string, number>();
    this.#seats.set(seat, known);
    known.set(key, seq);
    const [oldest = key] = known.keys();
    if (known.size > KNOWN) known.delete(oldest);
  }

  get(seat: Seat, key: string): number | undefined {
    return this.#seats.get(seat)?.get(key);
  }

  has(seat: Seat, key: string): boolean {
    return this.get(seat, key) !== undefined;
  }

  clear(): void {
    this.#seats.clear();
  }
}
