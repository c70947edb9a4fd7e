/** Which seats are present on this node. The server passes only for some seats depending on that. */
import type { Seat } from '@bb/kernel';
import type { TableHost } from './table-host.ts';

/** A request without a socket counts as presence for this long. */
const VISIT_MS = 60_000;

export class SeatPresence {
  readonly #host: TableHost;
  /** By seat: since when the player has been present. */
  readonly #since = new Map<Seat, number>();
  /** The number of connections, by seat. */
  readonly #looking = new Map<Seat, number>();
  readonly #visits = new Map<Seat, { readonly leave: () => void; readonly end: NodeJS.Timeout }>();

  constructor(host: TableHost) {
    this.#host = host;
  }

  /** Since when the player has been present, in milliseconds since 1970; null if absent. */
  since(seat: Seat): number | null {
    return this.#since.get(seat) ?? null;
  }

  /** A connection sees the table from the seat. @returns a function that ends its presence */
  arrive(seat: Seat): () => void {
    if (this.#count(seat, 1) === 1) this.#since.set(seat, this.#host.now());
    this.#host.replan();
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      if (this.#count(seat, -1) === 0) this.#since.delete(seat);
      this.#host.replan();
    };
  }

  #count(seat: Seat, by: number): number {
    const looking = (this.#looking.get(seat) ?? 0) + by;
    this.#looking.set(seat, looking);
    return looking;
  }

  /** A request sees the table from the seat, without a socket: the seat is present for a while. */
  visit(seat: Seat): void {
    const before = this.#visits.get(seat);
    const leave = before?.leave ?? this.arrive(seat);
    clearTimeout(before?.end);
    const end = setTimeout(() => {
      this.#visits.delete(seat);
      leave();
    }, VISIT_MS).unref();
    this.#visits.set(seat, { leave, end });
  }
}
