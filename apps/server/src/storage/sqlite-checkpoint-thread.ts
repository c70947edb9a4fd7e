/**
 * The thread that runs WAL checkpoints of a SQLite file while the writer thread goes on: a checkpoint takes a tenth of a second, and all
 * writes would wait for it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';

const file = new SqliteFile(workerData);

parentPort?.on('message', () => {
  file.checkpoint();
  parentPort?.postMessage(null);
});
