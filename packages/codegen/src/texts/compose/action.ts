import type { Dictionary } from '../dictionary.ts';
import { nounPhrase, preposition } from '../noun-phrase.ts';
import { inflect } from '../phrase.ts';
import { nameWords, tokensOf, withoutPrefix } from '../tokens.ts';
import { bare, command, complement, links } from './command.ts';
import { sentence } from './text.ts';

/** Text of an action: `cancelOrder`, `orderCancel` and `Order_cancel` are `Отменить заказ`. */
export function composeAction(name: string, dictionary: Dictionary): string | undefined {
  const words = nameWords(name);
  const exact = dictionary.whole.action.get(words.join(' '));
  if (exact !== undefined) return exact;
  const { rest, many, key } = withoutAffixes(words);
  const tokens = tokensOf(withoutPrefix(withoutPrefix(rest), 1), dictionary);
  const text = tokens && command(tokens, many);
  const by = key.length > 0 ? tokensOf(key, dictionary) : undefined;
  const phrase = by && nounPhrase(by);
  if (text === undefined || (key.length > 0 && !phrase)) return undefined;
  return sentence(phrase ? `${text} ${preposition('по', inflect(phrase, 'dat'))}` : text);
}

/**
 * Text of a relation at the record that it is about, whose word is left out: `add to group` is
 * `Добавить в группу`.
 */
export function composeLink(words: readonly string[], dictionary: Dictionary): string | undefined {
  const [first, ...rest] = tokensOf(words, dictionary) ?? [];
  const verb = first?.verb?.form === 'base' ? first.verb.verb : undefined;
  if (rest.length === 0 || !links.has(rest[0]?.text ?? ''))
    return composeAction(words.join('_'), dictionary);
  const place = verb && complement(rest, undefined, verb);
  return verb && place !== undefined ? sentence(`${bare(verb)} ${place}`) : undefined;
}

/**
 * Splits off the suffixes that tell the number of records and their key: `insert_orders_one`,
 * `updateManyOrders`, `delete_orders_by_pk`.
 */
function withoutAffixes(words: readonly string[]): {
  readonly rest: readonly string[];
  readonly many?: boolean;
  readonly key: readonly string[];
} {
  const last = words.at(-1);
  if (words.slice(-2).join(' ') === 'by pk')
    return { rest: words.slice(0, -2), many: false, key: [] };
  if (words.length > 2 && (last === 'one' || last === 'many'))
    return { rest: words.slice(0, -1), many: last === 'many', key: [] };
  if (words.length > 2 && (words[1] === 'one' || words[1] === 'many'))
    return { rest: [words[0] ?? '', ...words.slice(2)], many: words[1] === 'many', key: [] };
  if (words.length > 2 && words[0] === 'bulk') return { rest: words.slice(1), many: true, key: [] };
  if (words.length > 2 && last === 'bulk') return { rest: words.slice(0, -1), many: true, key: [] };
  const by = words.lastIndexOf('by');
  return by > 1 && by < words.length - 1
    ? { rest: words.slice(0, by), key: words.slice(by + 1) }
    : { rest: words, key: [] };
}
