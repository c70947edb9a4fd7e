/** A table's time limits in words. */
import type { Clock } from '@bb/protocol';
import { preferences } from '@bb/table-kit/preferences.svelte.ts';
import { lobby } from '../i18n/lobby.ts';

const UNITS = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** In the largest unit that gives a whole number: `2 days`. */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? (['second', 1] as const);
  return new Intl.NumberFormat(preferences.language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}

export function clockText(clock: Clock | null): string {
  const said = lobby().clock;
  if (clock === null) return said.none;
  return clock.kind === 'live' ? said.live(duration(clock.perDecision), duration(clock.bank)) : said.turns(duration(clock.perDecision));
}
