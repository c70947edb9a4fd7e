/** What a computer player is: a function from what its seat may see to one of the legal choices. */
import {
  CHANCE,
  type Choice,
  clone,
  type Decision,
  decision,
  type Game,
  legal,
  type Random,
  resample,
  seatToChoose,
  type Tables,
  type View,
  view,
} from '@bb/engine';

/** A decision as the asked seat sees it. Nothing here is hidden from that seat, and nothing may be written to. */
export interface Situation {
  /** The asked seat's own view. */
  readonly view: View;
  readonly decision: Decision;
  /** What may be chosen; never empty. */
  readonly legal: readonly Choice[];
  readonly tables: Tables;
  /** A whole position as it may be: what the seat sees is so, all else is dealt by `random`. Each call gives a new one. */
  deal(random: Random): Game;
}

export interface Bot {
  readonly name: string;
  /** One of `at.legal`. Chance in the bot's own thinking comes from `random` alone. */
  choose(at: Situation, random: Random, memory?: Memory): Choice;
  /** Of a bot that searches: the same, in steps, to be asked for its best at any time; null: there it does not search. */
  think?(at: Situation, random: Random, memory?: Memory): Thinking | null;
}

/** What a bot that searches keeps from one decision to the next: of one seat in one game, and whoever asks it keeps it. */
export interface Memory {
  /** How often the last search came to this question and tried each of its choices; null: it did not come there. */
  visitsAt: (at: Situation) => ArrayLike<number> | null;
}
export const newMemory = (): Memory => ({ visitsAt: () => null });

/** A search under way. */
export interface Thinking {
  /** Thinks on for a few milliseconds; true when more would not help, or may not be spent. */
  step(): boolean;
  best(): Choice;
  /** What it has found so far of each legal choice, the best first. */
  findings(): readonly Finding[];
}

/** What a search makes of a choice. */
export interface Finding {
  readonly choice: Choice;
  /** How often it was tried: how much the rest is to be trusted. */
  readonly visits: number;
  /** By seat: the Victory Points expected at the end of the game. */
  readonly vp: readonly number[];
  /** By seat: the chance to win, from 0 to 1. */
  readonly win: readonly number[];
  /** By seat: the standard deviation of that from try to try; left out where a try is won or lost. */
  readonly spread?: readonly number[];
}

/**
 * The decision of whoever is asked, from the true position or from one dealt for that seat, which look the same to it;
 * null when Chance is asked, or nobody. The view and the question are made only for bots that look.
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
      throw new Error('nobody is asked');
    },
    deal(random) {
      const dealt = clone(g);
      resample(dealt, seat, random);
      return dealt;
    },
  };
}
