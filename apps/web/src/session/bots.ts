/** Asks the bot worker for choices, and replaces a bot that fails. */
import type { Seat } from '@bb/kernel';
import { dealtFor } from '@bb/table-kit/session/dealt-for.ts';
import { randomBelow } from '@bb/table-kit/session/secure-random.ts';
import type { SessionBots, SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';

export interface BotClient<T extends SessionTypes> {
  /** @returns null if the question was canceled. @throws BotsUnavailable */
  choose(bot: string, p: T['position'], you: Seat): Promise<T['choice'] | null>;
  /** Makes the bot that is thinking answer with the best choice found so far. */
  hurry(): void;
  /** Cancels the question. */
  cancel(): void;
  /** The worker, for other questions. It is started if there is none. */
  worker(): Promise<T['worker']>;
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

/** @param onFailure called when a bot threw an error, answered with an illegal choice, or did not answer in time */
export function openBots<T extends SessionTypes>(
  game: Pick<SessionGame<T>, 'rules' | 'allRules'>,
  bots: Pick<SessionBots<T>, 'substitute' | 'startWorker'>,
  onFailure: (you: Seat) => void,
  { budgetMs, graceMs, startMs }: BotLimits = LIMITS,
): BotClient<T> {
  let worker: Promise<T['worker']> | null = null;
  /** Starts the worker only when a bot is asked: people alone need none, and a page that opens has other things to fetch. */
  const started = (): Promise<T['worker']> => {
    worker ??= within(startMs, bots.startWorker());
    return worker;
  };
  const end = async (which: Promise<T['worker']> | null): Promise<void> => {
    if (worker === which) worker = null;
    (await which?.catch(() => null))?.end();
  };

  /** @throws Error after ending the worker */
  async function ask(bot: string, p: T['position'], you: Seat, question: Question): Promise<T['choice']> {
    const asked = started();
    try {
      const one = await asked;
      await within(startMs, one.ready());
      const position = dealtFor(await game.allRules(), p, you);
      const answer = one.answer({ bot, position, seed: randomBelow(2 ** 31), budgetMs });
      if (question.isHurried) void one.hurry().catch(() => null);
      const choice = game.rules.choices.all[await within(1.5 * budgetMs + graceMs, answer)];
      if (choice && game.rules.legal(p).includes(choice)) return choice;
      throw new Error(`${bot} answered with an illegal choice`);
    } catch (error) {
      await end(asked);
      throw error;
    }
  }

  async function askSubstitute(p: T['position'], you: Seat, question: Question): Promise<T['choice']> {
    try {
      return await ask(bots.substitute, p, you, question);
    } catch (cause) {
      throw new BotsUnavailable('', { cause });
    }
  }

  let cancelQuestion: () => void = () => undefined;
  let current: Question = { isHurried: false };
  return {
    async choose(bot, p, you) {
      let isCanceled = false;
      const question = { isHurried: false };
      current = question;
      const canceled = new Promise<null>((done) => {
        cancelQuestion = () => {
          isCanceled = true;
          done(null);
        };
      });
      const answered = ask(bot, p, you, question).catch(async () => {
        if (isCanceled) return null;
        const choice = await askSubstitute(p, you, question);
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
    worker: started,
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
