/**
 * @returns a function that makes its result when it is first called, and returns the same ever after. For weights: read only when they are
 * needed, they take no time from a page that does not search, and new features can be trained before there are weights for them.
 */
export function lazily<T>(make: () => T): () => T {
  let value: { readonly it: T } | null = null;
  return () => {
    value ??= { it: make() };
    return value.it;
  };
}
