/**
 * In front of all addresses of a further schema, `/@stock`; empty for the first. What is remembered
 * of the one is not the other's.
 */
export const schemaBase = (): string => /^\/@[^/]+/.exec(location.pathname)?.[0] ?? '';
