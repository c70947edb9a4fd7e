/** A bot is a function from what its seat may see to one of the legal choices. */
import {
  CHANCE,
  type Choice,
  clone,
  type Decision,
  decision,
  type Game,
  legal,
  resample,
  seatToChoose,
  type Tables,
  type View,
  view,
} from '@bb/golden-age/rules';
import type { Random } from '@bb/kernel';

/** A decision as the asked seat sees it. It holds nothing that is hidden from that seat. A bot must not change it. */
export interface Situation {
  /** The asked seat's own view. */
  readonly view: View;
  readonly decision: Decision;
  /** The legal choices; never empty. */
  readonly legal: readonly Choice[];
  readonly tables: Tables;
  /** @returns a new position that agrees with all that the seat sees; `random` deals everything else. */
  deal(random: Random): Game;
}

export interface Bot {
  readonly name: string;
  /** @returns one of `at.legal`. A bot takes randomness from `random` alone, so that the same seed gives the same choice. */
  choose(at: Situation, random: Random, memory?: Memory): Choice;
  /** Starts a search that runs in steps and can be stopped at any time. Only bots that search have it. @returns null if the bot does not search here. */
  think?(at: Situation, random: Random, memory?: Memory): Thinking | null;
}

/** What a searching bot remembers from one decision to the next, for one seat of one game. The caller keeps it. */
export interface Memory {
  /** @returns how often the last search tried each legal choice of this decision, or null if it never reached the decision. */
  visitsAt: (at: Situation) => ArrayLike<number> | null;
}
export const newMemory = (): Memory => ({ visitsAt: () => null });

/** A search under way. */
export interface Thinking {
  /** Searches for a few more milliseconds. @returns true if the budget is spent, or more search can't change the best choice. */
  step(): boolean;
  best(): Choice;
  /** @returns the value found so far for each legal choice, best first. */
  findings(): readonly Finding[];
}

/** The value that a search found for a choice. */
export interface Finding {
  readonly choice: Choice;
  /** How often the search tried the choice: the more, the smaller the error of the other numbers. */
  readonly visits: number;
  /** By seat: the Victory Points expected at the end of the game. */
  readonly vp: readonly number[];
  /** By seat: the chance to win, from 0 to 1. */
  readonly win: readonly number[];
  /** By seat: the standard deviation of `win` from try to try; left out if each try was simply won or lost. */
  readonly spread?: readonly number[];
}

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
