/** A bot is a function from what its seat may see to one of the legal choices. */
import {
  CHANCE,
  type Choice,
  clone,
  type Decision,
  decision,
  type Game,
  type GoldenAge,
  legal,
  resample,
  seatToChoose,
  type Tables,
  type View,
  view,
} from '@bb/golden-age/rules';
import type { Random } from '@bb/kernel';
import type { Question, Memory as SearchMemory, Thinking as SearchThinking } from '@bb/search';

/** A decision as the asked seat sees it. It holds nothing that is hidden from that seat. A bot must not change it. */
export interface Situation extends Question<GoldenAge> {
  /** The asked seat's own view. */
  readonly view: View;
  readonly decision: Decision;
  readonly tables: Tables;
}

export interface Bot {
  readonly name: string;
  /** @returns one of `at.legal`. A bot takes randomness from `random` alone, so that the same seed gives the same choice. */
  choose(at: Situation, random: Random, memory?: Memory): Choice;
  /** Starts a search that runs in steps and can be stopped at any time. Only bots that search have it. */
  think?(at: Situation, random: Random, memory?: Memory): Thinking;
}

/** See `Memory` of @bb/search. */
export type Memory = SearchMemory<GoldenAge>;
/** A search under way. */
export type Thinking = Pick<SearchThinking<GoldenAge>, 'step' | 'best' | 'findings'>;

/**
 * The pending decision of a position, which may be the true one or one dealt for the asked seat: to the seat they look the same.
 * The view and the decision are computed when a bot first reads them.
 * @returns null if Chance must choose, or nobody
 */
export function situationOf(g: Game, choices: readonly Choice[] = legal(g)): Situation | null {
  const seat = seatToChoose(g);
  if (seat === CHANCE) return null;
  let seen: View | undefined;
  let asked: Decision | undefined;
  return {
    legal: choices,
    tables: g.tables,
    get view() {
      seen ??= view(g, seat);
      return seen;
    },
    get decision() {
      asked ??= decision(g) ?? undefined;
      if (asked) return asked;
      throw new Error('no decision is pending');
    },
    deal(random) {
      const dealt = clone(g);
      resample(dealt, seat, random);
      return dealt;
    },
  };
}
