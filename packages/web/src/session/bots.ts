/** The bots' worker as the table knows it, and what happens when one of them fails. */
import { CHOICES, type Choice, type Game, legal, type Seat } from '@bb/engine';
import type { Worth } from '@bb/words';
import type { BotQuestion, WorthOfId } from './bot-thoughts.ts';
import { pick } from './chance.ts';

/** What a worker can be asked. */
export interface Mind {
  ready(): Promise<unknown>;
  answer(question: BotQuestion): Promise<number>;
  hurry(): Promise<unknown>;
  weigh(position: BotQuestion['position']): Promise<readonly WorthOfId[]>;
  /** After this it answers nothing. */
  end(): void;
}

export interface BotPort {
  /** Null when the question was withdrawn. @throws BotsGone */
  choose(bot: string, g: Game, you: Seat): Promise<Choice | null>;
  /** Who thinks now answers with the best that he has found so far. */
  hurry(): void;
  /** Withdraws the question. */
  cancel(): void;
  /** 19.17 What the System Player makes of each Action that he could take; nothing where he can't be asked. */
  weigh(g: Game, you: Seat): Promise<readonly Worth[]>;
  close(): void;
}

/** No bot can be had, not even the captain. */
export class BotsGone extends Error {}

/** Milliseconds. */
export interface Limits {
  /** What a bot that searches may think. */
  readonly budget: number;
  /** What it may be late by, besides half of its budget: the machine may have other things to do. */
  readonly grace: number;
  /** How long a worker may take to be there: it is fetched first. */
  readonly start: number;
}
const LIMITS: Limits = { budget: 1500, grace: 2500, start: 30_000 };

interface Question {
  /** Also what has not reached the worker yet is to be answered at once. */
  isHurried: boolean;
}

/** He takes the place of a bot that fails. */
const SUBSTITUTE = 'captain';

const parts = () => import('./mind.ts');

/** `onFailure`: told of a bot that threw, answered what is not allowed, or did not answer in time. */
export function openBots(
  onFailure: (you: Seat) => void,
  { budget, grace, start }: Limits = LIMITS,
  begin: () => Promise<Mind> = async () => (await parts()).startMind(),
): BotPort {
  let mind: Promise<Mind> | null = null;
  /** Not before a bot is asked: people among themselves need none, and a page that opens has better things to fetch. */
  const awake = (): Promise<Mind> => {
    mind ??= within(start, begin());
    return mind;
  };
  const end = async (which: Promise<Mind> | null): Promise<void> => {
    if (mind === which) mind = null;
    (await which?.catch(() => null))?.end();
  };

  /** @throws Error; then the worker has been ended. */
  async function ask(bot: string, g: Game, you: Seat, question: Question): Promise<Choice> {
    const asked = awake();
    try {
      const one = await asked;
      await within(start, one.ready());
      const position = (await parts()).dealtFor(g, you);
      const answer = one.answer({ bot, position, seed: pick(2 ** 31), budget });
      if (question.isHurried) void one.hurry().catch(() => null);
      const choice = CHOICES[await within(1.5 * budget + grace, answer)];
      if (choice && legal(g).includes(choice)) return choice;
      throw new Error(`${bot} answers what is not allowed`);
    } catch (error) {
      await end(asked);
      throw error;
    }
  }

  async function askSubstitute(g: Game, you: Seat, question: Question): Promise<Choice> {
    try {
      return await ask(SUBSTITUTE, g, you, question);
    } catch (cause) {
      throw new BotsGone('', { cause });
    }
  }

  let withdraw: () => void = () => undefined;
  let current: Question = { isHurried: false };
  return {
    async choose(bot, g, you) {
      let isWithdrawn = false;
      const question = { isHurried: false };
      current = question;
      const withdrawn = new Promise<null>((done) => {
        withdraw = () => {
          isWithdrawn = true;
          done(null);
        };
      });
      const answered = ask(bot, g, you, question).catch(async () => {
        if (isWithdrawn) return null;
        const choice = await askSubstitute(g, you, question);
        if (!isWithdrawn) onFailure(you);
        return choice;
      });
      return Promise.race([withdrawn, answered]);
    },
    hurry() {
      current.isHurried = true;
      void mind?.then((one) => one.hurry()).catch(() => null);
    },
    cancel() {
      withdraw();
      this.hurry();
    },
    async weigh(g, you) {
      try {
        const [one, { dealtFor }] = await Promise.all([awake(), parts()]);
        const worths = await one.weigh(dealtFor(g, you));
        return worths.flatMap(({ id, ...worth }) => {
          const choice = CHOICES[id];
          return choice ? [{ ...worth, choice }] : [];
        });
      } catch {
        return [];
      }
    },
    close() {
      withdraw();
      void end(mind);
    },
  };
}

/** @throws Error when it takes more milliseconds. */
function within<T>(most: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${most} ms`)), most);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
