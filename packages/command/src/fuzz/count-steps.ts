/** Counts the steps that a game runs. The rules know nothing of it: property getters on the stack's frames notice when a step is read. */
import type { Frame } from '@bb/kernel';

export interface StepCounter {
  /** Set it only while the game is played on: other code may read the stack too. */
  on: boolean;
}

/** Calls `count` with the index of each step that is run. @param index  by procedure, then by step */
export function countSteps(
  stack: Frame[],
  index: ReadonlyMap<string, ReadonlyMap<string, number>>,
  count: (item: number | undefined) => void,
): StepCounter {
  const stepCounter: StepCounter = { on: false };
  const instrument = (frame: Frame): Frame => {
    let { at } = frame;
    const items = index.get(frame.proc);
    Object.defineProperty(frame, 'at', {
      enumerable: true,
      get: () => {
        if (stepCounter.on) count(items?.get(at));
        return at;
      },
      set: (next: string) => {
        at = next;
      },
    });
    return frame;
  };
  stack.forEach(instrument);
  stack.push = (...frames) => Array.prototype.push.apply(stack, frames.map(instrument));
  return stepCounter;
}
