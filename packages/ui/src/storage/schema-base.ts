/**
 * In front of all addresses of a further schema, `/@stock`; empty for the first. What is remembered
 * of the one is not the other's.
 */
export const schemaBase = (): string => /^\/@[^/]+/.exec(location.pathname)?.[0] ?? '';

/** In front of the name of an application. No id in a key has a slash. */
export const nameMark = '/#';

/** End of the storage keys of an application: that of the schema, and its name where it has one. */
export const applicationEnd = (name = ''): string => schemaBase() + (name && `${nameMark}${name}`);
