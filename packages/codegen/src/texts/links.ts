import type { Action } from '../model.ts';
import { isTowards } from '../infer/facts/names/action-words.ts';
import { numberForms, seamless, words } from '../infer/facts/names/words.ts';

/**
 * The name of a relation without the record that it stands at on the other side: there,
 * `addCustomersToGroup` is `add to group`, for the customer is the one of the page. `undefined`
 * where the name does not part the two by a preposition.
 */
export function wordsFromOtherSide({
  root,
  place,
  type = '',
  other,
}: Action): readonly string[] | undefined {
  if (place !== 'relation' || !other) return undefined;
  const parts = words(root.at(-1) ?? '');
  const at = parts.findLastIndex((word, index) => index > 1 && isTowards(word));
  const [verb] = parts;
  if (at < 0 || at === parts.length - 1 || verb === undefined) return undefined;
  const isOfOther = names(parts.slice(at + 1), other.type) && !names(parts.slice(at + 1), type);
  return isOfOther ? parts.slice(0, at) : [verb, ...parts.slice(at)];
}

/** `group` names a `CustomerGroup`. */
const names = (parts: readonly string[], type: string): boolean =>
  numberForms(seamless(parts)).some((form) => seamless(words(type)).endsWith(form));
