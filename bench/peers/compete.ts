/** A contestant's end of the line: `peers.ts` says for how many milliseconds to play, and gets the plays a second. */
import { rates } from '../timing.ts';

/** Plays made in a batch. */
export type Batch = () => number;

export function compete(batch: Batch): void {
  process.on('message', (ms: number) => process.send?.(rates(() => ({ plays: batch() }), ms).plays));
  process.send?.('ready');
}
