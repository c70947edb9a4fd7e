/** What has changed between two views, so that a choice need not send a whole one. */
import type { View } from '@bb/engine';

/** By field: the new value; of a long list whose length has not changed, only what is new, by place in it. */
export type ViewPatch = Readonly<Record<string, unknown>>;

/** Lists shorter than this are sent whole. */
const SHORT = 4;

const isPlaces = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((value, i) => isSame(value, b[i]));
}

export function diffView(before: View, after: View): ViewPatch {
  const old: Readonly<Record<string, unknown>> = { ...before };
  const patch: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(after)) {
    const was = old[field];
    if (isSame(was, value)) continue;
    patch[field] =
      Array.isArray(was) && Array.isArray(value) && was.length === value.length && value.length >= SHORT ? places(was, value) : value;
  }
  return patch;
}

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
