/** What the calibrations of the games share: games in threads, figures and tables, and a page whose first part is written by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Games to be played at one kind of table. */
export interface Job {
  /** The number of the setting. */
  readonly setting: number;
  readonly games: number;
  readonly seed: string;
}

interface Calibration<Done> {
  /** The address of the script, which runs again in each thread. */
  readonly script: string;
  readonly page: URL;
  /** The line of the page below which the report is written. */
  readonly mark: string;
  /** The number of settings: kinds of tables. */
  readonly settings: number;
  work(job: Job): Done;
  report(results: readonly Done[], games: number, seed: string): string;
}

/** Plays the games of each setting in a thread of its own, and writes the report or, with `--dry`, prints it. @returns the results; in a thread, none */
export async function calibrate<Done>({ script, page, mark, settings, work, report }: Calibration<Done>): Promise<readonly Done[]> {
  if (!isMainThread) {
    parentPort?.postMessage(work(workerData));
    return [];
  }
  const { values } = parseArgs({ options: { games: { type: 'string' }, seed: { type: 'string' }, dry: { type: 'boolean' } } });
  const games = Number(values.games ?? '500');
  const seed = values.seed ?? 'calibration';
  const inThread = (job: Job): Promise<Done> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(script), { workerData: job });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  const results = await Promise.all(Array.from({ length: settings }, (_, setting) => inThread({ setting, games, seed })));
  const text = report(results, games, seed);
  if (values.dry) console.log(text);
  else {
    const [byHand = ''] = readFileSync(page, 'utf8').split(mark);
    writeFileSync(page, `${byHand}${mark}\n\n${text}`);
  }
  return results;
}

export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
export const mean = (list: readonly number[]): number => sum(list) / Math.max(1, list.length);
const quantile = (list: readonly number[], q: number): number => list.toSorted((a, b) => a - b)[Math.round(q * (list.length - 1))] ?? 0;
export const percent = (share: number): string => `${Math.round(100 * share)} %`;
/** @returns the median, with the 10th and 90th percentiles in brackets */
export const spreadOf = (list: readonly number[], text: (n: number) => string): string =>
  `${text(quantile(list, 0.5))} (${text(quantile(list, 0.1))}–${text(quantile(list, 0.9))})`;
