/**
 * Made when it is first asked for: what `Intl` makes takes longer than what it formats, and a page
 * shows few kinds of values.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
