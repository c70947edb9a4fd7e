/** @returns the same function, which computes the result for an object and a number once, as long as the object is in use */
export function remember<O extends object, V>(work: (of: O, key: number) => V): (of: O, key: number) => V {
  const known = new WeakMap<O, Map<number, V>>();
  return (of, key) => {
    const own = known.get(of) ?? new Map<number, V>();
    known.set(of, own);
    const found = own.get(key);
    if (found !== undefined) return found;
    const made = work(of, key);
    own.set(key, made);
    return made;
  };
}
