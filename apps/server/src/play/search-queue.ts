/** Shares the threads on which bots search among the hosts of tables, so that the tables of one host can't keep those of the others waiting. */

interface Job {
  start(): void;
}

export interface SearchQueueOptions {
  readonly threads: number;
  /** A job that has waited this long is not started any more. */
  readonly maxWaitMs: number;
}

/** However many hosts wait, a search gets this part of its usual time. */
const MIN_SHARE = 0.1;

export class SearchQueue {
  readonly #options: SearchQueueOptions;
  /** The jobs that wait, by host; the hosts stand in the order of their turns. */
  readonly #waiting = new Map<string, Job[]>();
  /** How many jobs run, by host. */
  readonly #running = new Map<string, number>();
  #runningJobs = 0;

  constructor(options: SearchQueueOptions) {
    this.#options = options;
  }

  /**
   * @param search  is given its share of the usual time: 1, or less if more hosts have jobs than there are threads
   * @returns what the search returns; null if it waited too long and was never started
   */
  run<T>(host: string, search: (share: number) => Promise<T>): Promise<T | null> {
    return new Promise((resolve, reject) => {
      const expiry = setTimeout(() => {
        this.#remove(host, job);
        resolve(null);
      }, this.#options.maxWaitMs).unref();
      const job: Job = {
        start: () => {
          clearTimeout(expiry);
          this.#count(host, 1);
          search(this.#share())
            .then(resolve, reject)
            .finally(() => {
              this.#count(host, -1);
              this.#startNext();
            });
        },
      };
      this.#waiting.set(host, [...(this.#waiting.get(host) ?? []), job]);
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#runningJobs < this.#options.threads) {
      const [first] = this.#waiting;
      if (!first) return;
      const [host, [job, ...others]] = first;
      // The host goes to the end of the line.
      this.#waiting.delete(host);
      if (others.length > 0) this.#waiting.set(host, others);
      job?.start();
    }
  }

  #remove(host: string, job: Job): void {
    const others = (this.#waiting.get(host) ?? []).filter((waiting) => waiting !== job);
    if (others.length > 0) this.#waiting.set(host, others);
    else this.#waiting.delete(host);
  }

  #count(host: string, by: 1 | -1): void {
    this.#runningJobs += by;
    const running = (this.#running.get(host) ?? 0) + by;
    if (running > 0) this.#running.set(host, running);
    else this.#running.delete(host);
  }

  #share(): number {
    const hosts = new Set([...this.#waiting.keys(), ...this.#running.keys()]).size;
    return Math.max(MIN_SHARE, Math.min(1, this.#options.threads / hosts));
  }
}
