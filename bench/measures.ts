/** The measures of `bb bench`. Each does a batch of work and returns how much it did. */
import { type Choice, clone, type Game, legal, newGame, play, save, view } from '@bb/golden-age/rules';
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

const offered: Choice[] = [];

/** Plays on at random until `most` decisions are made or the game is over. @returns the number of decisions made */
export function playOn(g: Game, pick: (n: number) => number, most = Number.POSITIVE_INFINITY): number {
  let made = 0;
  while (g.ask && made < most) {
    legal(g, offered);
    const choice = offered[pick(offered.length)];
    if (!choice) throw new Error(`nothing is legal at ${g.ask.ask}`);
    play(g, choice);
    made += 1;
  }
  return made;
}

/** @returns a random game after half of its decisions */
export function midGame(seed: number): Game {
  const all = playOn(newGame({ players: PLAYERS }), chance(seed));
  const g = newGame({ players: PLAYERS });
  playOn(g, chance(seed), Math.floor(all / 2));
  return g;
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

export function measures(seed: number): readonly Measure[] {
  const g = midGame(seed);
  const saved = save(g);
  const pick = chance(seed + 1);
  return [
    {
      name: 'play',
      batch() {
        let decisions = 0;
        for (let i = 0; i < GAMES; i++) decisions += playOn(newGame({ players: PLAYERS }), pick);
        return { decisions, games: GAMES };
      },
    },
    repeated('clones', () => clone(g)),
    repeated('views', () => view(g, 0)),
    repeated('saves', () => save(g)),
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
