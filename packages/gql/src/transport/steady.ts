/**
 * Milliseconds after which a connection counts as stable, so that a later failure does not continue
 * the previous series of failures.
 */
export const steady = 10_000;
