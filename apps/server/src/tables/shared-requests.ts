/**
 * Answers requests for the same key in the same turn of the event loop with one lookup. The lookup begins after the last of these requests, so
 * nobody gets an answer from before the request.
 */
export class SharedRequests<T> {
  readonly #load: (key: string) => Promise<T>;
  readonly #pending = new Map<string, Promise<T>>();

  constructor(load: (key: string) => Promise<T>) {
    this.#load = load;
  }

  get(key: string): Promise<T> {
    const asked = this.#pending.get(key) ?? this.#loadSoon(key);
    this.#pending.set(key, asked);
    return asked;
  }

  async #loadSoon(key: string): Promise<T> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#pending.delete(key);
    return this.#load(key);
  }
}
