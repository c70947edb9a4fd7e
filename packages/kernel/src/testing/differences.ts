/** Where two pieces of plain JSON differ. */
import { isDeepStrictEqual } from 'node:util';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param most  the most places to find
 * @returns the places, outermost fields first, such as `hands[1]`; the path of a list if its length differs
 */
export function differences(a: unknown, b: unknown, most = 20, path = ''): readonly string[] {
  if (isDeepStrictEqual(a, b)) return [];
  if (isList(a) && isList(b) && a.length === b.length) return below([...a.keys()], (i) => [a[i], b[i], `${path}[${i}]`], most);
  if (isObject(a) && isObject(b)) {
    const fields = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return below(fields, (field) => [a[field], b[field], path === '' ? field : `${path}.${field}`], most);
  }
  return [path];
}

function below<K>(keys: readonly K[], at: (key: K) => [a: unknown, b: unknown, path: string], most: number): readonly string[] {
  const found: string[] = [];
  for (const key of keys) {
    if (found.length >= most) break;
    const [a, b, path] = at(key);
    found.push(...differences(a, b, most - found.length, path));
  }
  return found;
}

/** @returns the value at a path that `differences` has found; undefined if there is none */
export function valueAt(json: unknown, path: string): unknown {
  let value = json;
  for (const key of path.split(/[.[\]]+/).filter((key) => key !== ''))
    value = isList(value) || isObject(value) ? Reflect.get(value, key) : undefined;
  return value;
}

/** @returns the field that a path leads into, such as `hands` for `hands[1]` */
export const fieldOf = (path: string): string => path.split('[', 1)[0] ?? '';
