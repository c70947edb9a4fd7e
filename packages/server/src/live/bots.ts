/** Who plays the seats of bots. Each gets a position dealt for it, from which nothing hidden can be read. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { ChoiceJson, Game, Random, Save, Seat } from '@bb/engine';
import { Tinypool } from 'tinypool';
import { rulesOf } from '../rules/rules.ts';

export interface Question {
  /** Its version. */
  readonly engine: string;
  readonly bot: string;
  readonly save: Save;
  readonly seed: number;
}

export interface Bots {
  /** What the bot chooses at the question that this seat is asked in a game of this engine. */
  choose(bot: string, game: Game, seat: Seat, engine: string): Promise<ChoiceJson>;
  close(): Promise<void>;
}

const UNITS = 2 ** 32;
const random: Random = () => randomInt(UNITS) / UNITS;
const RUNS_SOURCES = import.meta.url.endsWith('.ts');

/** Bots that search think in threads of their own; the others answer at once. */
export function openBots(): Bots {
  let pool: Tinypool | null = null;
  const threads = (): Tinypool => {
    pool ??= new Tinypool({
      filename: new URL(RUNS_SOURCES ? './bot-worker.ts' : './bot-worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      ...(RUNS_SOURCES && { execArgv: ['--conditions=bb-source', '--no-warnings'] }),
    });
    return pool;
  };
  return {
    async choose(name, game, seat, engine) {
      const { choiceToJson, clone, playerNamed, resample, save, situationOf } = rulesOf(engine);
      const bot = playerNamed(name);
      if (!bot) throw new Error(`there is no bot "${name}"`);
      const dealt = clone(game);
      resample(dealt, seat, random);
      if (bot.think) return threads().run({ engine, bot: name, save: save(dealt), seed: randomInt(UNITS) } satisfies Question);
      const at = situationOf(dealt);
      if (!at) throw new Error('nobody is asked');
      return choiceToJson(bot.choose(at, random));
    },
    close: async () => pool?.destroy(),
  };
}
