/** Judges a whole game, decision by decision. */
import { type AnyChoice, CHANCE, type Game, type GameTypes, type Random, type Seat } from '@bb/kernel';
import { questionOf } from '../search.ts';
import { type Judgment, judge, type Valuer } from './judge.ts';

export interface Scope {
  /** If given, only decisions of this seat are judged. */
  readonly seat?: Seat;
  /** Only decisions asked when the game had at least `from` choices, and fewer than `to`. */
  readonly from?: number;
  readonly to?: number;
}

/** What happened between a judged decision (or the start) and the next one (or the end). */
export interface Between {
  /** Dice were thrown or cards drawn. */
  readonly chance: boolean;
  /** A seat made a decision that was not judged. */
  readonly unseen: boolean;
}

/** A judged decision, and what happened since the one before it. */
export interface Judged<Choice = AnyChoice> {
  readonly judgment: Judgment<Choice>;
  readonly before: Between;
}

export interface Seen<T extends GameTypes> extends Judged<T['choice']> {
  /** The position before the choice. Only what the judged seat sees of it should be shown. */
  readonly position: T['position'];
  /** How many decisions have been judged, of how many in all. */
  readonly done: number;
  readonly of: number;
}

export interface LookBack<T extends GameTypes> {
  readonly game: Game<T>;
  /** It is not changed. */
  readonly start: T['position'];
  /** All legal, those of Chance included. */
  readonly choices: readonly T['choice'][];
  readonly scope?: Scope;
  readonly value: Valuer<T>;
  /** @returns the random numbers for the judgment of the decision after `at` choices */
  random(at: number): Random;
  /** The iterations to spend on the next decision, given how many are left. */
  iterations(left: number): number;
  /**
   * @param at which of `choices` was made in `p`
   * @returns true if that choice spent something and changed nothing
   */
  isWaste?(p: T['position'], choices: readonly T['choice'][], at: number): boolean;
  /** See `SearchHooks`. */
  turnOf?(p: T['position']): number;
}

const isWanted = (seat: Seat, at: number, { seat: only, from = 0, to = Number.POSITIVE_INFINITY }: Scope): boolean =>
  at >= from && at < to && (only === undefined || only === seat);

/** @returns the seat that must choose between several choices, or null if there is none */
function chooserAt<T extends GameTypes>(game: Game<T>, p: T['position']): Seat | null {
  const seat = game.seatToChoose(p);
  return seat !== null && seat !== CHANCE && game.legal(p).length > 1 ? seat : null;
}

/**
 * Judges the decisions of a game one by one. To stop early, don't ask the generator for more. The judgment depends only on what the seat knew.
 * @returns what happened after the last judged decision
 */
export function* lookBack<T extends GameTypes>(work: LookBack<T>): Generator<Seen<T>, Between> {
  const { game, start, choices, scope = {}, value } = work;
  const of = countOf(game, start, choices, scope);
  const p = game.clone(start);
  let between: Between = NOTHING;
  let done = 0;
  for (const [at, choiceMade] of choices.entries()) {
    const seat = chooserAt(game, p);
    if (game.seatToChoose(p) === CHANCE) between = { ...between, chance: true };
    else if (seat !== null) {
      const [question, decision] = isWanted(seat, at, scope) ? [questionOf(game, p), game.decision(p)] : [];
      if (question && decision) {
        const isWaste = work.isWaste?.(p, choices, at) ?? false;
        const asked = { at, turn: work.turnOf?.(p) ?? 0, seat, ask: decision.ask, isWaste, question, choiceMade };
        const judgment = judge(asked, value, work.random(at), work.iterations(of - done));
        done += 1;
        yield { judgment, position: game.clone(p), before: between, done, of };
        between = NOTHING;
      } else between = { ...between, unseen: true };
    }
    game.play(p, choiceMade);
  }
  return between;
}

const NOTHING: Between = { chance: false, unseen: false };

function countOf<T extends GameTypes>(game: Game<T>, start: T['position'], choices: readonly T['choice'][], scope: Scope): number {
  const p = game.clone(start);
  let count = 0;
  for (const [at, choice] of choices.entries()) {
    const seat = chooserAt(game, p);
    if (seat !== null && isWanted(seat, at, scope)) count += 1;
    game.play(p, choice);
  }
  return count;
}
