/** Creates a value on first use, since creating `Intl` objects is slow. */
export function once<T>(make: () => T): () => T {
  let value: { readonly value: T } | null = null;
  return () => {
    value ??= { value: make() };
    return value.value;
  };
}
