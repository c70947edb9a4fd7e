/** Those who ask for the same in the same moment get one answer. It is looked up when all have asked: nobody gets an older one. */
export class Shared<T> {
  readonly #look: (key: string) => Promise<T>;
  readonly #asked = new Map<string, Promise<T>>();

  constructor(look: (key: string) => Promise<T>) {
    this.#look = look;
  }

  ask(key: string): Promise<T> {
    const asked = this.#asked.get(key) ?? this.#soon(key);
    this.#asked.set(key, asked);
    return asked;
  }

  async #soon(key: string): Promise<T> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#asked.delete(key);
    return this.#look(key);
  }
}
