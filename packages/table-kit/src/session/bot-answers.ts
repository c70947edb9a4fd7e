/** What a bot worker does: it answers one question at a time, in slices, so that it can receive messages in between. */
import { type BotPlayer, type Game, type GameBots, type GameTypes, type Search, seeded } from '@bb/kernel';
import type { BotQuestion } from './wrap-bot-worker.ts';

/** Time between two checks for messages. Browsers take up to 4 ms to return from a timer, so a slice is much longer. */
const SLICE_MS = 25;

/** Every answer in a window takes this long, however much there is to think about, so that the time tells nothing about the hand. */
const WINDOW_ANSWER_MS = 250;

export interface BotAnswers {
  ready(): boolean;
  /** @returns the id of the bot's choice @throws Error if there is no such bot, or nobody is asked */
  answer(question: BotQuestion): Promise<number>;
  /** Makes the bot answer at once with its best choice so far. */
  hurry(): void;
}

export function botAnswers<T extends GameTypes>(game: Pick<Game<T>, 'load' | 'decision'>, bots: Pick<GameBots<T>, 'player'>): BotAnswers {
  /** The bot must stop thinking. */
  let isHurried = false;

  async function chosen(bot: BotPlayer<T>, p: T['position'], seed: number, budgetMs: number): Promise<T['choice']> {
    const began = performance.now();
    const random = seeded(seed);
    const search = bot.think?.(p, random);
    if (!search) return bot.choose(p, random);
    const isWindow = game.decision(p)?.traits.kind === 'window';
    const until = began + (isWindow ? Math.min(budgetMs, WINDOW_ANSWER_MS) : budgetMs);
    const goesOn = (): boolean => !isHurried && performance.now() < until;
    while (goesOn() && !finishes(search, Math.min(until, performance.now() + SLICE_MS))) await nextTask();
    while (isWindow && goesOn()) await nextTask();
    return search.best();
  }

  return {
    ready: () => true,
    async answer({ bot, position, seed, budgetMs }) {
      isHurried = false;
      const player = bots.player(bot);
      if (!player) throw new Error(`there is no bot “${bot}”`);
      return (await chosen(player, game.load(position), seed, budgetMs)).id;
    },
    hurry() {
      isHurried = true;
    },
  };
}

/** Thinks on until `end`. @returns whether nothing is left to think about */
function finishes<Choice>(search: Search<Choice>, end: number): boolean {
  while (performance.now() < end) if (search.step()) return true;
  return false;
}

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
