/** Counts the open sockets of each address. */
export class OpenSockets {
  readonly #most: number;
  readonly #open = new Map<string, number>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  hasRoom(network: string): boolean {
    return this.#of(network) < this.#most;
  }

  /** @returns a function that removes it again */
  add(network: string): () => void {
    this.#open.set(network, this.#of(network) + 1);
    this.#size += 1;
    return () => {
      const left = this.#of(network) - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
      this.#size -= 1;
    };
  }

  #of(network: string): number {
    return this.#open.get(network) ?? 0;
  }
}
