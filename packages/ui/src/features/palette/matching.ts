import { foldText } from '../../values/fold-text.ts';

/**
 * How well a text fits what is typed: 0 best; `null` not at all. Each word that is typed stands in
 * it, in any order.
 */
export function fits(text: string, typed: string): number | null {
  const [folded, sought] = [foldText(text), foldText(typed).trim()];
  if (sought === '' || folded.startsWith(sought)) return 0;
  const words = sought.split(/\s+/);
  if (!words.every((word) => folded.includes(word))) return null;
  const begun = folded.split(/[\s«»"():,./-]+/);
  return words.every((word) => begun.some((each) => each.startsWith(word))) ? 1 : 2;
}

/** Those that fit, the best first, else in their order. */
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
