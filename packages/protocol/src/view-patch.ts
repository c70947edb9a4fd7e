/** Differences between two views, so that an update need not send a whole view. */
/** By field: the new value; for a long list of unchanged length, an object of the changed items by index. */
export type ViewPatch = Readonly<Record<string, unknown>>;

/** Lists with fewer items are sent whole. */
const MIN_PATCHED_LENGTH = 4;

const isItemPatch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
  return true;
}

/** Saves memory: replaces lists of `after` that are unchanged by those of `before`. Neither may be changed afterwards. */
export function shareUnchanged<T extends object>(after: T, before: T): void {
  for (const field in after) {
    const was = before[field];
    if (after[field] !== was && isSame(after[field], was)) after[field] = was;
  }
}

/** @returns the changes from `before` to `after`: two whole views, or the same part of two views */
export function diffView<V extends object>(before: V, after: V): ViewPatch {
  const patch: Record<string, unknown> = {};
  for (const field in after) {
    const was: unknown = before[field];
    const is: unknown = after[field];
    if (!isSame(was, is)) patch[field] = isLong(was) && isLong(is) && was.length === is.length ? changedItems(was, is) : is;
  }
  return patch;
}

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length >= MIN_PATCHED_LENGTH;

/** By index: the items that differ. */
const changedItems = (was: readonly unknown[], is: readonly unknown[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(is.flatMap((value, i) => (isSame(was[i], value) ? [] : [[i, value]])));

/** @returns a new view: `before` with a patch from `diffView` applied */
export function patchView<V extends object>(before: V, patch: ViewPatch): V {
  const fields: Record<string, unknown> = Object.fromEntries(Object.entries(before));
  for (const [field, value] of Object.entries(patch)) {
    const was = fields[field];
    if (!Array.isArray(was) || !isItemPatch(value)) fields[field] = value;
    else {
      const list: unknown[] = was.slice();
      for (const [i, item] of Object.entries(value)) list[Number(i)] = item;
      fields[field] = list;
    }
  }
  // `patch` comes from `diffView`, so these are the fields of a view.
  return fields as unknown as V;
}
