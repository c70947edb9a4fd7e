/** Taking things out of the position's lists. */

/** From an unordered pool: the last one takes its place. */
export function takeFrom<T>(pool: T[], item: T): void {
  pool[pool.indexOf(item)] = pool[pool.length - 1];
  pool.pop();
}

/** From a list whose order people see. */
export function dropFrom<T>(list: T[], item: T): void {
  for (let i = list.indexOf(item) + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}
