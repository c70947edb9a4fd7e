/** An entry that is known to be there. @throws RangeError if it is not. */
export function nth<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`no entry ${i} in a list of ${list.length}`);
  return found;
}
