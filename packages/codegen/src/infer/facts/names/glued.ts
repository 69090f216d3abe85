import type { IsThing } from '../../contracts/facts.ts';
import { leading } from './stems.ts';
import { beforeThing, verbs } from './write-names.ts';

/**
 * Prefixes of names in lower case without separators, the longest first: `insertinto` has two of
 * them.
 */
const fronts = [...new Set([...verbs.keys(), ...leading, ...beforeThing])]
  .filter((word) => word.length > 2)
  .sort((a, b) => b.length - a.length);
/**
 * Suffixes of such names. Short words are excluded, because they end other words: `credit`,
 * `asset`.
 */
const ends = [...verbs.keys()]
  .filter((word) => word.length > 4)
  .sort((a, b) => b.length - a.length);

/**
 * Parts words where a verb hides in front of the name of a thing or behind it: `updateinvoices` of
 * a schema that has `invoices` is `update`, `invoices`; `addcontact` is `add`, `contact`. Only what
 * is left over tells: `address` is no `ress` that is added.
 */
export function splitGlued(parts: readonly string[], isThing: IsThing): readonly string[] {
  return parts.flatMap((word, at) => splitWord(word, parts.slice(at + 1), isThing) ?? [word]);
}

/** Most words have nothing glued to them, and are not looked up. */
const mayBeGlued = new RegExp(`^(?:${fronts.join('|')})..|..(?:${ends.join('|')})$`);

function splitWord(
  word: string,
  following: readonly string[],
  isThing: IsThing,
): readonly string[] | undefined {
  if (!mayBeGlued.test(word) || isThing(word)) return undefined;
  for (const front of fronts) {
    const rest = word.slice(front.length);
    if (rest.length < 2 || !word.startsWith(front)) continue;
    if (
      following.some((_, to) => isThing(rest + following.slice(0, to + 1).join(''))) ||
      isThing(rest)
    )
      return [front, rest];
    const below = splitWord(rest, following, isThing);
    if (below) return [front, ...below];
  }
  const end =
    following.length > 0
      ? undefined
      : ends.find((each) => word.endsWith(each) && isThing(word.slice(0, -each.length)));
  return end === undefined ? undefined : [word.slice(0, -end.length), end];
}
