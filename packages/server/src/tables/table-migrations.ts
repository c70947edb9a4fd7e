/** Migrates table records of older formats, one format at a time. A migration that has been released is never changed. */
import { type Fields, isObject } from './json-fields.ts';

/** By format: the migration to it from the format before. */
const MIGRATIONS: Readonly<Record<number, (json: Fields) => Fields>> = {
  /** Moves client seeds from the seats to the table: a seed stays if the seat's player changes. */
  2: (json) => {
    const seats: readonly unknown[] = Array.isArray(json.seats) ? json.seats : [];
    return {
      ...json,
      format: 2,
      windows: 'sealed',
      clock: null,
      password: null,
      pausedSince: null,
      pauses: [],
      votes: [],
      rematch: null,
      seats: seats.map((seat) => (isObject(seat) && seat.kind === 'bot' ? { ...seat, replaces: null } : seat)),
      pinches: seats.map((seat) => (isObject(seat) && seat.kind === 'person' ? seat.pinch : null)),
    };
  },
  3: (json) => ({ ...json, format: 3, lastVote: null }),
};

/** @returns the record in the newest format; unchanged if its format is unknown */
export function migrate(json: Fields): Fields {
  const step = typeof json.format === 'number' ? MIGRATIONS[json.format + 1] : undefined;
  return step ? migrate(step(json)) : json;
}
