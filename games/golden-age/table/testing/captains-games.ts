/** Games between captains. Only their answers are stored: Chance follows from the seed. */
import { CHANCE, type Choice, type Decision, decision, type Game, type GameEvent, legal, newGame, play } from '@bb/golden-age/rules';
import { seeded } from './seeded.ts';

export interface CaptainsGame {
  readonly players: number;
  readonly seed: number;
  /** A character for each answer that was one of several: the number of the choice, from `#` for the first. */
  readonly answers: string;
}

const FIRST = '#'.charCodeAt(0);
export const answerOf = (i: number): string => String.fromCharCode(FIRST + i);

/** Plays a game to its end. `answer` returns the number of a choice, and is asked only if there are several. */
export function playThrough(
  { players, seed }: Pick<CaptainsGame, 'players' | 'seed'>,
  answer: (d: Decision, offered: readonly Choice[], g: Game, events: readonly GameEvent[]) => number,
): void {
  const random = seeded(seed);
  const g = newGame({ players });
  const events: GameEvent[] = [];
  g.events = events;
  for (let d = decision(g); d; d = decision(g)) {
    const offered = legal(g).slice();
    const i = d.seat === CHANCE ? Math.floor(random() * offered.length) : offered.length > 1 ? answer(d, offered, g, events) : 0;
    const choice = offered[i];
    if (!choice)
      throw new RangeError(`game ${seed}: answer ${i} of ${offered.length} at ${d.ask}; run scripts/golden-age/captains-games.ts again`);
    play(g, choice);
  }
}

/** Plays a stored game again, and shows each question with the events before it. The list of events goes on growing. */
export function replay(
  game: CaptainsGame,
  visit: (d: Decision, offered: readonly Choice[], g: Game, events: readonly GameEvent[]) => void,
): void {
  let next = 0;
  playThrough(game, (d, offered, g, events) => {
    visit(d, offered, g, events);
    return game.answers.charCodeAt(next++) - FIRST;
  });
}
