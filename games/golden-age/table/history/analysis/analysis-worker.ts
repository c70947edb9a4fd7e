/** The web worker that analyzes a game. */
import { type Between, lookBack, valueBySearch } from '@bb/golden-age/bots';
import { choiceFromJson, load, newGame } from '@bb/golden-age/rules';
import { expose } from 'comlink';
import { type AnalysisMessage, type AnalysisRequest, toMessage } from './analysis-messages.ts';

const api = {
  /** Sends each judged decision and waits until it has been received. @returns what lies after the last decision */
  async lookBack({ options, start, choices, iterations }: AnalysisRequest, send: (message: AnalysisMessage) => unknown): Promise<Between> {
    const made = choices.map((json, i) => choiceFromJson(json, `choices[${i}]`));
    const work = lookBack(start ? load(start) : newGame(options), made, {}, valueBySearch, () => iterations);
    for (;;) {
      const { value, done } = work.next();
      if (done) return value;
      await send(toMessage(value, value.done, value.of));
    }
  },
};
export type AnalysisApi = typeof api;
expose(api);
