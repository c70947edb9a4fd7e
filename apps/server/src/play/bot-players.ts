/** Plays the seats of bots. Each gets a position dealt for it, from which nothing hidden can be read. */
import { availableParallelism } from 'node:os';
import type { ChoiceJson, Seat } from '@bb/kernel';
import { Tinypool } from 'tinypool';
import type { HostedGame } from '../tables/hosted-games.ts';
import { random } from './random.ts';
import { SearchQueue } from './search-queue.ts';

export interface Question {
  /** The id of the game, and the version of its rules. */
  readonly game: string;
  readonly version: string;
  readonly bot: string;
  readonly save: object;
  /** The search ends after this time, whatever its level would take. */
  readonly maxMs: number;
}

export interface BotsChoice {
  readonly choice: ChoiceJson;
  /** The server is busy, so that the bot had less time than its level takes, or the substitute chose for it. */
  readonly isShort: boolean;
}

export interface Bots {
  /**
   * @param rules  the table's game and its bots
   * @param host  the player who created the table: hosts share the threads on which bots search
   */
  choose(bot: string, rules: Pick<HostedGame, 'game' | 'bots'>, position: object, seat: Seat, host: string): Promise<BotsChoice>;
  close(): Promise<void>;
}

/** The most that any level thinks. */
const FULL_SEARCH_MS = 1000;
/** The substitute chooses for a bot that has waited this long for a thread. */
const MAX_WAIT_MS = 4000;

/** Bots that search think in threads of their own; the others answer at once. */
export function openBots(): Bots {
  let pool: Tinypool | null = null;
  const maxThreads = Math.max(1, availableParallelism() - 1);
  const queue = new SearchQueue({ threads: maxThreads, maxWaitMs: MAX_WAIT_MS });
  const threads = (): Tinypool => {
    pool ??= new Tinypool({
      filename: new URL('./search-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads,
      execArgv: ['--no-warnings'],
    });
    return pool;
  };
  return {
    async choose(name, { game, bots }, position, seat, host) {
      const dealt = game.clone(position);
      game.resample(dealt, seat, random);
      const found =
        bots.isSearching(name) &&
        (await queue.run(host, async (share): Promise<BotsChoice> => {
          const { id, version } = game;
          const question: Question = { game: id, version, bot: name, save: game.save(dealt), maxMs: FULL_SEARCH_MS * share };
          return { choice: await threads().run(question), isShort: share < 1 };
        }));
      if (found) return found;
      const answering = found === null ? bots.substitute : name;
      const bot = bots.player(answering);
      if (!bot) throw new Error(`there is no bot "${answering}"`);
      return { choice: game.choices.toJson(bot.choose(dealt, random)), isShort: found === null };
    },
    close: async () => pool?.destroy(),
  };
}
