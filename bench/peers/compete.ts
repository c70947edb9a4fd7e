/** A contestant's side of the connection: `peers.ts` sends the milliseconds to play and gets back the plays a second. */
import { rates } from '../timing.ts';

/** Plays one batch. @returns the number of plays */
export type Batch = () => number;

export function compete(batch: Batch): void {
  process.on('message', (ms: number) => process.send?.(rates(() => ({ plays: batch() }), ms).plays));
  process.send?.('ready');
}
