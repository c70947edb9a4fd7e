/** Imports records from files, and makes records of stored tables. */
import {
  type ChoiceJson,
  ENGINE_VERSION,
  GAME_ID,
  type GameOptions,
  newRecord,
  outcome,
  readRecord,
  replay,
  goldenAge as rules,
} from '@bb/golden-age/rules';
import { BadInput, isWhatIf, readWhatIf, replayWhatIf } from '@bb/kernel';
import { say } from '../i18n/say.ts';
import { type GoldenAgeSession, goldenAge } from './golden-age.ts';
import { History } from './history.ts';
import { parseJson } from './parse-json.ts';
import { type RecordWithSeats, recordWithSeats } from './record-export.ts';
import { parseSeat, type SeatSetup } from './seat-kinds.ts';
import { putTable, randomId, type StoredTable } from './store.ts';
import { startOf } from './what-if-start.ts';

/** The record of a stored table. If its choices can't be replayed, the record has them as they are. */
export function storedRecord(table: StoredTable<GoldenAgeSession>, choices: readonly ChoiceJson[]): RecordWithSeats {
  try {
    const history = new History(goldenAge, table.options, startOf(table));
    history.replay(choices);
    return recordWithSeats(table, choices, history.game);
  } catch {
    return { ...newRecord(table.options, choices, null), seats: table.seats };
  }
}

const MAX_FILE_BYTES = 20_000_000;

/** Checks the file and stores it as a new table. @returns the table's id. @throws BadInput that names the fault */
export async function importRecord(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new BadInput('', say().pages.tooLarge(file.size));
  const json = parseJson(await file.text());
  const { options, choices, over, ...more } = isWhatIf(json) ? readWhatIfRecord(json) : readFullRecord(json);
  const id = randomId();
  const now = Date.now();
  const seats = seatsOf(json, options);
  const skipIdle = seats.filter((seat) => seat.kind === 'human').length <= 1;
  await putTable(
    { id, game: GAME_ID, version: ENGINE_VERSION, options, seats, skipIdle, createdAt: now, playedAt: now, over, ...more },
    choices,
  );
  return id;
}

type Read = Pick<StoredTable<GoldenAgeSession>, 'options' | 'over' | 'origin' | 'whatIf'> & { readonly choices: readonly ChoiceJson[] };

function readFullRecord(json: unknown): Read {
  const record = readRecord(json);
  replay(record);
  return { options: record.options, choices: record.choices, over: record.result !== null };
}

function readWhatIfRecord(json: unknown): Read {
  const { options, origin, choices, start } = readWhatIf(rules, json);
  const over = outcome(replayWhatIf(rules, json)) !== null;
  return { options, choices, over, origin, whatIf: start.playerTurn };
}

/** A record from another program may name no seats: then a person plays the first, and bots play the others. */
function seatsOf(json: unknown, { players, solitaire = false }: GameOptions): readonly SeatSetup[] {
  const given = typeof json === 'object' && json !== null && 'seats' in json && Array.isArray(json.seats) ? json.seats : [];
  return Array.from({ length: players }, (_, i) =>
    parseSeat(given[i], say().pages.seatNumber(i + 1), i === 0 ? 'human' : solitaire ? 'system' : 'captain'),
  );
}
