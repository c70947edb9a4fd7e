/** Checks the time limits of a table. */
import { BadInput } from '@bb/kernel';
import type { Clock } from '@bb/protocol';
import { field, isCount, oneOf, readObject } from './json-fields.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Minimum and maximum of each time. */
const LIVE_DECISION_RANGE_SECONDS = [5, HOUR_SECONDS] as const;
const TIME_BANK_RANGE_SECONDS = [0, 4 * HOUR_SECONDS] as const;
const TURNS_DECISION_RANGE_SECONDS = [HOUR_SECONDS, 14 * DAY_SECONDS] as const;

/** @returns null if there is no time limit @throws BadInput with the path of the fault */
export function readClock(json: unknown, path = 'clock'): Clock | null {
  if (json === null) return null;
  const fields = readObject(json, path);
  const seconds = (name: string, [least, most]: readonly [number, number]): number => {
    const value = field(fields, name, isCount, `seconds, from ${least} to ${most}`, `${path}.${name}`);
    if (value < least || value > most) throw new BadInput(`${path}.${name}`, `must be seconds, from ${least} to ${most}`);
    return value;
  };
  switch (oneOf(['live', 'turns'], fields.kind, `${path}.kind`)) {
    case 'live':
      return {
        kind: 'live',
        perDecision: seconds('perDecision', LIVE_DECISION_RANGE_SECONDS),
        bank: seconds('bank', TIME_BANK_RANGE_SECONDS),
      };
    case 'turns':
      return { kind: 'turns', perDecision: seconds('perDecision', TURNS_DECISION_RANGE_SECONDS) };
  }
}
