/** A game is looked back on here, off the page's thread. */
import { analyse, type Between, lookBack } from '@bb/bots';
import { choiceFromJson, load, newGame } from '@bb/engine';
import { expose } from 'comlink';
import { type Past, type Sight, sightOf } from './sight.ts';

const api = {
  /** Tells each decision as soon as it is judged, and waits until it has been heard; yields what lies after the last one. */
  async lookBack({ options, start, choices, iterations }: Past, tell: (sight: Sight) => unknown): Promise<Between> {
    const made = choices.map((json, i) => choiceFromJson(json, `choices[${i}]`));
    const work = lookBack(start ? load(start) : newGame(options), made, {}, analyse, () => iterations);
    for (;;) {
      const { value, done } = work.next();
      if (done) return value;
      await tell(sightOf(value, value.done, value.of));
    }
  },
};
export type AnalysisApi = typeof api;
expose(api);
