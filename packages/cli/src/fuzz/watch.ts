/** Counts the steps a game runs, without a word of it in the engine: the frames on its stack tell when they are read. */
import type { Game, Position } from '@bb/engine';
import { STEP_ITEM } from './universe.ts';

type Frame = Position['stack'][number];

export interface Watch {
  /** Only while the game is moved on: reading a stack for other ends counts nothing. */
  on: boolean;
}

/** From now on each step that `g` runs is told by its item. */
export function watchSteps(g: Game, count: (item: number) => void): Watch {
  const watch: Watch = { on: false };
  const tell = (frame: Frame): Frame => {
    let { at } = frame;
    const items = STEP_ITEM.get(frame.proc);
    Object.defineProperty(frame, 'at', {
      enumerable: true,
      get: () => {
        if (watch.on) count(items?.get(at) ?? -1);
        return at;
      },
      set: (next: string) => {
        at = next;
      },
    });
    return frame;
  };
  g.stack.forEach(tell);
  g.stack.push = (...frames) => Array.prototype.push.apply(g.stack, frames.map(tell));
  return watch;
}
