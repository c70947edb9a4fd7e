/** This side of the thread that settles a SQLite file. Without it, all wait sooner or later. */
import { Worker } from 'node:worker_threads';
import type { SqliteFile } from './sqlite-file.ts';

/** Orders after which it is asked for. Most pages are written again and again: the less often, the less there is to do. */
const EACH = 4000;
/** Pages, of four kilobytes, after which the file is settled at once, and all wait for it: more than come while the thread is at it. */
const MOST_UNSETTLED = 50_000;

const RUNS_SOURCES = import.meta.url.endsWith('.ts');

export class Settling {
  readonly #file: SqliteFile;
  readonly #thread: Worker;
  #orders = 0;
  #isNearlyDone = false;

  constructor(file: SqliteFile, path: string) {
    this.#file = file;
    file.exec(`pragma wal_autocheckpoint = ${MOST_UNSETTLED}`);
    this.#thread = new Worker(new URL(RUNS_SOURCES ? './sqlite-settler.ts' : './sqlite-settler.js', import.meta.url), { workerData: path });
    this.#thread.on('error', () => undefined);
    this.#thread.on('message', () => {
      this.#isNearlyDone = true;
    });
    this.#thread.unref();
  }

  /** So many orders more are done. */
  goOn(orders: number): void {
    this.#orders += orders;
    if (this.#orders >= EACH) {
      this.#orders = 0;
      this.#thread.postMessage(null);
    }
    // What has come meanwhile is not much; where all is in its place, the log is written from its start again.
    if (this.#isNearlyDone && !this.#file.isInTransaction) {
      this.#isNearlyDone = false;
      try {
        this.#file.settle();
      } catch {
        // A disk that is full is told to who writes next.
      }
    }
  }
}
