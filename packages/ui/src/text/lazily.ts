/**
 * Creates a value on first use and caches it. Constructing an `Intl` formatter takes longer than
 * formatting with it, and a page shows few kinds of values.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
