/** The writer thread's side of the checkpoint thread. If that thread fails, SQLite's automatic checkpoints do its work, and writes wait for them. */
import { Worker } from 'node:worker_threads';
import type { SqliteFile } from './sqlite-file.ts';

/** Most pages are written again and again, so fewer checkpoints mean less work in all. */
const WRITES_PER_CHECKPOINT = 4000;
/**
 * Pages of 4 KB in the WAL after which SQLite runs a checkpoint itself, while all writes wait. It is more than what is written during a
 * checkpoint of the thread.
 */
const MAX_WAL_PAGES = 50_000;

export class Checkpointer {
  readonly #file: SqliteFile;
  readonly #thread: Worker;
  #writes = 0;
  #hasCheckpointed = false;

  constructor(file: SqliteFile, path: string) {
    this.#file = file;
    file.exec(`pragma wal_autocheckpoint = ${MAX_WAL_PAGES}`);
    this.#thread = new Worker(new URL('./sqlite-checkpoint-thread.ts', import.meta.url), {
      workerData: path,
    });
    this.#thread.on('error', () => undefined);
    this.#thread.on('message', () => {
      this.#hasCheckpointed = true;
    });
    this.#thread.unref();
  }

  /** @param count  write requests since the last call */
  afterWrites(count: number): void {
    this.#writes += count;
    if (this.#writes >= WRITES_PER_CHECKPOINT) {
      this.#writes = 0;
      this.#thread.postMessage(null);
    }
    // Little was written during the thread's checkpoint. When that is copied too, SQLite writes the WAL from its start again.
    if (this.#hasCheckpointed && !this.#file.isInTransaction) {
      this.#hasCheckpointed = false;
      try {
        this.#file.checkpoint();
      } catch {
        // If the disk is full, the next write reports it.
      }
    }
  }
}
