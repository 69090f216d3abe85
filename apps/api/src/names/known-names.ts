import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/** Beside the printed schema: names of what is called otherwise in the database. */
export const namesFile = resolve('schema/names.json');

/** By identity, `column public.orders.100%`, the name that the printed schema has. */
export type CommittedNames = ReadonlyMap<string, string>;

export function readCommittedNames(file = namesFile): CommittedNames {
  if (!existsSync(file)) return new Map();
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(
      Object.entries(names ?? {}).flatMap(([identity, name]) =>
        typeof name === 'string' ? [[identity, name] as const] : [],
      ),
    );
  } catch (error) {
    throw new StartError(
      `${file} is no JSON.`,
      'Take its last good version from the history, or remove it: names that are not in it are made anew.',
      { cause: error },
    );
  }
}

/** Sorted; no file where there is nothing to remember. */
export function writeCommittedNames(names: CommittedNames, file = namesFile): void {
  if (names.size === 0) {
    rmSync(file, { force: true });
    return;
  }
  const sorted = [...names].toSorted(([a], [b]) => (a < b ? -1 : 1));
  // An entry, not a property: `__proto__` would be lost.
  const lines = sorted.map(
    ([identity, name]) => `  ${JSON.stringify(identity)}: ${JSON.stringify(name)}`,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
