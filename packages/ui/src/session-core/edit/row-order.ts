/**
 * Merges the orders of several sources. Ids of the skeleton keep its order. Other ids follow the
 * skeleton id that precedes them in their source. Blocks after the same id are sorted, so that the
 * result does not depend on the order of the sources.
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
