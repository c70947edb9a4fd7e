/** Records as files, opened as a table of one's own. */
import {
  BadInput,
  type ChoiceJson,
  type GameOptions,
  isWhatIf,
  load,
  newRecord,
  playChoices,
  RECORD_FORMAT,
  readRecord,
  readWhatIf,
  replay,
  replayWhatIf,
} from '@bb/engine';
import { say } from '../i18n/say.svelte.ts';
import { readSeat, type SeatSetup } from './crew.ts';
import { History } from './history.ts';
import { parseJson } from './parse-json.ts';
import { newestOf } from './reading.ts';
import { newId, putTable, type StoredTable } from './store.ts';
import { type TableRecord, tableRecord } from './table-record.ts';

/** The record of a stored table; of one that can't be played, all that there is. */
export function storedRecord(table: StoredTable, choices: readonly ChoiceJson[]): TableRecord {
  try {
    if (table.start) {
      const history = new History(table.options, load(table.start));
      history.follow(choices);
      return tableRecord(table, choices, history.game);
    }
    const newest = newestOf(table, choices);
    const left = choices.slice(newest.taken);
    return tableRecord(table, newest.choices, playChoices(table.options, [...newest.choices, ...left]));
  } catch {
    return { ...newRecord(table.options, choices, null), format: table.format ?? 1, seats: table.seats };
  }
}

const MOST_BYTES = 20_000_000;

/** Checks the file, keeps it as a new table, and yields the table's id. @throws BadInput that names the fault. */
export async function openRecord(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new BadInput('', say().past.tooLarge(file.size));
  const json = parseJson(await file.text());
  const { options, choices, over, ...more } = isWhatIf(json) ? readStarted(json) : readWhole(json);
  const id = newId();
  const now = Date.now();
  const seats = seatsOf(json, options);
  const skipIdle = seats.filter((seat) => seat.kind === 'human').length <= 1;
  await putTable({ id, format: RECORD_FORMAT, options, seats, skipIdle, createdAt: now, playedAt: now, over, ...more }, choices);
  return id;
}

type Read = Pick<StoredTable, 'options' | 'over' | 'start' | 'whatIf'> & { readonly choices: readonly ChoiceJson[] };

function readWhole(json: unknown): Read {
  const record = readRecord(json);
  replay(record);
  return { options: record.options, choices: record.choices, over: record.result !== null };
}

function readStarted(json: unknown): Read {
  const record = readWhatIf(json);
  replayWhatIf(record);
  const { choices, start, whatIf } = record;
  return { options: start.options, choices, over: record.result !== null, start, whatIf };
}

/** A record from elsewhere names no seats: the first is the person's, the others are bots'. */
function seatsOf(json: unknown, { players, solitaire = false }: GameOptions): readonly SeatSetup[] {
  const given = typeof json === 'object' && json !== null && 'seats' in json && Array.isArray(json.seats) ? json.seats : [];
  return Array.from({ length: players }, (_, i) =>
    readSeat(given[i], say().pages.seatNumber(i + 1), i === 0 ? 'human' : solitaire ? 'system' : 'captain'),
  );
}
