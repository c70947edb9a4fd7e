/** Makes records of tables, and tables of records. Fetched when the first one is wanted. */
import {
  type AnyRecord,
  BadInput,
  type ChoiceJson,
  type Game,
  isRecord,
  isWhatIf,
  type Outcome,
  playRecord,
  RECORD_FORMAT,
  readRecord,
  readWhatIf,
  recordOf,
  WHAT_IF_FORMAT,
  type WhatIf,
  whatIfOf,
  whatIfStart,
} from '@bb/kernel';
import { parseJson } from '@bb/table-kit/parse-json.ts';
import { History } from '@bb/table-kit/session/history.ts';
import { HUMAN, isHuman, parseSeat, type SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { say } from '../i18n/say.ts';
import { fetchGame, gameNamed, standardGame } from '../shared/listed-games.svelte.ts';
import { type NewGame, storeNewGame } from './new-game.ts';
import { progressOf } from './progress.ts';
import { checkContents, effectiveChoices } from './read-stored-table.ts';
import { readStored } from './store.ts';

/** A record with the names and kinds of the seats. */
export type RecordWithSeats = (AnyRecord | WhatIf) & { readonly seats: readonly SeatSetup[] };
type Recorded<T extends SessionTypes> = Pick<StoredTable<T>, 'options' | 'seats' | 'origin'>;

export const recordWithSeats = <T extends SessionTypes>(
  rules: Game<T>,
  { options, origin, seats }: Recorded<T>,
  choices: readonly ChoiceJson[],
  p: T['position'],
): RecordWithSeats => ({ ...(origin ? whatIfOf(rules, options, origin, choices, p) : recordOf(rules, options, choices, p)), seats });

/** A stored table and the choices that count. */
interface Original {
  readonly table: StoredTable;
  readonly choices: readonly ChoiceJson[];
}

/** @returns the record of a stored table of any version of the rules. The result of a game that is over is missing if the table lacks it. */
export function originalRecord({ table, choices }: Original): RecordWithSeats {
  const { game, version, options, origin, seats, over, progress } = table;
  const { scores = [], winners = [], ending } = progress ?? {};
  const result = over && ending !== undefined ? { ending, scores, winners } : null;
  const record = { game, version, options, choices, result, seats };
  return origin ? { kind: 'what-if', format: WHAT_IF_FORMAT, origin, ...record } : { format: RECORD_FORMAT, ...record };
}

/**
 * What *Download* gives of a stored table: its record, which needs no rules; or what the browser holds, as it is, if that is no whole table.
 *
 * @throws BadInput if there is no such table
 */
export async function storedRecord(id: string): Promise<object> {
  const stored = await readStored(id);
  if (!stored) throw new BadInput('', say().pages.noSuchTable);
  try {
    const { table, entries } = checkContents(stored);
    const original = { table, choices: effectiveChoices(entries) };
    const record = originalRecord(original);
    return table.over && record.result === null ? { ...record, result: await resultOf(original).catch(() => null) } : record;
  } catch (error) {
    if (error instanceof BadInput) return stored;
    throw error;
  }
}

/** @returns the result of a game that was stored without its ending, by today's rules; null if they lead to another one */
async function resultOf({ table: { game: id, options, origin, progress }, choices }: Original): Promise<Outcome | null> {
  const listed = gameNamed(id);
  if (!listed) return null;
  const game = await fetchGame(listed);
  const history = new History(game, options, origin ? whatIfStart(await game.allRules(), options, origin) : null);
  const outcome = history.replayLegal(choices) ? null : game.rules.outcome(history.game);
  return JSON.stringify(outcome?.scores) === JSON.stringify(progress?.scores) ? outcome : null;
}

const MAX_FILE_BYTES = 20_000_000;

/** Checks the file and stores it as a new table. @returns the table's id. @throws BadInput that names the fault */
export async function importRecord(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new BadInput('', say().pages.tooLarge(file.size));
  const json = await reading(async () => {
    const parsed = parseJson(await file.text());
    if (!isRecord(parsed)) throw new BadInput('', 'a record must be an object');
    return parsed;
  });
  const game = await gameOfRecord(json);
  return reading(async () => {
    const { table, choices } = await readTable(game, json);
    return storeNewGame(game, table, choices);
  });
}

/** The reader of any game says what is wrong with a record that names none. @throws BadInput for a game that the page lacks */
export async function gameOfRecord({ game }: { readonly game?: unknown }): Promise<SessionGame<SessionTypes>> {
  const listed = typeof game === 'string' ? gameNamed(game) : standardGame();
  if (!listed) throw new BadInput('', say().pages.recordOfOtherGame(String(game)));
  return fetchGame(listed);
}

/** @throws BadInput in the page's language */
async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput('', say().pages.badFile(error.message));
    throw error;
  }
}

/** A table as a record has it. */
interface ReadTable<T extends SessionTypes> {
  readonly table: NewGame<T>;
  readonly choices: readonly ChoiceJson[];
}

/** @throws BadInput that names the fault */
export async function readTable<T extends SessionTypes>(game: SessionGame<T>, json: object): Promise<ReadTable<T>> {
  const rules = await game.allRules();
  const whatIf = isWhatIf(json) ? readWhatIf(rules, json) : null;
  const record = whatIf ?? readRecord(rules, json);
  const { version, options, choices } = record;
  const played = playRecord(rules, record);
  const isOther = version !== rules.version;
  if (played.fault && !isOther) throw played.fault;
  const seats = seatsOf(game, json, options);
  const skipIdle = seats.filter(isHuman).length <= 1;
  const from = whatIf && { origin: whatIf.origin, whatIf: game.turnNumber(whatIf.start) };
  // The table is opened as one of other rules. Its list entry says what the record says.
  const progress = { ...progressOf(game, played.position), ...(isOther ? endOf(game, played.position, record.result) : {}) };
  return { table: { version, options, seats, skipIdle, ...progress, ...from }, choices };
}

/** @returns what a record of other rules says of its end */
function endOf<T extends SessionTypes>(
  { turnNumber }: SessionGame<T>,
  p: T['position'],
  result: unknown,
): Pick<StoredTable, 'over'> & Partial<Pick<StoredTable, 'progress'>> {
  if (!isRecord(result)) return { over: false };
  const { ending, scores, winners } = result;
  if (typeof ending !== 'string' || !isNumbers(scores) || !isNumbers(winners)) return { over: false };
  return { over: true, progress: { turn: turnNumber(p), scores, winners, ending } };
}

const isNumbers = (json: unknown): json is readonly number[] => Array.isArray(json) && json.every((one) => typeof one === 'number');

/** A record from another program may name no seats: then a person plays the first, and bots play the others. */
function seatsOf<T extends SessionTypes>({ bots }: SessionGame<T>, json: object, options: T['options']): readonly SeatSetup[] {
  const seats = 'seats' in json && Array.isArray(json.seats) ? json.seats : [];
  const rival = bots?.rivalIn(options) ?? HUMAN;
  return Array.from({ length: options.players }, (_, i) =>
    parseSeat(seats[i], say().pages.seatNumber(i + 1), i === 0 ? HUMAN : rival, (bot) => bots?.has(bot) ?? false),
  );
}
