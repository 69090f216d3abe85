/** File names by what they are of; they differ by more than case, for file systems that do not. */
export function filePaths(
  named: readonly { readonly name: string }[],
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    named.map(({ name }) => {
      let path = name;
      for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = `${name}-${number}`;
      taken.add(path.toLowerCase());
      return [name, path];
    }),
  );
}
