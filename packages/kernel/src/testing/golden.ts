/** Golden games: whole games stored as files, so that a change of the rules shows up as a change of files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Game, GameTypes } from '../game.ts';
import { type AnyRecord, RECORD_FORMAT, readRecord, replayRecord } from '../record.ts';

/** The events of a whole game: the number of each, and a digest of all in order. */
export interface Playthrough {
  readonly events: Readonly<Record<string, number>>;
  readonly digest: string;
}

export interface GoldenGame {
  readonly record: AnyRecord;
  readonly playthrough: Playthrough;
}

export interface StoredGame extends GoldenGame {
  readonly text: string;
}

export function summarize(events: readonly { readonly type: string }[]): Playthrough {
  const counts = new Map<string, number>();
  const hash = createHash('sha256');
  for (const event of events) {
    counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
    hash.update(`${JSON.stringify(event)}\n`);
  }
  return { events: Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))), digest: hash.digest('hex').slice(0, 16) };
}

/** Writes one choice on each line, for readable diffs. The playthrough is stored in the record, whose reader ignores it. */
export function goldenText({ record, playthrough }: GoldenGame): string {
  const { choices, ...rest } = { ...record, playthrough };
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  return `${head},\n  "choices": [\n${choices.map((choice) => JSON.stringify(choice)).join(',\n')}\n  ]\n}\n`;
}

/** @returns the names of the stored games in a folder, in order */
export const goldenFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted();

/** @throws BadInput if it is no record of this game */
export function readGolden<T extends GameTypes>(game: Game<T>, folder: string, file: string): StoredGame {
  const text = readFileSync(`${folder}${file}`, 'utf8');
  const json: Pick<AnyRecord, 'result'> & { readonly playthrough: Playthrough } = JSON.parse(text);
  const { options, choices } = readRecord(game, json);
  const record = { format: RECORD_FORMAT, game: game.id, version: game.version, options, choices, result: json.result };
  return { text, record, playthrough: json.playthrough };
}

/** Replays a stored game to its end. @returns the end, and the events on the way @throws BadInput */
export function replayGolden<T extends GameTypes & { readonly event: { readonly type: string } }>(
  game: Game<T>,
  { record }: GoldenGame,
): { readonly end: T['position']; readonly playthrough: Playthrough } {
  const events: T['event'][] = [];
  const end = replayRecord(game, record, undefined, events);
  return { end, playthrough: summarize(events) };
}
