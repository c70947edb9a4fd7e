/** Throws dice many times from one position, to compare the outcomes with the chances that are told. */
import { CHANCE, type Game, type GameTypes, type Random } from '../game.ts';
import { pick } from '../pick.ts';

interface Throws<T extends GameTypes, O> {
  readonly game: Game<T>;
  /** Stays as it is. */
  readonly from: T['position'];
  /** The choice whose chances are told. */
  readonly choice: T['choice'];
  /** What the seats answer on the way to the outcome. */
  readonly answer: (legal: readonly T['choice'][]) => T['choice'];
  /** @param events  all since the choice, which is the first thing that is played @returns the outcome; undefined while it is open */
  readonly read: (events: readonly T['event'][]) => O | undefined;
  /** Deals anew, before each throw, what the seat that chooses can't see. Without it all throws begin with what lies there. */
  readonly deal?: (p: T['position']) => void;
  readonly times: number;
  readonly random: Random;
}

/** No roll takes as many choices: one that does has no outcome. */
const MAX_STEPS = 400;

/** @returns how often each outcome came @throws if the game goes on without one */
export function throwOften<T extends GameTypes, O>(throws: Throws<T, O>): ReadonlyMap<O, number> {
  const { game, from, choice, answer, read, deal, times, random } = throws;
  const counts = new Map<O, number>();
  const legal: T['choice'][] = [];

  /** Plays on until there is an outcome, or Chance must choose and `mayThrow` is false. */
  function playOn(p: T['position'], events: T['event'][], mayThrow: boolean): O | undefined {
    for (let step = 0; step < MAX_STEPS; step++) {
      const outcome = read(events);
      const seat = game.seatToChoose(p);
      if (outcome !== undefined || (seat === CHANCE && !mayThrow)) return outcome;
      if (seat === null) break;
      game.legal(p, legal);
      game.play(p, seat === CHANCE ? pick(legal, random) : answer(legal), events);
    }
    throw new Error('no outcome');
  }
  function begin(mayThrow: boolean) {
    const p = game.clone(from);
    const events: T['event'][] = [];
    deal?.(p);
    game.play(p, choice, events);
    return { p, events, outcome: playOn(p, events, mayThrow) };
  }

  const begun = deal === undefined ? begin(false) : null;
  for (let i = 0; i < times; i++) {
    const outcome = begun === null ? begin(true).outcome : (begun.outcome ?? playOn(game.clone(begun.p), [...begun.events], true));
    if (outcome !== undefined) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return counts;
}

/** @returns whether a chance lies within four standard errors of the share that came up; `slack` for a figure that has been rounded */
export function fits(chance: number, came: number, times: number, slack = 0): boolean {
  const error = Math.sqrt((chance * (1 - chance)) / times);
  return Math.abs(came / times - chance) <= 4 * error + slack + 1e-9;
}
