/** Validates plain data from outside. Every fault is named by its path. */
import { isRecord } from './json.ts';

export interface Fault {
  /** The place in the data, such as `ports[3].value`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** Adds the faults of `value` to `faults`. @returns true if there are none */
export type Check<T> = (value: unknown, path: string, faults: Fault[]) => value is T;
export type Checked<C> = C extends Check<infer T> ? T : never;

export const fail = (faults: Fault[], path: string, message: string): false => {
  faults.push({ path, message });
  return false;
};

/** Invisible characters and those that change the direction of text. Marks that join letters or emoji are allowed. */
const HIDDEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** The flags of regions, such as Wales: a black flag with invisible tags. */
const REGION_FLAGS = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu;
/** Whether a text has an invisible character or one that changes its direction. Line breaks and tabs count; the flags of regions don't. */
export const hasHiddenCharacter = (text: string): boolean => text.replace(REGION_FLAGS, '').search(HIDDEN) >= 0;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const describe = (value: unknown): string => {
  const text =
    typeof value === 'string'
      ? `"${value.replace(HIDDEN, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`)}"`
      : Array.isArray(value)
        ? 'a list'
        : value === null
          ? 'null'
          : typeof value === 'object'
            ? 'an object'
            : String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

export const int =
  (min: number, max: number): Check<number> =>
  (value, path, faults): value is number =>
    (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) ||
    fail(faults, path, `must be a whole number from ${min} to ${max}, not ${describe(value)}`);

const textOf =
  (maxChars: number): Check<string> =>
  (value, path, faults): value is string =>
    (typeof value === 'string' && VISIBLE.test(value) && value.length <= maxChars && !hasHiddenCharacter(value)) ||
    fail(faults, path, `must be a text of up to ${maxChars} visible characters, not ${describe(value)}`);

/** A sentence or a paragraph. */
export const text: Check<string> = textOf(2000);

/** A name that players read in lists and on the board. */
export const label: Check<string> = textOf(60);

export const bool: Check<boolean> = (value, path, faults): value is boolean =>
  typeof value === 'boolean' || fail(faults, path, `must be true or false, not ${describe(value)}`);

export const oneOf =
  <const T extends string | number>(values: readonly T[], what: string): Check<T> =>
  (value, path, faults): value is T =>
    values.some((v) => v === value) || fail(faults, path, `unknown ${what}: ${describe(value)}`);

/** A list of items, of exactly `length` items if that is given. */
export const list =
  <T>(item: Check<T>, length = NaN): Check<T[]> =>
  (value, path, faults): value is T[] => {
    if (!Array.isArray(value)) return fail(faults, path, `must be a list, not ${describe(value)}`);
    const isValid = value.reduce<boolean>((ok, v, i) => item(v, `${path}[${i}]`, faults) && ok, true);
    if (value.length !== length && !Number.isNaN(length)) return fail(faults, path, `must have ${length} entries, not ${value.length}`);
    return isValid;
  };

/** An object with these fields. A field may be absent if its check takes `undefined`. Other fields are allowed. */
export const object =
  <const F extends Readonly<Record<string, Check<unknown>>>>(fields: F): Check<{ readonly [K in keyof F]: Checked<F[K]> }> =>
  (value, path, faults): value is { readonly [K in keyof F]: Checked<F[K]> } => {
    if (!isRecord(value)) return fail(faults, path, `must be an object, not ${describe(value)}`);
    let isValid = true;
    for (const [key, check] of Object.entries(fields)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (!(key in value)) isValid = (check(undefined, at, []) || fail(faults, at, 'is missing')) && isValid;
      else isValid = check(value[key], at, faults) && isValid;
    }
    return isValid;
  };
