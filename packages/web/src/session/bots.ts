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
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const api: Remote<BotApi> = wrap<BotApi>(worker);
  const ask = async (bot: BotName, g: Game, options: GameOptions, decision: Decision, legal: readonly Choice[]): Promise<Choice | null> => {
    const seat: Seat = decision.seat;
    const id = await api.answer({ bot, options, view: view(g, seat), decision, legal: legal.map((c) => c.id), seed: pick(2 ** 31) });
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
    close: () => worker.terminate(),
  };
}
