/** Landfall, the example game, with bots that think on this thread. */
import { landfallGame } from '@bb/landfall/table/play.ts';
import type { BotWorker } from '@bb/table-kit/session/wrap-bot-worker.ts';
import { withQuickBots } from './local.ts';

const quick = (answer: BotWorker['answer']): BotWorker => ({
  ready: async () => true,
  answer,
  hurry: async () => true,
  end: () => undefined,
});

export const landfallSessions = withQuickBots(landfallGame, quick);
