/** Starts the bot worker, and prepares positions for it. Fetched when the first bot is asked. */
import { clone, type Game, resample, type Save, type Seat, save } from '@bb/golden-age/rules';
import type { Random } from '@bb/kernel';
import { wrap } from 'comlink';
import type { BotApi } from './bot-worker.ts';
import type { GoldenAgeWorker } from './golden-age.ts';
import { randomBelow } from './secure-random.ts';

export function startBotWorker(): GoldenAgeWorker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const api = wrap<BotApi>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  broken.catch(() => undefined);
  const unlessBroken = <T>(answer: Promise<T>): Promise<T> => Promise.race([answer, broken]);
  return {
    ready: () => unlessBroken(api.ready()),
    answer: (question) => unlessBroken(api.answer(question)),
    hurry: () => unlessBroken(api.hurry()),
    weigh: (position) => unlessBroken(api.weigh(position)),
    end: () => worker.terminate(),
  };
}

const fraction: Random = () => randomBelow(2 ** 32) / 2 ** 32;

/** @returns the position with everything that `you` can't see dealt anew, so that a bot never gets hidden information */
export function resampledFor(g: Game, you: Seat): Save {
  const dealt = clone(g);
  resample(dealt, you, fraction);
  return save(dealt);
}
