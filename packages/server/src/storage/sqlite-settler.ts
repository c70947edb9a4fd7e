/**
 * A thread that puts what was written in its place in a SQLite file, while the thread that writes goes on: the disk takes a tenth of a second
 * for it, and all would wait.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';

const file = new SqliteFile(workerData);

parentPort?.on('message', () => {
  file.settle();
  parentPort?.postMessage(null);
});
