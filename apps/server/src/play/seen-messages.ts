/** Remembers which choice messages were accepted, so that a repeated one counts once. */
import type { Seat } from '@bb/kernel';

/** The number of messages that are remembered for each seat. A client repeats a message at once or never. */
export const MAX_REMEMBERED = 500;

export class SeenMessages {
  readonly #seats = new Map<Seat, Map<string, number>>();

  /** `seq`: the number of the choice it made. */
  add(seat: Seat, key: string, seq: number): void {
    const known = this.#seats.get(seat) ?? new Map<string, number>();
    this.#seats.set(seat, known);
    known.set(key, seq);
    const [oldest = key] = known.keys();
    if (known.size > MAX_REMEMBERED) known.delete(oldest);
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
