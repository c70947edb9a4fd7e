/** Bots think here, off the page's thread. They get their own view, and nothing else. */
import { BOTS, type BotName, seeded } from '@bb/bots';
import { CHOICES, type Decision, type GameOptions, tablesFor, type View } from '@bb/engine';
import { expose } from 'comlink';

interface BotQuestion {
  readonly bot: BotName;
  readonly options: GameOptions;
  readonly view: View;
  readonly decision: Decision;
  /** Ids of the legal choices. */
  readonly legal: readonly number[];
  readonly seed: number;
}

/** Yields the id of a choice. */
function answer({ bot, options, view, decision, legal, seed }: BotQuestion): number {
  const choices = legal.flatMap((id) => CHOICES[id] ?? []);
  return BOTS[bot].choose({ view, decision, legal: choices, tables: tablesFor(options) }, seeded(seed)).id;
}

const api = { answer };
export type BotApi = typeof api;
expose(api);
