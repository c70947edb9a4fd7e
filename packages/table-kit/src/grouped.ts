/** @returns the items by key, in the order in which the keys first come; those with the key null are left out */
export function grouped<T, K>(items: Iterable<T>, keyOf: (item: T) => K | null): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
