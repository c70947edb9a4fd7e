/** While a part is not translated yet, English stands in for it. */
export type Partly<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]?: Partly<T[K]> }
      : T;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

export function over<T extends object>(base: T, own: Partly<T>): T {
  const merged = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(own)) {
    const below = merged.get(key);
    merged.set(key, isObject(value) && isObject(below) ? over(below, value) : value);
  }
  return Object.fromEntries(merged) as T;
}
