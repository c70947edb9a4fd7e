/** While a part is not translated yet, English stands in for it. */
export type Partly<T> = T extends (...args: never[]) => unknown ? T : T extends readonly unknown[] ? T : T extends object ? { readonly [K in keyof T]?: Partly<T[K]> } : T;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

export function over<T extends object>(base: T, own: Partly<T>): T {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = merged[key];
    merged[key] = isObject(value) && isObject(below) ? over(below, value) : value;
  }
  return merged as T;
}
