/** Maximum bytes of a name in PostgreSQL. Longer names are cut off. */
const longest = 63;

/**
 * Shortens the name to the maximum, and adds a number if it is in use. Adds the result to
 * `usedNames`.
 */
export function freeName(name: string, usedNames: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : String(number);
    const free = `${beginning(name, longest - end.length)}${end}`;
    if (usedNames.has(free)) continue;
    usedNames.add(free);
    return free;
  }
}

/** Without half a letter at the end. */
function beginning(name: string, bytes: number): string {
  return Buffer.from(name)
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD$/, '');
}
