/** Messages already printed. All applications on a page share it, because they share the console. */
const told = new Set<string>();

/**
 * Warns in development, once per message, about names of a definition or an ejected screen that
 * match nothing, after a change of the schema or without a type check.
 */
export function tellMissing(
  all: readonly { readonly name: string }[],
  names: readonly string[],
): void {
  const present = new Set(all.map(({ name }) => name));
  for (const name of names) {
    if (present.has(name)) continue;
    const message = `"${name}" is not shown: there is ${[...present].map((each) => `"${each}"`).join(', ') || 'nothing here'}. Take the name out of the definition or the screen that has it, or, where the schema has it, run npx admin-codegen generate.`;
    // oxlint-disable-next-line no-console -- It is for who develops; no screen is about it.
    if (!told.has(message)) console.warn(message);
    told.add(message);
  }
}
