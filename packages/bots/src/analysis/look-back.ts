/** A whole game looked at again, decision by decision. */
import { CHANCE, type Choice, clone, type Game, legal, play, type Seat, seatToChoose } from '@bb/engine';
import { type Situation, situationOf } from '../bot.ts';
import { seeded } from '../seeded.ts';
import { type Judgment, judge, type Valuer } from './judge.ts';

export interface Scope {
  /** Only this seat's decisions. */
  readonly seat?: Seat;
  /** Only decisions after at least so many choices of the game, and fewer than so many. */
  readonly from?: number;
  readonly to?: number;
}

/** What lies between a decision that is judged, or the beginning, and the next one, or the end. */
export interface Between {
  /** Chance decided something. */
  readonly chance: boolean;
  /** A seat decided something that is not judged. */
  readonly unseen: boolean;
}

/** A decision in its place. */
export interface Judged {
  readonly judgment: Judgment;
  readonly before: Between;
}

export interface Seen extends Judged {
  /** The question, as its seat saw it. It can't be dealt any more. */
  readonly situation: Situation;
  /** How many decisions are judged by now, and how many there are in all. */
  readonly done: number;
  readonly of: number;
}

/** A question that is none: there is only one answer. */
const isOpen = (g: Game): boolean => seatToChoose(g) !== CHANCE && legal(g).length > 1;

const isWanted = (g: Game, at: number, { seat, from = 0, to = Number.POSITIVE_INFINITY }: Scope): boolean =>
  at >= from && at < to && (seat === undefined || seat === seatToChoose(g));

/**
 * Judges the decisions of a game one by one; who asks for no more of them has stopped it. `start` is left as it is. The same seat with
 * the same knowledge is judged the same. Returns what lies after the last one.
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
