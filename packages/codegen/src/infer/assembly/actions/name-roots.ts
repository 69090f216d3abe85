import type { RootField } from '../../contracts/root-field.ts';
import { camelCase, words } from '../../facts/names/words.ts';

/**
 * Names of root fields, each its own: the last part of the path where that is enough, else all of
 * it, else with a number. By dotted path.
 */
export function nameRoots(roots: readonly RootField[]): ReadonlyMap<string, string> {
  const shortName = ({ leaf }: RootField): string => camelCase(words(leaf));
  const uses = Map.groupBy(roots, shortName);
  const taken = new Set<string>();
  return new Map(
    roots.map((root) => {
      const short = shortName(root);
      const wanted =
        (uses.get(short) ?? []).length > 1
          ? camelCase(root.path.flatMap((part) => words(part)))
          : short;
      let name = wanted;
      for (let number = 2; taken.has(name); number++) name = `${wanted}${number}`;
      taken.add(name);
      return [root.name, name];
    }),
  );
}
