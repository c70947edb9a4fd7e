/** Plays the seats of bots. Each gets a position dealt for it, from which nothing hidden can be read. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { ChoiceJson, Game, Save, Seat } from '@bb/golden-age/rules';
import type { Random } from '@bb/kernel';
import { Tinypool } from 'tinypool';
import { rulesOf } from '../rules/kept-rules.ts';
import { SearchQueue } from './search-queue.ts';

export interface Question {
  /** Its version. */
  readonly engine: string;
  readonly bot: string;
  readonly save: Save;
  readonly seed: number;
  /** The search ends after this time, whatever its level would take. */
  readonly maxMs: number;
}

export interface BotsChoice {
  readonly choice: ChoiceJson;
  /** The server is busy, so that the bot had less time than its level takes, or the captain chose for it. */
  readonly isShort: boolean;
}

export interface Bots {
  /**
   * @param engine  the version of the table's engine
   * @param host  the player who created the table: hosts share the threads on which bots search
   */
  choose(bot: string, game: Game, seat: Seat, engine: string, host: string): Promise<BotsChoice>;
  close(): Promise<void>;
}

const UNITS = 2 ** 32;
/** The most that any level thinks. */
const FULL_SEARCH_MS = 1000;
/** The captain chooses for a bot that has waited this long for a thread. */
const MAX_WAIT_MS = 4000;
const SUBSTITUTE = 'captain';
const random: Random = () => randomInt(UNITS) / UNITS;
const RUNS_SOURCES = import.meta.url.endsWith('.ts');

/** Bots that search think in threads of their own; the others answer at once. */
export function openBots(): Bots {
  let pool: Tinypool | null = null;
  const maxThreads = Math.max(1, availableParallelism() - 1);
  const queue = new SearchQueue({ threads: maxThreads, maxWaitMs: MAX_WAIT_MS });
  const threads = (): Tinypool => {
    pool ??= new Tinypool({
      filename: new URL(`./search-worker.${RUNS_SOURCES ? 'ts' : 'js'}`, import.meta.url).href,
      minThreads: 0,
      maxThreads,
      ...(RUNS_SOURCES && { execArgv: ['--conditions=bb-source', '--no-warnings'] }),
    });
    return pool;
  };
  return {
    async choose(name, game, seat, engine, host) {
      const { choiceToJson, clone, playerNamed, resample, save, situationOf } = rulesOf(engine);
      const bot = playerNamed(name);
      if (!bot) throw new Error(`there is no bot "${name}"`);
      const dealt = clone(game);
      resample(dealt, seat, random);
      const found =
        bot.think &&
        (await queue.run(host, async (share): Promise<BotsChoice> => {
          const question: Question = { engine, bot: name, save: save(dealt), seed: randomInt(UNITS), maxMs: FULL_SEARCH_MS * share };
          return { choice: await threads().run(question), isShort: share < 1 };
        }));
      if (found) return found;
      const at = situationOf(dealt);
      if (!at) throw new Error('nobody is asked');
      const answering = bot.think ? playerNamed(SUBSTITUTE) : bot;
      if (!answering) throw new Error(`there is no bot "${SUBSTITUTE}"`);
      return { choice: choiceToJson(answering.choose(at, random)), isShort: answering !== bot };
    },
    close: async () => pool?.destroy(),
  };
}
