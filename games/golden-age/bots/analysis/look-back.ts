/** Judges a whole game, decision by decision. */
import { CHANCE, type Choice, clone, type Game, legal, play, type Seat, seatToChoose } from '@bb/golden-age/rules';
import { seeded } from '@bb/kernel';
import { type Situation, situationOf } from '../bot.ts';
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
export interface Judged {
  readonly judgment: Judgment;
  readonly before: Between;
}

export interface Seen extends Judged {
  /** The decision as its seat saw it. Its `deal` must not be called any more: the game has moved on. */
  readonly situation: Situation;
  /** How many decisions have been judged, of how many in all. */
  readonly done: number;
  readonly of: number;
}

/** Must a seat choose between several choices? */
const isOpen = (g: Game): boolean => seatToChoose(g) !== CHANCE && legal(g).length > 1;

const isWanted = (g: Game, at: number, { seat, from = 0, to = Number.POSITIVE_INFINITY }: Scope): boolean =>
  at >= from && at < to && (seat === undefined || seat === seatToChoose(g));

/**
 * Judges the decisions of a game one by one. To stop early, don't ask the generator for more. `start` is not changed. The judgment
 * depends only on what the seat knew.
 * @param iterations the iterations to spend on the next decision, given how many are left
 * @returns what happened after the last judged decision
 */
export function* lookBack(
  start: Game,
  choices: readonly Choice[],
  scope: Scope,
  value: Valuer,
  iterations: (left: number) => number,
): Generator<Seen, Between> {
  const of = countOf(start, choices, scope);
  const g = clone(start);
  let between: Between = NOTHING;
  let done = 0;
  for (const [at, chosen] of choices.entries()) {
    if (seatToChoose(g) === CHANCE) between = { ...between, chance: true };
    else if (isOpen(g)) {
      const situation = isWanted(g, at, scope) ? situationOf(g) : null;
      if (situation) {
        const judgment = judge({ at, situation, chosen }, value, seeded(`look back/${at}`), iterations(of - done));
        done += 1;
        yield { judgment, situation, before: between, done, of };
        between = NOTHING;
      } else between = { ...between, unseen: true };
    }
    play(g, chosen);
  }
  return between;
}

const NOTHING: Between = { chance: false, unseen: false };

function countOf(start: Game, choices: readonly Choice[], scope: Scope): number {
  const g = clone(start);
  let count = 0;
  for (const [at, choice] of choices.entries()) {
    if (isOpen(g) && isWanted(g, at, scope)) count += 1;
    play(g, choice);
  }
  return count;
}
