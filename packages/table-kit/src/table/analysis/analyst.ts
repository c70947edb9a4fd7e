/** What a worker that analyzes games exposes. */
import type { Between } from '@bb/search';
import type { SessionTypes } from '../../session/session-game.ts';
import { type AnalysisMessage, type AnalysisRequest, toMessage } from './analysis-messages.ts';
import type { WorkersGame } from './analyzed-game.ts';

export interface Analyst<T extends SessionTypes> {
  /** Sends each judged decision and waits until it has been received. @returns what lies after the last decision */
  lookBack(request: AnalysisRequest<T>, send: (message: AnalysisMessage) => unknown): Promise<Between>;
}

/** @example expose(analyst<Session>({ newGame, load, choiceFromJson, lookBack })); */
export const analyst = <T extends SessionTypes>({ newGame, load, choiceFromJson, lookBack }: WorkersGame<T>): Analyst<T> => ({
  async lookBack({ options, start, choices, iterations }, send) {
    const made = choices.map((json, i) => choiceFromJson(json, `choices[${i}]`));
    const work = lookBack(start ? load(start) : newGame(options), made, iterations);
    for (;;) {
      const { value, done } = work.next();
      if (done) return value;
      await send(toMessage(value, value.done, value.of));
    }
  },
});
