/**
 * Paths, globs and addresses of a configuration. An object that maps each of them to a loader, as
 * `defineConfig` makes it, yields its keys; any other value stays as it is.
 */
export function pointersOf(value: unknown): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) =>
    typeof item === 'object' && item !== null && Object.values(item).every(hasLoader)
      ? Object.keys(item)
      : [item],
  );
}

const hasLoader = (options: unknown): boolean =>
  typeof options === 'object' &&
  options !== null &&
  'loader' in options &&
  typeof options.loader === 'function';
