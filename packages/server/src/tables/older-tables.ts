/** Tables in the forms in which they were once written, step by step brought to today's. A step that has been released is never changed. */
import { type Fields, isRecord } from './fields.ts';

/** To the format by which it stands, from the one before. */
const STEPS: Readonly<Record<number, (json: Fields) => Fields>> = {
  /** What a seat adds to the dice stands with the table, for it stays when somebody else sits there. */
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
      seats: seats.map((seat) => (isRecord(seat) && seat.kind === 'bot' ? { ...seat, replaces: null } : seat)),
      pinches: seats.map((seat) => (isRecord(seat) && seat.kind === 'person' ? seat.pinch : null)),
    };
  },
  3: (json) => ({ ...json, format: 3, lastVote: null }),
};

export function upgraded(json: Fields): Fields {
  const step = typeof json.format === 'number' ? STEPS[json.format + 1] : undefined;
  return step ? upgraded(step(json)) : json;
}
