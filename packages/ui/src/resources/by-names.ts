import { tellMissing } from './tell-missing.ts';

interface Named {
  readonly name: string;
}

/** Those that are called so, in this order. What is not there is left out. */
export const ofNames = <T extends Named>(
  all: readonly T[],
  names: readonly string[],
): readonly T[] => names.flatMap((name) => all.find((each) => each.name === name) ?? []);

/**
 * Those of the fields, inputs or lists that are called so, in this order. What is not there is left
 * out: in development the console says so, and what to do.
 */
export function byNames<T extends Named>(
  all: readonly T[],
  names: readonly string[],
): readonly T[] {
  // Tests of an application load this module without what Vite puts here.
  if (import.meta.env?.DEV) tellMissing(all, names);
  return ofNames(all, names);
}
