/** The worker in which a game's bots think, as the page sees it. */
import { type Remote, wrap } from 'comlink';
import type { BotAnswers } from './bot-answers.ts';

export interface BotQuestion {
  readonly bot: string;
  /** The position as plain JSON, with everything that the asked seat can't see dealt anew. */
  readonly position: object;
  readonly seed: number;
  /** The most milliseconds that a searching bot may think. */
  readonly budgetMs: number;
}

export interface BotWorker {
  ready(): Promise<unknown>;
  /** @returns the id of the bot's choice */
  answer(question: BotQuestion): Promise<number>;
  hurry(): Promise<unknown>;
  /** Stops the worker; pending calls are never answered. */
  end(): void;
}

/** A worker, and how to call it so that a call fails when the worker breaks. */
export interface WrappedWorker<Api> {
  readonly bots: BotWorker;
  readonly api: Remote<Api>;
  unlessBroken<R>(answer: Promise<R>): Promise<R>;
}

/** @param worker one that exposes `BotAnswers`, and perhaps more */
export function wrapBotWorker<Api extends BotAnswers>(worker: Worker): WrappedWorker<Api> {
  const api = wrap<Api>(worker);
  const answers = wrap<BotAnswers>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  broken.catch(() => undefined);
  const unlessBroken = <R>(answer: Promise<R>): Promise<R> => Promise.race([answer, broken]);
  return {
    api,
    unlessBroken,
    bots: {
      ready: () => unlessBroken(answers.ready()),
      answer: (question) => unlessBroken(answers.answer(question)),
      hurry: () => unlessBroken(answers.hurry()),
      end: () => worker.terminate(),
    },
  };
}
