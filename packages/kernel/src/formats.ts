/** Stored data has a format. Data of an older one is migrated, one format at a time, to the newest. */
import { BadInput } from './bad-input.ts';

export interface Format<T> {
  /** The stored things, in the plural, for messages. */
  readonly of: string;
  /** The format that is written. */
  readonly newest: number;
  /** By format: the migration to it from the format before. A migration that has been released is never changed. */
  readonly migrations: Readonly<Record<number, (data: T) => T>>;
}

/**
 * @param found  the format of the data
 * @param refusal  makes the error from its message
 * @returns the data in the newest format; the number that stands in the data may still be the old one
 * @throws BadInput at `format`, or `refusal`, if the format is too new, too old or no format at all
 */
export function inNewestFormat<T>(
  data: T,
  found: unknown,
  { of, newest, migrations }: Format<T>,
  refusal = (message: string): Error => new BadInput('format', message),
): T {
  let oldest = newest;
  while (oldest in migrations) oldest--;
  if (typeof found !== 'number' || !Number.isInteger(found) || found < oldest || found > newest) {
    const readable = oldest === newest ? `format ${newest}` : `formats ${oldest} to ${newest}`;
    throw refusal(`this program reads ${of} of ${readable}, not ${String(found)}`);
  }
  let migrated = data;
  for (let format = found + 1; format <= newest; format++) migrated = migrations[format]?.(migrated) ?? migrated;
  return migrated;
}
