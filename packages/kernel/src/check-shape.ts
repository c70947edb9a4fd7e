import { BadInput } from './bad-input.ts';
import { isRecord } from './json.ts';

/**
 * Checks that JSON has the fields of a sample, each of the same type; lists may have any length. Enough for a save, which comes from this program.
 *
 * @param path  where the JSON stands in the whole, for the errors
 * @example
 * checkShape(json, sample); // from here on `json` has the type of `sample`
 * @throws BadInput that names the first field that is missing or of another type
 */
export function checkShape<T extends object>(json: unknown, sample: T, path = ''): asserts json is T {
  if (!isRecord(json)) throw new BadInput(path, 'must be an object');
  for (const [field, like] of Object.entries(sample)) {
    // What the interpreter keeps there may be of any type.
    if (field === 'result') continue;
    const value = json[field];
    if (typeof value !== typeof like || Array.isArray(value) !== Array.isArray(like))
      throw new BadInput(path === '' ? field : `${path}.${field}`, 'is missing or damaged');
  }
}
