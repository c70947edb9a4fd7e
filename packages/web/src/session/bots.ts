/** The worker that the bots think in, and what happens when it fails. */
import { type BotName, isBotName } from '@bb/bots';
import { CHOICES, type Choice, type Decision, type Game, type GameOptions, type Seat, view } from '@bb/engine';
import { type Remote, wrap } from 'comlink';
import type { BotApi } from './bot-worker.ts';
import { pick } from './chance.ts';

export interface BotPort {
  choose(bot: string, g: Game, options: GameOptions, decision: Decision, legal: readonly Choice[]): Promise<Choice>;
  close(): void;
}

export function openBots(onFailure: (bot: string) => void): BotPort {
  let started: { readonly worker: Worker; readonly api: Remote<BotApi> } | null = null;
  /** Not before a bot is asked: people among themselves need none, and a page that opens has better things to fetch. */
  const start = (): Remote<BotApi> => {
    if (!started) {
      const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
      started = { worker, api: wrap<BotApi>(worker) };
    }
    return started.api;
  };
  const ask = async (bot: BotName, g: Game, options: GameOptions, decision: Decision, legal: readonly Choice[]): Promise<Choice | null> => {
    const seat: Seat = decision.seat;
    const id = await start().answer({ bot, options, view: view(g, seat), decision, legal: legal.map((c) => c.id), seed: pick(2 ** 31) });
    const choice = CHOICES[id];
    return choice && legal.includes(choice) ? choice : null;
  };
  return {
    /** A bot that throws, or answers what is not allowed, is replaced for this choice, and the player is told. */
    async choose(bot, g, options, decision, legal) {
      const answer = isBotName(bot) ? await ask(bot, g, options, decision, legal).catch(() => null) : null;
      if (answer) return answer;
      onFailure(bot);
      const other = legal[pick(legal.length)];
      if (!other) throw new Error(`nobody can answer ${decision.ask}`);
      return other;
    },
    close: () => started?.worker.terminate(),
  };
}
