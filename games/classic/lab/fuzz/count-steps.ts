/** Counts the steps that a game runs. The rules know nothing of it: property getters on the stack's frames notice when a step is read. */
import type { Game } from '../../rules/index.ts';

type Frame = Game['stack'][number];

export interface StepCounter {
  /** Set it only while the game is played on: other code may read the stack too. */
  on: boolean;
}

/** Calls `count` with the coverage item of each step that `g` runs. */
export function countSteps(g: Game, count: (item: string) => void): StepCounter {
  const stepCounter: StepCounter = { on: false };
  const instrument = (frame: Frame): Frame => {
    let { at } = frame;
    Object.defineProperty(frame, 'at', {
      enumerable: true,
      get: () => {
        if (stepCounter.on) count(`step ${frame.proc}/${at}`);
        return at;
      },
      set: (next: string) => {
        at = next;
      },
    });
    return frame;
  };
  g.stack.forEach(instrument);
  g.stack.push = (...frames) => Array.prototype.push.apply(g.stack, frames.map(instrument));
  return stepCounter;
}
