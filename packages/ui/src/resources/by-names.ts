import { tellMissing } from './tell-missing.ts';

interface Named {
  readonly name: string;
}

/** Items with these names, in the order of `names`. Unknown names are skipped. */
export const ofNames = <T extends Named>(
  all: readonly T[],
  names: readonly string[],
): readonly T[] => names.flatMap((name) => all.find((each) => each.name === name) ?? []);

/**
 * Fields, inputs or lists with these names, in the order of `names`. Unknown names are skipped; in
 * development the console reports them with advice.
 */
export function byNames<T extends Named>(
  all: readonly T[],
  names: readonly string[],
): readonly T[] {
  // Tests of an application load this module without Vite, which defines `import.meta.env`.
  if (import.meta.env?.DEV) tellMissing(all, names);
  return ofNames(all, names);
}
