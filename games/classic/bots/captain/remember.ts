/** How many objects a function remembers results for: as many as a game has seats. */
const OBJECTS = 6;

/** @returns the same function, which computes the result for an object and a number once while the object is among the latest it was called with */
export function remember<O extends object, V>(work: (of: O, key: number) => V): (of: O, key: number) => V {
  interface Known {
    readonly of: O;
    readonly results: Map<number, V>;
  }
  const known: Known[] = [];
  let last: Known | null = null;
  const knownOf = (of: O): Known => {
    const found = known.find((entry) => entry.of === of);
    if (found) return found;
    const added = { of, results: new Map<number, V>() };
    if (known.length === OBJECTS) known.shift();
    known.push(added);
    return added;
  };
  return (of, key) => {
    // Most calls are about the same object as the call before. The work may ask for another in between.
    if (last?.of !== of) last = knownOf(of);
    const { results } = last;
    const found = results.get(key);
    if (found !== undefined) return found;
    const result = work(of, key);
    results.set(key, result);
    return result;
  };
}
