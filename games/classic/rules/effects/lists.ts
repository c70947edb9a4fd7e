/** Removes items from the lists of a position. */

/** Removes an item from an unordered pool; the last item takes its place. */
export function takeFrom<T>(pool: T[], item: T): void {
  pool[pool.indexOf(item)] = pool[pool.length - 1];
  pool.pop();
}

/** Removes an item from a list whose order is visible, and keeps the order. */
export function dropFrom<T>(list: T[], item: T): void {
  for (let i = list.indexOf(item) + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}
