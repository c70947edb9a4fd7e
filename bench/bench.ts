/**
 * `bb bench`: the speed of a game's rules in random play.
 *
 *     node --expose-gc bench/bench.ts [rounds] [game] [--json]
 *
 * Each round runs all measures one after the other, so that a slow moment of the machine affects all of them. Each
 * figure is the median over the rounds. Seconds are of processor time.
 */
import { gameNamed, STANDARD_GAME } from '@bb/cli/games';
import type { Game, GameTypes } from '@bb/kernel';
import { BASELINE_STEPS } from './baseline.ts';
import { measures, midGame, PLAYERS } from './measures.ts';
import { median, rates } from './timing.ts';

const SEED = 2008;
/** Processor time for each measure before the first round. With less, compiling the engine would count as play. */
const WARM_UP_MS = 3000;
/** Processor time for each measure in each round. */
const SLICE_MS = 150;
/** Games held in memory at once to find the size of one. */
const HEAP_GAMES = 200;
const ROUNDS = 9;
const RATIOS = ['decisions', 'games', 'clones', 'views', 'saves'] as const;

/** @returns the bytes of heap that a game in progress takes, or NaN without `--expose-gc` */
function heapPerGame<T extends GameTypes>(game: Game<T>): number {
  const collect = globalThis.gc;
  if (!collect) return Number.NaN;
  midGame(game, SEED);
  collect();
  const before = process.memoryUsage().heapUsed;
  const games = Array.from({ length: HEAP_GAMES }, (_, i) => midGame(game, SEED + i));
  collect();
  const heap = process.memoryUsage().heapUsed - before;
  return heap / games.length;
}

export interface Result {
  readonly game: string;
  /** The version of its rules. */
  readonly version: string;
  readonly node: string;
  readonly players: number;
  readonly rounds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly clonesPerSecond: number;
  readonly viewsPerSecond: number;
  readonly savesPerSecond: number;
  readonly roundTripsPerSecond: number;
  /** Steps of the fixed loop in baseline.ts. */
  readonly baselinePerSecond: number;
  /** How many decisions fit into the time of one `JSON.parse(JSON.stringify(..))` of a mid-game save. */
  readonly decisionsPerRoundTrip: number;
  /** How many of each fit into the time of 1,000,000 baseline steps. Comparable between machines. */
  readonly perBaseline: Readonly<Record<(typeof RATIOS)[number], number>>;
  readonly heapPerGameBytes: number;
  readonly saveBytes: number;
  readonly viewBytes: number;
}

function run<T extends GameTypes>(game: Game<T>, rounds: number): Result {
  const all = measures(game, SEED);
  for (const { batch } of all) rates(batch, WARM_UP_MS);
  const found = Array.from(
    { length: rounds },
    (): Readonly<Record<string, number>> => Object.assign({}, ...all.map(({ batch }) => rates(batch, SLICE_MS))),
  );
  const rate = (what: string): number => median(found.map((round) => round[what] ?? 0));
  const ratio = (a: string, b: string): number => median(found.map((round) => (round[a] ?? 0) / (round[b] ?? 1)));
  const perBaseline = (what: string): number => round2(BASELINE_STEPS * ratio(what, 'baseline'));
  const p = midGame(game, SEED);
  const bytes = (json: unknown): number => Buffer.byteLength(JSON.stringify(json));
  return {
    game: game.id,
    version: game.version,
    node: process.versions.node,
    players: PLAYERS,
    rounds,
    decisionsPerSecond: Math.round(rate('decisions')),
    gamesPerSecond: Math.round(rate('games')),
    clonesPerSecond: Math.round(rate('clones')),
    viewsPerSecond: Math.round(rate('views')),
    savesPerSecond: Math.round(rate('saves')),
    roundTripsPerSecond: Math.round(rate('roundTrips')),
    baselinePerSecond: Math.round(rate('baseline')),
    decisionsPerRoundTrip: round2(ratio('decisions', 'roundTrips')),
    perBaseline: {
      decisions: perBaseline('decisions'),
      games: perBaseline('games'),
      clones: perBaseline('clones'),
      views: perBaseline('views'),
      saves: perBaseline('saves'),
    },
    heapPerGameBytes: Math.round(heapPerGame(game)),
    saveBytes: bytes(game.save(p)),
    viewBytes: bytes(game.view(p, 0)),
  };
}

const round2 = (n: number): number => Math.round(n * 100) / 100;
const NUMBER = new Intl.NumberFormat('en-US');

function print(r: Result): void {
  const lines: readonly (readonly [string, number])[] = [
    ['decisions a second', r.decisionsPerSecond],
    ['games a second', r.gamesPerSecond],
    ['clones a second', r.clonesPerSecond],
    ['views a second', r.viewsPerSecond],
    ['saves a second', r.savesPerSecond],
    ['JSON round trips of a save a second', r.roundTripsPerSecond],
    ['decisions per JSON round trip', r.decisionsPerRoundTrip],
    ...RATIOS.map((what): readonly [string, number] => [`${what} per million baseline steps`, r.perBaseline[what]]),
    ['heap of a game, bytes', r.heapPerGameBytes],
    ['mid-game save, bytes of JSON', r.saveBytes],
    ['mid-game view, bytes of JSON', r.viewBytes],
  ];
  console.log(`${r.game} ${r.version}, random play, ${r.players} players, median of ${r.rounds} rounds; Node ${r.node}`);
  for (const [what, amount] of lines) console.log(`  ${what.padEnd(38)}${NUMBER.format(amount).padStart(14)}`);
}

const args = process.argv.slice(2);
const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? ROUNDS);
const visit = await gameNamed(args.find((arg) => /^[a-z]/.test(arg)) ?? STANDARD_GAME);
const result = visit(({ game }) => run(game, rounds));
if (args.includes('--json')) console.log(JSON.stringify(result));
else print(result);
