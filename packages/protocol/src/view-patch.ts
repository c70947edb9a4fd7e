/** What has changed between two views, so that a choice need not send a whole one. */
import type { OwnView, View } from '@bb/engine';

/** By field: the new value; of a long list whose length has not changed, only what is new, by place in it. */
export type ViewPatch = Readonly<Record<string, unknown>>;

/** Lists shorter than this are sent whole. */
const SHORT = 4;

const isPlaces = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
  return true;
}

/** Positions that follow each other have most of their lists in common. Each is kept once: nobody may change one of them afterwards. */
export function share<T extends object>(after: T, before: T): void {
  for (const field in after) {
    const was = before[field];
    if (after[field] !== was && isSame(after[field], was)) after[field] = was;
  }
}

/** Of two whole views, or of two own parts of them. */
export function diffView<V extends View | OwnView>(before: V, after: V): ViewPatch {
  const patch: Record<string, unknown> = {};
  for (const field in after) {
    const was: unknown = before[field];
    const is: unknown = after[field];
    if (!isSame(was, is)) patch[field] = isLong(was) && isLong(is) && was.length === is.length ? places(was, is) : is;
  }
  return patch;
}

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length >= SHORT;

const places = (was: readonly unknown[], is: readonly unknown[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(is.flatMap((value, i) => (isSame(was[i], value) ? [] : [[i, value]])));

/** The view after what `diffView` has found; the old one stays as it is. */
export function patchView(before: View, patch: ViewPatch): View {
  const fields: Record<string, unknown> = { ...before };
  for (const [field, value] of Object.entries(patch)) {
    const was = fields[field];
    if (!Array.isArray(was) || !isPlaces(value)) fields[field] = value;
    else {
      const list: unknown[] = was.slice();
      for (const [i, item] of Object.entries(value)) list[Number(i)] = item;
      fields[field] = list;
    }
  }
  // Its fields are those of a view: `patch` comes from `diffView`.
  return fields as unknown as View;
}
