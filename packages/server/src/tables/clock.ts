/** How long a seat may think: what is a clock. */
import { BadInput } from '@bb/engine';
import type { Clock } from '@bb/protocol';
import { field, isCount, oneOf, record } from './fields.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds, least and most. */
const LIVE_DECISION = [5, HOUR] as const;
const BANK = [0, 4 * HOUR] as const;
const TURNS_DECISION = [HOUR, 14 * DAY] as const;

/** @throws BadInput that names the place. */
export function readClock(json: unknown, path = 'clock'): Clock | null {
  if (json === null) return null;
  const fields = record(json, path);
  const seconds = (name: string, [least, most]: readonly [number, number]): number => {
    const value = field(fields, name, isCount, `seconds, from ${least} to ${most}`, `${path}.${name}`);
    if (value < least || value > most) throw new BadInput(`${path}.${name}`, `must be seconds, from ${least} to ${most}`);
    return value;
  };
  switch (oneOf(['live', 'turns'], fields.kind, `${path}.kind`)) {
    case 'live':
      return { kind: 'live', perDecision: seconds('perDecision', LIVE_DECISION), bank: seconds('bank', BANK) };
    case 'turns':
      return { kind: 'turns', perDecision: seconds('perDecision', TURNS_DECISION) };
  }
}
