/** The measures of `bb bench`, of any game. Each does a batch of work and returns how much it did. */
import type { Game, GameTypes } from '@bb/kernel';
import { BASELINE_STEPS, baseline } from './baseline.ts';

export const PLAYERS = 4;
/** Games in a batch of random play. */
const GAMES = 20;
/** Repetitions in a batch of the short measures. */
const TIMES = 500;

/** A xorshift32 generator: fast enough not to weigh in the results. @returns a function that draws a whole number from 0 to n - 1 */
export function chance(seed: number): (n: number) => number {
  let x = seed | 0 || 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return Math.floor(((x >>> 0) / 2 ** 32) * n);
  };
}

/** @returns a new game of `PLAYERS` */
export const newGameOf = <T extends GameTypes>(game: Game<T>): T['position'] => game.newGame(game.parseOptions({ players: PLAYERS }));

/** Plays on at random until `most` decisions are made or the game is over. @returns the number of decisions made */
export function playOn<T extends GameTypes>(
  game: Game<T>,
  p: T['position'],
  pick: (n: number) => number,
  most = Number.POSITIVE_INFINITY,
): number {
  const offered: T['choice'][] = [];
  let made = 0;
  for (; made < most && game.seatToChoose(p) !== null; made++) {
    game.legal(p, offered);
    const choice = offered[pick(offered.length)];
    if (choice === undefined) throw new Error('nothing is legal');
    game.play(p, choice);
  }
  return made;
}

/** @returns a random game after half of its decisions */
export function midGame<T extends GameTypes>(game: Game<T>, seed: number): T['position'] {
  const all = playOn(game, newGameOf(game), chance(seed));
  const p = newGameOf(game);
  playOn(game, p, chance(seed), Math.floor(all / 2));
  return p;
}

/** Holds the last result, so that the compiler can't optimize the work away. */
export const kept: { last: unknown } = { last: null };

export interface Measure {
  readonly name: string;
  /** Does one batch of work. @returns how many of each thing it did, by name */
  batch(): Readonly<Record<string, number>>;
}

const repeated = (name: string, work: () => unknown): Measure => ({
  name,
  batch() {
    for (let i = 0; i < TIMES; i++) kept.last = work();
    return { [name]: TIMES };
  },
});

export function measures<T extends GameTypes>(game: Game<T>, seed: number): readonly Measure[] {
  const p = midGame(game, seed);
  const saved = game.save(p);
  const pick = chance(seed + 1);
  return [
    {
      name: 'play',
      batch() {
        let decisions = 0;
        for (let i = 0; i < GAMES; i++) decisions += playOn(game, newGameOf(game), pick);
        return { decisions, games: GAMES };
      },
    },
    repeated('clones', () => game.clone(p)),
    repeated('views', () => game.view(p, 0)),
    repeated('saves', () => game.save(p)),
    repeated('roundTrips', () => JSON.parse(JSON.stringify(saved))),
    {
      name: 'baseline',
      batch() {
        kept.last = baseline();
        return { baseline: BASELINE_STEPS };
      },
    },
  ];
}
