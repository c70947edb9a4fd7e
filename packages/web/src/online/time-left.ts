/** How much time is left, short and in words. */
import { settings } from '../session/settings.svelte.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2:05`, `3 hr`, `2 days`: milliseconds, rounded down so that nobody thinks that he has more. */
export function timeText(time: number, unitDisplay: 'short' | 'long'): string {
  const inUnit = (unit: 'day' | 'hour', length: number): string =>
    new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay }).format(Math.floor(time / length));
  if (time >= 2 * DAY) return inUnit('day', DAY);
  if (time >= 2 * HOUR) return inUnit('hour', HOUR);
  const minutes = Math.floor(time / MINUTE);
  return `${minutes}:${String(Math.floor((time % MINUTE) / SECOND)).padStart(2, '0')}`;
}
