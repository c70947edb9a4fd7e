/** Random games for property tests, the same on every machine. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, type Random } from '@bb/kernel';
import {
  CHOICES,
  type Choice,
  type ChoiceJson,
  type ChoiceKind,
  type ComponentSet,
  choiceToJson,
  type Game,
  type GameEvent,
  legal,
  MAX_SEATS,
  newGame,
  newRecord,
  type Options,
  outcome,
  type Position,
  play,
  RECONSTRUCTED,
  randomSettings,
} from '../rules/index.ts';

export const PLAYER_COUNTS: readonly number[] = Array.from({ length: MAX_SEATS - 1 }, (_, i) => 2 + i);
/** No game has this many decisions: one that reaches it never ends. */
const MAX_DECISIONS = 50_000;

const WANTED = Number(process.env.BB_GAMES ?? 0);
/** @returns the number of games for each player count: `BB_GAMES` in all, or the test's own small number */
export const gamesEach = (byDefault: number): number => (WANTED > 0 ? Math.ceil(WANTED / PLAYER_COUNTS.length) : byDefault);

const TIMEOUT_MS = WANTED === 0 ? 180_000 : 24 * 3_600_000;
/** Options of tests that play many games. */
export const MANY_GAMES = { timeout: TIMEOUT_MS } as const;

/** @returns a xorshift generator of numbers from 0 to less than 1 */
export function xorshift(seed: number): Random {
  let s = Math.imul(seed + 1, 2654435761) >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return (s >>> 0) / 2 ** 32;
  };
}

type Taste = Partial<Readonly<Record<ChoiceKind, number>>>;

/** The weight of each kind of choice, 1 if not listed. Here pirates loot merchants, take ransoms and refit ships. */
const LIVELY: Taste = {
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
  retireInPiratePort: 0.1,
  attackPort: 0.3,
  sackPort: 8,
  formAlliance: 3,
  endAlliance: 0.05,
  playAgainst: 0.3,
  playAmbition: 0.2,
  deployCommissioner: 0.3,
  moveCommissioner: 0.3,
  endActions: 0.1,
};
/** Here they attack ports, hunt pirates and fight duels. */
const WARLIKE: Taste = {
  ...LIVELY,
  attackPort: 6,
  sackPort: 30,
  grabBooty: 20,
  declareRevelry: 5,
  playLetter: 20,
  torture: 3,
  playAgainst: 2,
  playAmbition: 2,
  playConverts: 6,
  deployCommissioner: 4,
  useWarship: 3,
  attackPiratePort: 6,
  oust: 6,
  react: 4,
  attack: 4,
  surrender: 2,
  duelOn: 3,
};

const KINDS = [...new Set(CHOICES.map((choice) => choice.type))];
/** The kind of each choice, by its id. */
const KIND_OF = Uint8Array.from(CHOICES, (choice) => KINDS.indexOf(choice.type));
const weightsOf = (taste: Taste): Float64Array => Float64Array.from(KINDS, (kind) => taste[kind] ?? 1);
const WAR = weightsOf(WARLIKE);
/** A game's seed picks one of these; with the first, all choices are equally likely. */
const MANNERS = [null, weightsOf(LIVELY), WAR] as const;

const offeredKinds = new Uint8Array(KINDS.length);

/** Picks a kind by its weight, then a choice of that kind. */
function pickByKind(choices: readonly Choice[], weights: Float64Array, random: Random): Choice {
  offeredKinds.fill(0);
  let sum = 0;
  for (const { id } of choices) {
    const kind = KIND_OF[id] ?? 0;
    if (offeredKinds[kind] === 0) sum += weights[kind] ?? 0;
    offeredKinds[kind] = (offeredKinds[kind] ?? 0) + 1;
  }
  let left = random() * sum;
  let chosen = -1;
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (offeredKinds[kind] === 0) continue;
    chosen = kind;
    left -= weights[kind] ?? 0;
    if (left < 0) break;
  }
  let nth = Math.floor(random() * (offeredKinds[chosen] ?? 0));
  for (const choice of choices) if (KIND_OF[choice.id] === chosen && nth-- === 0) return choice;
  throw new Error('nothing to pick from');
}

/** Replaces most moves by one to a place where another pirate is, so that fights happen. */
function withCompany(g: Game, choices: readonly Choice[], chosen: Choice, random: Random): Choice {
  if (chosen.type !== 'move' || random() < 0.3) return chosen;
  const visits = choices.filter((choice) => choice.type === 'move' && g.at.includes(choice.to));
  return visits.length > 0 ? pick(visits, random) : chosen;
}

/** @returns the next choice of a game with this seed */
export function pickFor(seed: number, g: Game, choices: readonly Choice[], random: Random): Choice {
  const manner = MANNERS[seed % MANNERS.length] ?? null;
  if (manner === null) return pick(choices, random);
  const chosen = pickByKind(choices, manner, random);
  return manner === WAR ? withCompany(g, choices, chosen, random) : chosen;
}

type Given = Omit<Options, 'players'>;

/** The reconstructed set with the pirates' ratings exchanged. */
export const TURNED: ComponentSet = {
  ...RECONSTRUCTED,
  id: 'turned',
  pirates: RECONSTRUCTED.pirates.map((own, i, all) => ({ ...(all[(i + 7) % all.length] ?? own), id: own.id, name: own.name })),
};

/** Every other game has optional rules, and some of those have other ratings. */
export function settingsOfSeed(seed: number, players: number): Given {
  if (seed % 2 === 0) return {};
  const random = xorshift(seed + 2e6);
  const settings = randomSettings(random, players);
  return random() < 0.25 ? { ...settings, components: TURNED } : settings;
}

export interface RandomGame {
  readonly players: number;
  readonly seed: number;
  /** The optional rules, by default as the seed has them. */
  readonly settings?: Given;
}

export interface Visit {
  readonly g: Game;
  /** The choice about to be made, or null when the game is over. */
  readonly next: Choice | null;
  /** Decisions made so far. */
  readonly n: number;
  /** The legal choices. */
  readonly offered: readonly Choice[];
  /** Events since the last visit. */
  readonly events: readonly GameEvent[];
  /** For the test's own draws; it doesn't affect the game. */
  readonly random: Random;
}

export const optionsOf = ({ players, seed, settings = settingsOfSeed(seed, players) }: RandomGame): Options => ({ players, ...settings });

/** Plays a game to its end and visits each decision. If a check fails, the game so far is saved as a record to open. */
export function playGame(game: RandomGame, visit: (v: Visit) => void = () => {}): Game {
  const { players, seed } = game;
  const options = optionsOf(game);
  const random = xorshift(seed * 16 + players);
  const others = xorshift(seed * 16 + players + 1e6);
  const choices: ChoiceJson[] = [];
  const g = newGame(options);
  const events: GameEvent[] = [];
  const offered: Choice[] = [];
  g.events = events;
  try {
    for (let n = 0; n < MAX_DECISIONS; n++) {
      legal(g, offered);
      const next = offered.length === 0 ? null : pickFor(seed, g, offered, random);
      visit({ g, next, n, offered, events, random: others });
      if (next === null) return g;
      events.length = 0;
      choices.push(choiceToJson(next));
      play(g, next);
    }
    throw new Error(`the game does not end in ${MAX_DECISIONS} decisions`);
  } catch (error) {
    const folder = join(tmpdir(), 'blackbeard-failures');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `players-${players}-seed-${seed}-decision-${choices.length}.json`);
    writeFileSync(file, JSON.stringify(newRecord(options, choices, outcome(g))));
    throw new Error(`${players} players, seed ${seed}, decision ${choices.length} (${file}): ${String(error)}`, { cause: error });
  }
}

/** @returns the seeds for a player count. They start at the count, so that few games of each still are of many kinds. */
export const seedsFor = (players: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => players + i);

/** Plays the games of one player count. */
export function playGames(players: number, count: number, visit?: (v: Visit) => void): void {
  for (const seed of seedsFor(players, count)) playGame({ players, seed }, visit);
}

/** Plays on at random, to the end or for at most `most` decisions. */
export function playOut(g: Game, random: Random, most = MAX_DECISIONS): Game {
  const offered: Choice[] = [];
  for (let n = 0; n < most; n++) {
    legal(g, offered);
    if (offered.length === 0) return g;
    play(g, pickFor(1, g, offered, random));
  }
  throw new Error(`the game does not end in ${most} decisions`);
}

/** @returns the part of the game that a save stores */
export function positionOf(g: Game): Position {
  const { tables: _tables, ask: _ask, events: _events, ...position } = g;
  return position;
}

/** @returns the position as text; equal positions give equal texts */
export const textOf = (g: Game): string => JSON.stringify(positionOf(g));

/** @throws with the place where two texts of positions or views differ, if they do */
export function same(a: string | undefined, b: string | undefined, what = 'the position'): void {
  if (a === b) return;
  if (a === undefined || b === undefined) throw new Error(`${what} is missing`);
  let i = 0;
  while (a[i] === b[i]) i++;
  throw new Error(`${what} differs: ...${a.slice(Math.max(0, i - 60), i + 40)}... and ...${b.slice(Math.max(0, i - 60), i + 40)}...`);
}
