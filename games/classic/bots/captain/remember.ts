/** @returns the same function, which computes the result for an object and a number once, as long as the object is in use */
export function remember<O extends object, V>(work: (of: O, key: number) => V): (of: O, key: number) => V {
  const known = new WeakMap<O, Map<number, V>>();
  // Most calls are about the same object as the call before.
  let last: O | null = null;
  let own = new Map<number, V>();
  return (of, key) => {
    if (of !== last) {
      own = known.get(of) ?? new Map<number, V>();
      known.set(of, own);
      last = of;
    }
    const found = own.get(key);
    if (found !== undefined) return found;
    // The work may ask for another object in between.
    const mine = own;
    const made = work(of, key);
    mine.set(key, made);
    return made;
  };
}
