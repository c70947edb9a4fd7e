/** Asks the bot worker for choices, and replaces a bot that fails. */
import { CHOICES, type Choice, type Game, legal, type Seat } from '@bb/golden-age/rules';
import type { Worth } from '@bb/golden-age/text';
import type { BotQuestion, WorthOfId } from './bot-worker-handlers.ts';
import { randomBelow } from './secure-random.ts';

export interface BotWorker {
  ready(): Promise<unknown>;
  answer(question: BotQuestion): Promise<number>;
  hurry(): Promise<unknown>;
  weigh(position: BotQuestion['position']): Promise<readonly WorthOfId[]>;
  /** Stops the worker; pending calls are never answered. */
  end(): void;
}

export interface BotClient {
  /** @returns null if the question was canceled. @throws BotsUnavailable */
  choose(bot: string, g: Game, you: Seat): Promise<Choice | null>;
  /** Makes the bot that is thinking answer with the best choice found so far. */
  hurry(): void;
  /** Cancels the question. */
  cancel(): void;
  /** 19.17 How the System Player rates each Action that it could take; empty if the worker fails. */
  weigh(g: Game, you: Seat): Promise<readonly Worth[]>;
  close(): void;
}

/** No bot answers, not even the substitute. */
export class BotsUnavailable extends Error {}

export interface BotLimits {
  /** How long a searching bot may think. */
  readonly budgetMs: number;
  /** Added to 1.5 times the budget before an answer counts as missing: the machine may be busy. */
  readonly graceMs: number;
  /** How long a worker may take to start, with its download. */
  readonly startMs: number;
}
const LIMITS: BotLimits = { budgetMs: 1500, graceMs: 2500, startMs: 30_000 };

interface Question {
  /** Also set if the question has not reached the worker yet. */
  isHurried: boolean;
}

/** Answers for a bot that fails. */
const SUBSTITUTE = 'captain';

const client = () => import('./bot-worker-client.ts');

/** @param onFailure called when a bot threw an error, answered with an illegal choice, or did not answer in time */
export function openBots(
  onFailure: (you: Seat) => void,
  { budgetMs, graceMs, startMs }: BotLimits = LIMITS,
  start: () => Promise<BotWorker> = async () => (await client()).startBotWorker(),
): BotClient {
  let worker: Promise<BotWorker> | null = null;
  /** Starts the worker only when a bot is asked: people alone need none, and a page that opens has other things to fetch. */
  const started = (): Promise<BotWorker> => {
    worker ??= within(startMs, start());
    return worker;
  };
  const end = async (which: Promise<BotWorker> | null): Promise<void> => {
    if (worker === which) worker = null;
    (await which?.catch(() => null))?.end();
  };

  /** @throws Error after ending the worker */
  async function ask(bot: string, g: Game, you: Seat, question: Question): Promise<Choice> {
    const asked = started();
    try {
      const one = await asked;
      await within(startMs, one.ready());
      const position = (await client()).resampledFor(g, you);
      const answer = one.answer({ bot, position, seed: randomBelow(2 ** 31), budgetMs });
      if (question.isHurried) void one.hurry().catch(() => null);
      const choice = CHOICES[await within(1.5 * budgetMs + graceMs, answer)];
      if (choice && legal(g).includes(choice)) return choice;
      throw new Error(`${bot} answered with an illegal choice`);
    } catch (error) {
      await end(asked);
      throw error;
    }
  }

  async function askSubstitute(g: Game, you: Seat, question: Question): Promise<Choice> {
    try {
      return await ask(SUBSTITUTE, g, you, question);
    } catch (cause) {
      throw new BotsUnavailable('', { cause });
    }
  }

  let cancelQuestion: () => void = () => undefined;
  let current: Question = { isHurried: false };
  return {
    async choose(bot, g, you) {
      let isCanceled = false;
      const question = { isHurried: false };
      current = question;
      const canceled = new Promise<null>((done) => {
        cancelQuestion = () => {
          isCanceled = true;
          done(null);
        };
      });
      const answered = ask(bot, g, you, question).catch(async () => {
        if (isCanceled) return null;
        const choice = await askSubstitute(g, you, question);
        if (!isCanceled) onFailure(you);
        return choice;
      });
      return Promise.race([canceled, answered]);
    },
    hurry() {
      current.isHurried = true;
      void worker?.then((one) => one.hurry()).catch(() => null);
    },
    cancel() {
      cancelQuestion();
      this.hurry();
    },
    async weigh(g, you) {
      try {
        const [one, { resampledFor }] = await Promise.all([started(), client()]);
        const worths = await one.weigh(resampledFor(g, you));
        return worths.flatMap(({ id, ...worth }) => {
          const choice = CHOICES[id];
          return choice ? [{ ...worth, choice }] : [];
        });
      } catch {
        return [];
      }
    },
    close() {
      cancelQuestion();
      void end(worker);
    },
  };
}

/** @throws Error if the answer takes longer than `maxMs` */
function within<T>(maxMs: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${maxMs} ms`)), maxMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
