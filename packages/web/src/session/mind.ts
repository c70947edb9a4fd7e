/** The worker that the bots think in, and what it is given to think about. Fetched with the first bot. */
import { clone, type Game, type Random, resample, type Save, type Seat, save } from '@bb/engine';
import { wrap } from 'comlink';
import type { BotApi } from './bot-worker.ts';
import type { Mind } from './bots.ts';
import { pick } from './chance.ts';

export function startMind(): Mind {
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

const fraction: Random = () => pick(2 ** 32) / 2 ** 32;

/** The position with all that `you` can't see dealt anew: nothing hidden from a bot comes near it. */
export function dealtFor(g: Game, you: Seat): Save {
  const dealt = clone(g);
  resample(dealt, you, fraction);
  return save(dealt);
}
