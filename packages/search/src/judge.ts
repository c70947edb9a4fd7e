/** What each choice of a finished game was worth. */
import { CHANCE, type Game, type GameTypes, type Random, type Seat } from '@bb/kernel';
import { type Finding, findings, type SearchSettings } from './search.ts';

export interface Judgment<T extends GameTypes> {
  /** The number of choices before this one. */
  readonly at: number;
  readonly seat: Seat;
  /** The position before the choice; nobody may change it. */
  readonly position: T['position'];
  readonly chosen: Finding<T['choice']>;
  readonly best: Finding<T['choice']>;
  /** The share of the win, from 0 to 1, that the choice gave away; 0 if it was the best. */
  readonly loss: number;
}

/**
 * Judges every decision at which a seat had more than one choice, from what the seat could see. Chance is not judged.
 *
 * @param start  is played on to the end of the choices
 * @param choices  all legal, those of Chance included
 */
export function* judge<T extends GameTypes>(
  game: Game<T>,
  start: T['position'],
  choices: readonly T['choice'][],
  settings: SearchSettings<T>,
  random: Random,
): Generator<Judgment<T>> {
  for (const [at, choice] of choices.entries()) {
    const seat = game.seatToChoose(start);
    if (seat !== null && seat !== CHANCE) {
      const found = findings(game, start, settings, random);
      const [best] = found.toSorted((a, b) => b.value - a.value).filter(({ visits }) => visits > 0);
      const chosen = found.find((one) => one.choice === choice);
      if (best && chosen && found.length > 1)
        yield { at, seat, position: game.clone(start), chosen, best, loss: Math.max(0, best.value - chosen.value) };
    }
    game.play(start, choice);
  }
}
