/** One piece of work after the other, in the order in which they are given. One that fails stops no other. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve();

  do<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when all that has been given by now is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
