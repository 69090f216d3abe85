import { words } from '../../facts/names/words.ts';

/** Words that say nothing of their own. */
const filling = new Set([
  'the',
  'a',
  'an',
  'of',
  'this',
  'that',
  'its',
  'is',
  's',
  'for',
  'to',
  'field',
  'value',
  'object',
  'type',
]);

/**
 * A description that says more than the names of what it stands at: of `Order.name`, `The name of
 * the order` says nothing.
 */
export function usefulDescription(
  description: string | null | undefined,
  ...names: readonly string[]
): string | undefined {
  const text = description?.trim();
  if (!text) return undefined;
  const said = words(text.replace(/[^\p{L}\p{N}]+/gu, ' ')).filter((word) => !filling.has(word));
  const known = new Set(names.flatMap((name) => words(name)));
  return said.every((word) => known.has(word)) ? undefined : (description ?? undefined);
}
