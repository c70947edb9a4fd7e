/** Reads an entry that must exist. @throws RangeError if it does not */
export function itemAt<T>(list: ArrayLike<T>, i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`no entry ${i} in a list of ${list.length}`);
  return found;
}
