/** Runs jobs one after another, in order. A job that fails does not stop the next. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  do<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when all jobs given so far are done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
