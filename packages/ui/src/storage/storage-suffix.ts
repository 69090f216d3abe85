/** Prefix of the application's name. Ids in keys contain no slash. */
const nameMark = '/#';

/**
 * Suffix of the storage keys of an application: base of its schema (empty for the first, `/@stock`
 * for a further schema), and the name of the application if it has one. The name is encoded and
 * contains no slash, so that a slash ends it.
 */
export const storageSuffix = (base: string, name = ''): string =>
  base + (name && nameMark + encodeURIComponent(name));

/** The suffix at the end of a storage key. */
export const suffixOf = (key: string): string => /(?:\/@[^/]+)?(?:\/#[^/]+)?$/.exec(key)?.[0] ?? '';

/** Base of the schema of a suffix: `/@stock` of `/@stock/#shop`. */
export const schemaBaseOf = (suffix: string): string => suffix.split(nameMark, 1)[0] ?? '';

/** Base of the schema at a path or in the base of a router: `/@stock` of `/@stock/~shop=7`. */
export const schemaBaseAt = (path: string): string => /^\/@[^/]+/.exec(path)?.[0] ?? '';
