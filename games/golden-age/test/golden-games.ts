/** The golden games: whole games stored as files, so that a change of the rules shows up as a change of files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replayRecord } from '@bb/kernel';
import {
  type ChoiceJson,
  choiceToJson,
  type Game,
  type GameEvent,
  type GameRecord,
  goldenAge,
  newRecord,
  outcome,
  readRecord,
} from '../rules/index.ts';
import { optionsOf, playGame, type RandomGame, TURNED } from './random-games.ts';

export const GOLDEN_FOLDER = fileURLToPath(new URL('../golden/', import.meta.url));

/** The seed determines the style of play: even, lively or warlike. */
export const GOLDEN: readonly RandomGame[] = [
  { players: 2, seed: 100, settings: {} },
  { players: 2, seed: 152, settings: {} },
  { players: 3, seed: 100, settings: {} },
  { players: 3, seed: 103, settings: {} },
  { players: 4, seed: 100, settings: {} },
  { players: 4, seed: 101, settings: {} },
  { players: 4, seed: 105, settings: {} },
  { players: 5, seed: 100, settings: {} },
  { players: 5, seed: 107, settings: {} },
  // One for each optional rule.
  { players: 2, seed: 110, settings: { draft: true } },
  { players: 2, seed: 111, settings: { deployment: 'secret' } },
  { players: 3, seed: 110, settings: { deployment: 'random' } },
  { players: 2, seed: 112, settings: { length: 'long' } },
  { players: 3, seed: 111, settings: { printedRatings: true } },
  { players: 2, seed: 113, settings: { cunning: false } },
  { players: 2, seed: 114, settings: { latePardon: true } },
  { players: 2, seed: 119, settings: { retireInPiratePorts: true } },
  { players: 3, seed: 101, settings: { components: TURNED } },
  { players: 4, seed: 111, settings: { solitaire: true } },
  { players: 4, seed: 117, settings: { solitaire: true } },
  { players: 6, seed: 110, settings: {} },
  { players: 10, seed: 111, settings: {} },
];

export const fileOf = ({ players, seed, settings = {} }: RandomGame): string =>
  `players-${players}${Object.entries(settings)
    .map(([option, value]) => `-${option}-${typeof value === 'object' ? value.id : value}`)
    .join('')}-seed-${seed}.json`;

/** The events of a whole game: the number of each, and a digest of all in order. */
export interface Playthrough {
  readonly events: Readonly<Record<string, number>>;
  readonly digest: string;
}

export function summarize(events: readonly GameEvent[]): Playthrough {
  const counts = new Map<string, number>();
  const hash = createHash('sha256');
  for (const event of events) {
    counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
    hash.update(`${JSON.stringify(event)}\n`);
  }
  return { events: Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))), digest: hash.digest('hex').slice(0, 16) };
}

export interface GoldenGame {
  readonly record: GameRecord;
  readonly playthrough: Playthrough;
}

/** Plays the game again. */
export function playGolden(game: RandomGame): GoldenGame {
  const choices: ChoiceJson[] = [];
  const events: GameEvent[] = [];
  const end = playGame(game, ({ next, events: happened }) => {
    events.push(...happened);
    if (next !== null) choices.push(choiceToJson(next));
  });
  return { record: newRecord(optionsOf(game), choices, outcome(end)), playthrough: summarize(events) };
}

/** Writes one choice on each line, for readable diffs. The playthrough is stored in the record, whose reader ignores it. */
export function goldenText({ record, playthrough }: GoldenGame): string {
  const { choices, ...rest } = { ...record, playthrough };
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  return `${head},\n  "choices": [\n${choices.map((choice) => JSON.stringify(choice)).join(',\n')}\n  ]\n}\n`;
}

/** @returns the file of a game as the current rules make it */
export const textOfGolden = (game: RandomGame): string => goldenText(playGolden(game));

export const goldenFiles = (): readonly string[] =>
  readdirSync(GOLDEN_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .toSorted();

export interface StoredGame extends GoldenGame {
  readonly text: string;
}

export function readGolden(file: string): StoredGame {
  const text = readFileSync(`${GOLDEN_FOLDER}${file}`, 'utf8');
  const json: { playthrough: Playthrough } = JSON.parse(text);
  return { text, record: readRecord(json), playthrough: json.playthrough };
}

/** Replays a stored game to its end. @returns the end, and the events on the way */
export function replayGolden({ record }: GoldenGame): { readonly end: Game; readonly playthrough: Playthrough } {
  const events: GameEvent[] = [];
  const end = replayRecord(goldenAge, record, undefined, events);
  return { end, playthrough: summarize(events) };
}
