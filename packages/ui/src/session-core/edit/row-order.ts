/**
 * All identities of the sources: those of the skeleton in its order, the others behind the one that
 * they follow in their source. Where two sources have rows at the same place, the result does not
 * depend on which comes first.
 */
export function arrange(
  skeleton: readonly string[],
  sources: readonly (readonly string[])[],
): readonly string[] {
  const fixed = new Set(skeleton);
  const blocks = new Map<string | null, string[][]>();
  for (const source of sources) {
    let anchor: string | null = null;
    let block: string[] | null = null;
    for (const id of source) {
      if (fixed.has(id)) {
        anchor = id;
        block = null;
      } else if (block) {
        block.push(id);
      } else {
        block = [id];
        blocks.set(anchor, [...(blocks.get(anchor) ?? []), block]);
      }
    }
  }
  const behind = (anchor: string | null) =>
    (blocks.get(anchor) ?? []).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)).flat();
  return [...new Set([...behind(null), ...skeleton.flatMap((id) => [id, ...behind(id)])])];
}

export function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
