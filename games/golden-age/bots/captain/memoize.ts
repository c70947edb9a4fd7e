/** The same function, which computes the result for each key once. Nothing is ever dropped, so use it within one decision. */
export function memoize<K extends number | string, V>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = work(key);
    known.set(key, result);
    return result;
  };
}
