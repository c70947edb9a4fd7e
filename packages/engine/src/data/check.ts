/** Checks plain data that comes from outside, and names every fault by its path. */

export interface Fault {
  /** Where it is: `ports[3].value`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** Reports what is wrong with `value`; true if nothing is. */
export type Check<T> = (value: unknown, path: string, faults: Fault[]) => value is T;
type Checked<C> = C extends Check<infer T> ? T : never;

const fail = (faults: Fault[], path: string, message: string): false => {
  faults.push({ path, message });
  return false;
};

const show = (value: unknown): string => {
  const text =
    typeof value === 'string'
      ? `"${value}"`
      : Array.isArray(value)
        ? 'a list'
        : value === null
          ? 'null'
          : typeof value === 'object'
            ? 'an object'
            : String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const int =
  (min: number, max: number): Check<number> =>
  (value, path, faults): value is number =>
    (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) ||
    fail(faults, path, `must be a whole number from ${min} to ${max}, not ${show(value)}`);

export const text: Check<string> = (value, path, faults): value is string =>
  (typeof value === 'string' && value.length > 0 && value.length <= 2000) || fail(faults, path, `must be a text, not ${show(value)}`);

export const bool: Check<boolean> = (value, path, faults): value is boolean =>
  typeof value === 'boolean' || fail(faults, path, `must be true or false, not ${show(value)}`);

export const oneOf =
  <const T extends string | number>(values: readonly T[], what: string): Check<T> =>
  (value, path, faults): value is T =>
    values.some((v) => v === value) || fail(faults, path, `unknown ${what}: ${show(value)}`);

/** A list of items; of `length` items if that is given. */
export const list =
  <T>(item: Check<T>, length = NaN): Check<T[]> =>
  (value, path, faults): value is T[] => {
    if (!Array.isArray(value)) return fail(faults, path, `must be a list, not ${show(value)}`);
    const sound = value.reduce<boolean>((ok, v, i) => item(v, `${path}[${i}]`, faults) && ok, true);
    if (value.length !== length && !Number.isNaN(length)) return fail(faults, path, `must have ${length} entries, not ${value.length}`);
    return sound;
  };

/** An object with these fields; others are let through. */
export const object =
  <const F extends Readonly<Record<string, Check<unknown>>>>(fields: F): Check<{ readonly [K in keyof F]: Checked<F[K]> }> =>
  (value, path, faults): value is { readonly [K in keyof F]: Checked<F[K]> } => {
    if (!isRecord(value)) return fail(faults, path, `must be an object, not ${show(value)}`);
    let sound = true;
    for (const [key, check] of Object.entries(fields)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (!(key in value)) sound = fail(faults, at, 'is missing');
      else if (!check(value[key], at, faults)) sound = false;
    }
    return sound;
  };

export const anything: Check<unknown> = (value): value is unknown => value !== undefined;
