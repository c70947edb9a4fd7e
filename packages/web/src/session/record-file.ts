/** Records as files: downloaded, and opened as a table of one's own. */
import { BadInput, type ChoiceJson, type Game, type GameRecord, newRecord, outcome, playChoices, readRecord, replay } from '@bb/engine';
import { parseJson } from './parse-json.ts';
import { newestOf, newId, putTable, SEAT_KINDS, type SeatSetup, type StoredTable } from './store.ts';

/** A record that also says who sat where. */
export type TableRecord = GameRecord & { readonly seats: readonly SeatSetup[] };

export const tableRecord = (table: StoredTable, choices: readonly ChoiceJson[], g: Game): TableRecord => ({
  ...newRecord(table.options, choices, outcome(g)),
  seats: table.seats,
});

/** The record of a stored table; of one that can't be played, all that there is. */
export function storedRecord(table: StoredTable, choices: readonly ChoiceJson[]): TableRecord {
  try {
    const newest = newestOf(table, choices);
    const left = choices.slice(newest.taken);
    return tableRecord(table, newest.choices, playChoices(table.options, [...newest.choices, ...left]));
  } catch {
    return { ...newRecord(table.options, choices, null), format: table.format ?? 1, seats: table.seats };
  }
}

export function download(record: TableRecord, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

const MOST_BYTES = 20_000_000;

/** Checks the file, keeps it as a new table, and yields the table's id. @throws BadInput that names the fault. */
export async function openRecord(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new BadInput('', `The file is too large for a record (${file.size} bytes).`);
  const json = parseJson(await file.text());
  const record = readRecord(json);
  replay(record);
  const id = newId();
  const now = Date.now();
  const seats = seatsOf(json, record.options.players);
  const skipIdle = seats.filter((seat) => seat.kind === 'human').length <= 1;
  await putTable(
    { id, options: record.options, seats, skipIdle, createdAt: now, playedAt: now, over: record.result !== null },
    record.choices,
  );
  return id;
}

/** A record from elsewhere names no seats: the first is the person's, the others are bots'. */
function seatsOf(json: unknown, players: number): readonly SeatSetup[] {
  const given = typeof json === 'object' && json !== null && 'seats' in json && Array.isArray(json.seats) ? json.seats : [];
  return Array.from({ length: players }, (_, i) => {
    const seat: unknown = given[i];
    const name =
      typeof seat === 'object' && seat !== null && 'name' in seat && typeof seat.name === 'string'
        ? seat.name.slice(0, 24)
        : `Seat ${i + 1}`;
    const kind = typeof seat === 'object' && seat !== null && 'kind' in seat ? SEAT_KINDS.find((k) => k === seat.kind) : undefined;
    return { name, kind: kind ?? (i === 0 ? 'human' : 'captain') };
  });
}
