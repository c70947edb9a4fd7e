/** Reads JSON field by field. Errors have the path of the fault. */
import { BadInput, isRecord } from '@bb/kernel';

export type Fields = Readonly<Record<string, unknown>>;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
export const isCounts = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isCount);
export const orNull =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is T | null =>
    value === null || is(value);

/** @param what  what the field must be, for the error @throws BadInput */
export function field<T>(json: Fields, name: string, is: (value: unknown) => value is T, what: string, path = name): T {
  const value = json[name];
  if (is(value)) return value;
  throw new BadInput(path, `must be ${what}`);
}

/** @throws BadInput */
export function readObject(json: unknown, path: string): Fields {
  if (isRecord(json)) return json;
  throw new BadInput(path, 'must be an object');
}

/** @throws BadInput if it is none of these words */
export function oneOf<const T extends string>(words: readonly T[], json: unknown, path: string): T {
  const word = words.find((word) => word === json);
  if (word === undefined) throw new BadInput(path, `must be one of ${words.join(', ')}`);
  return word;
}
