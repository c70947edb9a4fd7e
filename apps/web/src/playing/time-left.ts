/** The time left on a clock, as text. */
import { preferences } from '@bb/table-kit/preferences.svelte.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `2:05`, `3 hr`, `2 days`: rounded down, so that it never promises more than there is. `time` is in milliseconds. */
export function timeText(time: number, unitDisplay: 'short' | 'long'): string {
  const inUnit = (unit: 'day' | 'hour', length: number): string =>
    new Intl.NumberFormat(preferences.language, { style: 'unit', unit, unitDisplay }).format(Math.floor(time / length));
  if (time >= 2 * DAY_MS) return inUnit('day', DAY_MS);
  if (time >= 2 * HOUR_MS) return inUnit('hour', HOUR_MS);
  const minutes = Math.floor(time / MINUTE_MS);
  return `${minutes}:${String(Math.floor((time % MINUTE_MS) / SECOND_MS)).padStart(2, '0')}`;
}
