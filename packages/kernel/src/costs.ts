/**
 * What a choice costs the seat that makes it beyond what it is called: found by trying the choice on a copy of the position, and comparing. So
 * a button can say it, and nobody loses by a single press what the button did not name.
 */
import { CHANCE, type Decision, type Game, type GameTypes } from './game.ts';
import { seeded } from './seeded.ts';

/** Something that is lost for certain: plain JSON. */
export interface Cost {
  /** In the game's own words, such as `letter`. */
  readonly kind: string;
  /** The id of the piece that it is about; −1 if there is none. */
  readonly piece: number;
  /** How much is lost or scored; 0 if nothing is counted. */
  readonly amount: number;
}

/** The costs of a choice, by its place among the legal ones. */
export interface ChoiceCosts {
  readonly choice: number;
  readonly costs: readonly Cost[];
}

/** The part of a game that this needs. */
export type Tried<T extends GameTypes> = Pick<Game<T>, 'clone' | 'resample' | 'play' | 'legal' | 'costs'> & {
  decision(p: T['position']): Decision<T['choice']['type']> | null;
};

/** More than any choice that nobody else answers leads through. */
const MAX_STEPS = 60;

/**
 * Makes the choice in `p` and goes on to where a die, a draw or a player has a say. A seat with a single choice makes it; in windows every seat
 * lets the moment pass.
 */
export function goOn<T extends GameTypes>(game: Omit<Tried<T>, 'costs'>, p: T['position'], choice: T['choice']): void {
  game.play(p, choice);
  for (let step = 0; step < MAX_STEPS; step++) {
    const d = game.decision(p);
    if (!d || d.seat === CHANCE) return;
    const { traits } = d;
    const choices = game.legal(p);
    const next =
      traits.kind === 'window' ? choices.find(({ type }) => type === traits.quiet) : choices.length === 1 ? choices[0] : undefined;
    if (!next) return;
    game.play(p, next);
  }
}

/**
 * @returns the costs of those choices that have some, without those that every choice has; none in a window. They follow from what the seat
 * that is asked can see: all that is hidden from it is dealt anew first.
 */
export function costsOf<T extends GameTypes>(game: Tried<T>, p: T['position'], choices: readonly T['choice'][]): readonly ChoiceCosts[] {
  const { costs } = game;
  const d = game.decision(p);
  if (!costs || !d || d.seat === CHANCE || d.traits.kind === 'window' || choices.length < 2) return [];
  const seen = game.clone(p);
  game.resample(seen, d.seat, seeded('costs'));
  const all = choices.map((choice) => costs(seen, tried(game, seen, choice), d.seat, choice));
  return all.flatMap((own, choice): readonly ChoiceCosts[] => {
    const avoidable = own.filter((cost) => !all.every((others) => others.some((other) => isSame(cost, other))));
    return avoidable.length === 0 ? [] : [{ choice, costs: avoidable }];
  });
}

const isSame = (a: Cost, b: Cost): boolean => a.kind === b.kind && a.piece === b.piece && a.amount === b.amount;

function tried<T extends GameTypes>(game: Tried<T>, p: T['position'], choice: T['choice']): T['position'] {
  const after = game.clone(p);
  goOn(game, after, choice);
  return after;
}
