/** When to wake a table again after a failure. Each node keeps its own record, in memory. */
/** After this time another node does what this one has not. */
export const LEASE_MS = 15_000;
const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 10 * 60_000;

export class WakeDelays {
  readonly #failures = new Map<string, number>();
  /** Until when this node leaves a table to others: milliseconds since 1970. */
  readonly #leftUntil = new Map<string, number>();

  /** @returns after how many milliseconds to try this table again: twice as long after each failure, up to ten minutes */
  failed(table: string): number {
    const failures = (this.#failures.get(table) ?? 0) + 1;
    this.#failures.set(table, failures);
    return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  }

  succeeded(table: string): void {
    this.#failures.delete(table);
  }

  /** This node lacks the rules of the table: it leaves the table to nodes that have them. */
  leave(table: string, now: number): void {
    this.#leftUntil.set(table, now + LONGEST_DELAY_MS);
  }

  /** @returns the tables that this node leaves to others */
  left(now: number): readonly string[] {
    for (const [table, until] of this.#leftUntil) if (until <= now) this.#leftUntil.delete(table);
    return [...this.#leftUntil.keys()];
  }
}
