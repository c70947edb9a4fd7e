/** Random games, the same ones on every machine: the ground all properties are tested on. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Choice,
  type ChoiceJson,
  type ChoiceKind,
  choiceToJson,
  drawSettings,
  type Game,
  type GameEvent,
  legal,
  newGame,
  newRecord,
  outcome,
  play,
  type Random,
  type Settings,
} from '../src/index.ts';

export const PLAYER_COUNTS = [2, 3, 4, 5, 6, 10] as const;
/** More decisions than any game has; a game that gets here does not end. */
const TOO_MANY = 20_000;

/** Games of each player count: `BB_GAMES` in all, or the test's own small number. */
export const gamesEach = (byDefault: number): number => {
  const wanted = Number(process.env.BB_GAMES ?? 0);
  return wanted > 0 ? Math.ceil(wanted / PLAYER_COUNTS.length) : byDefault;
};

/** Many games take their time. */
export const PATIENTLY = { timeout: process.env.BB_GAMES === undefined ? 20_000 : 3_600_000 } as const;

/** Xorshift: numbers from 0 up to, not including, 1. */
export function xorshift(seed: number): Random {
  let s = Math.imul(seed + 1, 2654435761) >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return (s >>> 0) / 2 ** 32;
  };
}

export function pick<T>(from: readonly T[], random: Random): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

/** How much likelier than another a kind of choice is taken in a lively game; 1 if not named. */
const ZEST: Partial<Readonly<Record<ChoiceKind, number>>> = {
  lootMerchant: 20,
  findMerchant: 8,
  doPortActivities: 4,
  recover: 6,
  sellHold: 4,
  seize: 6,
  takeCargo: 3,
  declareRevelry: 0.2,
  drawNewPirate: 0.3,
  refusePirate: 0.3,
  retireByLetter: 0.3,
  retireInHaven: 0.3,
  playAgainst: 0.3,
  endActions: 0.1,
};

/** A kind first, then one of that kind: merchants are looted, hostages ransomed, ships refitted. */
function pickLively(choices: readonly Choice[], random: Random): Choice {
  const kinds = [...new Set(choices.map((choice) => choice.type))];
  let at = random() * kinds.reduce((sum, kind) => sum + (ZEST[kind] ?? 1), 0);
  const kind = kinds.find((one) => {
    at -= ZEST[one] ?? 1;
    return at < 0;
  });
  return pick(kind === undefined ? choices : choices.filter((choice) => choice.type === kind), random);
}

/** Half of the games are played evenly, half lively. */
export const pickFor = (seed: number, choices: readonly Choice[], random: Random): Choice =>
  seed % 2 === 0 ? pick(choices, random) : pickLively(choices, random);

export interface RandomGame {
  readonly players: number;
  readonly seed: number;
  /** Optional rules other than the standard ones. */
  readonly settings?: Partial<Settings>;
}

/** Every third game is played with optional rules drawn at random. */
export const settingsOfSeed = (seed: number): Partial<Settings> => (seed % 3 === 2 ? drawSettings(xorshift(seed + 2e6)) : {});

export interface Visit {
  readonly g: Game;
  /** What is about to be chosen; null when the game is over. */
  readonly next: Choice | null;
  /** Decisions made so far. */
  readonly n: number;
  /** What has happened since the last visit. */
  readonly events: readonly GameEvent[];
  /** For the test's own draws: it does not disturb the game. */
  readonly random: Random;
}

/** Plays a game to its end, showing each decision. A failure leaves the game behind as a record that can be opened. */
export function playGame({ players, seed, settings = {} }: RandomGame, visit: (v: Visit) => void = () => {}): Game {
  const random = xorshift(seed * 8 + players);
  const others = xorshift(seed * 8 + players + 1e6);
  const choices: ChoiceJson[] = [];
  const options = { players, ...settings };
  const g = newGame(options);
  const events: GameEvent[] = [];
  g.events = events;
  try {
    for (let n = 0; n < TOO_MANY; n++) {
      const offered = legal(g);
      const next = offered.length === 0 ? null : pickFor(seed, offered, random);
      visit({ g, next, n, events, random: others });
      if (next === null) return g;
      events.length = 0;
      choices.push(choiceToJson(next));
      play(g, next);
    }
    throw new Error(`the game does not end in ${TOO_MANY} decisions`);
  } catch (error) {
    const folder = join(tmpdir(), 'blackbeard-failures');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `players-${players}-seed-${seed}-decision-${choices.length}.json`);
    writeFileSync(file, JSON.stringify(newRecord(options, choices, outcome(g))));
    throw new Error(`${players} players, seed ${seed}, decision ${choices.length} (${file}): ${String(error)}`, { cause: error });
  }
}

/** The games of one player count, some with optional rules. */
export function playGames(players: number, count: number, visit?: (v: Visit) => void): void {
  for (let seed = 0; seed < count; seed++) playGame({ players, seed, settings: settingsOfSeed(seed) }, visit);
}

/** Plays on to the end, choosing by `random`. */
export function playOut(g: Game, random: Random, most = TOO_MANY): Game {
  for (let n = 0; n < most; n++) {
    const offered = legal(g);
    if (offered.length === 0) return g;
    play(g, pickLively(offered, random));
  }
  throw new Error(`the game does not end in ${most} decisions`);
}

/** The position as text, the same for the same position. */
export function textOf(g: Game): string {
  const { tables: _tables, ask: _ask, events: _events, ...position } = g;
  return JSON.stringify(position);
}

/** Where two texts of positions or views part. */
export function same(a: string | undefined, b: string | undefined, what = 'the position'): void {
  if (a === b) return;
  if (a === undefined || b === undefined) throw new Error(`${what} is missing`);
  let i = 0;
  while (a[i] === b[i]) i++;
  throw new Error(`${what} differs: ...${a.slice(Math.max(0, i - 60), i + 40)}... and ...${b.slice(Math.max(0, i - 60), i + 40)}...`);
}
