/** Starts the bot worker. Fetched when the first bot is asked. */
import { type BotWorker, wrapBotWorker } from '@bb/table-kit/session/wrap-bot-worker.ts';
import type { BotApi } from './bot-worker.ts';
import type { WorthOfId } from './bot-worker-handlers.ts';

export interface GoldenAgeWorker extends BotWorker {
  /** 19.17 How the System Player rates each Action. */
  weigh(position: object): Promise<readonly WorthOfId[]>;
}

export function startBotWorker(): GoldenAgeWorker {
  const { bots, api, unlessBroken } = wrapBotWorker<BotApi>(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
  return { ...bots, weigh: (position) => unlessBroken(api.weigh(position)) };
}
