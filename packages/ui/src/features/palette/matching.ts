import { foldText } from '../../values/fold-text.ts';

/**
 * Rank of a text for the typed words: 0 is best, `null` is no match. The text must contain every
 * word, in any order.
 */
export function fits(text: string, typed: string): number | null {
  const [folded, sought] = [foldText(text), foldText(typed).trim()];
  if (sought === '' || folded.startsWith(sought)) return 0;
  const words = sought.split(/\s+/);
  if (!words.every((word) => folded.includes(word))) return null;
  const begun = folded.split(/[\s«»"():,./-]+/);
  return words.every((word) => begun.some((each) => each.startsWith(word))) ? 1 : 2;
}

/** Matching items, best first and otherwise in their order. */
export function fitting<Thing>(
  things: readonly Thing[],
  typed: string,
  textOf: (thing: Thing) => string,
): readonly Thing[] {
  return things
    .flatMap((thing) => {
      const rank = fits(textOf(thing), typed);
      return rank === null ? [] : [{ thing, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}
