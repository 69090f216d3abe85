/** Those of the fields, inputs or lists that are called so, in this order. What is not there is left out. */
export const byNames = <T extends { readonly name: string }>(all: readonly T[], names: readonly string[]): readonly T[] => names.flatMap((name) => all.find((each) => each.name === name) ?? []);
