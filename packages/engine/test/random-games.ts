/** Random games, the same ones on every machine: the ground all properties are tested on. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CHOICES,
  type Choice,
  type ChoiceJson,
  type ChoiceKind,
  type ComponentSet,
  choiceToJson,
  drawSettings,
  type Game,
  type GameEvent,
  type GameOptions,
  legal,
  MAX_SEATS,
  newGame,
  newRecord,
  outcome,
  type Position,
  play,
  type Random,
  RECONSTRUCTED,
} from '../src/index.ts';

export const PLAYER_COUNTS: readonly number[] = Array.from({ length: MAX_SEATS - 1 }, (_, i) => 2 + i);
/** More decisions than any game has; a game that gets here does not end. */
const TOO_MANY = 50_000;

const WANTED = Number(process.env.BB_GAMES ?? 0);
/** Games of each player count: `BB_GAMES` in all, or the test's own small number. */
export const gamesEach = (byDefault: number): number => (WANTED > 0 ? Math.ceil(WANTED / PLAYER_COUNTS.length) : byDefault);

/** Many games take their time. */
export const PATIENTLY = { timeout: WANTED === 0 ? 180_000 : 24 * 3_600_000 } as const;

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

type Taste = Partial<Readonly<Record<ChoiceKind, number>>>;

/** How much likelier than another a kind of choice is taken; 1 if not named. Merchants are looted, ransoms had, ships refitted. */
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
/** Ports are attacked, pirates hunted, duels fought. */
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
/** By choice: its kind. */
const KIND_OF = Uint8Array.from(CHOICES, (choice) => KINDS.indexOf(choice.type));
const weightsOf = (taste: Taste): Float64Array => Float64Array.from(KINDS, (kind) => taste[kind] ?? 1);
/** The manners in which a game can be played, by its seed; in the first one every choice is as likely as another. */
const WAR = weightsOf(WARLIKE);
const MANNERS = [null, weightsOf(LIVELY), WAR] as const;

const offeredKinds = new Uint8Array(KINDS.length);

/** A kind first, by its weight, then one of that kind. */
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

/** Warriors seek company: a place where there is somebody else. */
function withCompany(g: Game, choices: readonly Choice[], chosen: Choice, random: Random): Choice {
  if (chosen.type !== 'move' || random() < 0.3) return chosen;
  const visits = choices.filter((choice) => choice.type === 'move' && g.at.includes(choice.to));
  return visits.length > 0 ? pick(visits, random) : chosen;
}

/** What is chosen next in a game with this seed. */
export function pickFor(seed: number, g: Game, choices: readonly Choice[], random: Random): Choice {
  const manner = MANNERS[seed % MANNERS.length] ?? null;
  if (manner === null) return pick(choices, random);
  const chosen = pickByKind(choices, manner, random);
  return manner === WAR ? withCompany(g, choices, chosen, random) : chosen;
}

type Given = Omit<GameOptions, 'players'>;

/** As the reconstructed set, but everybody has somebody else's ratings. */
export const TURNED: ComponentSet = {
  ...RECONSTRUCTED,
  id: 'turned',
  pirates: RECONSTRUCTED.pirates.map((own, i, all) => ({ ...(all[(i + 7) % all.length] ?? own), id: own.id, name: own.name })),
};

/** Every other game is played with optional rules, some of them with other ratings. */
export function settingsOfSeed(seed: number): Given {
  if (seed % 2 === 0) return {};
  const random = xorshift(seed + 2e6);
  const settings = drawSettings(random);
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
  /** What is about to be chosen; null when the game is over. */
  readonly next: Choice | null;
  /** Decisions made so far. */
  readonly n: number;
  /** What can be chosen. */
  readonly offered: readonly Choice[];
  /** What has happened since the last visit. */
  readonly events: readonly GameEvent[];
  /** For the test's own draws: it does not disturb the game. */
  readonly random: Random;
}

export const optionsOf = ({ players, seed, settings = settingsOfSeed(seed) }: RandomGame): GameOptions => ({ players, ...settings });

/** Plays a game to its end, showing each decision. A failure leaves the game behind as a record that can be opened. */
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
    for (let n = 0; n < TOO_MANY; n++) {
      legal(g, offered);
      const next = offered.length === 0 ? null : pickFor(seed, g, offered, random);
      visit({ g, next, n, offered, events, random: others });
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

/** The seeds of a player count's games: few games of each count still are of many kinds. */
export const seedsFor = (players: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => players + i);

/** The games of one player count. */
export function playGames(players: number, count: number, visit?: (v: Visit) => void): void {
  for (const seed of seedsFor(players, count)) playGame({ players, seed }, visit);
}

/** Plays on to the end, choosing by `random`. */
export function playOut(g: Game, random: Random, most = TOO_MANY): Game {
  const offered: Choice[] = [];
  for (let n = 0; n < most; n++) {
    legal(g, offered);
    if (offered.length === 0) return g;
    play(g, pickFor(1, g, offered, random));
  }
  throw new Error(`the game does not end in ${most} decisions`);
}

/** What a save would hold. */
export function positionOf(g: Game): Position {
  const { tables: _tables, ask: _ask, events: _events, ...position } = g;
  return position;
}

/** The position as text, the same for the same position. */
export const textOf = (g: Game): string => JSON.stringify(positionOf(g));

/** Where two texts of positions or views part. */
export function same(a: string | undefined, b: string | undefined, what = 'the position'): void {
  if (a === b) return;
  if (a === undefined || b === undefined) throw new Error(`${what} is missing`);
  let i = 0;
  while (a[i] === b[i]) i++;
  throw new Error(`${what} differs: ...${a.slice(Math.max(0, i - 60), i + 40)}... and ...${b.slice(Math.max(0, i - 60), i + 40)}...`);
}
