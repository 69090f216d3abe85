/** Bytes of a name in PostgreSQL, which cuts off the rest. */
const longest = 63;

/**
 * The name, of a long one its beginning, and a number behind it where it is taken. What it gives is
 * taken from then on.
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
