import type { Named } from './named.ts';
import { nameWords } from './tokens.ts';

interface Sense {
  /** The word that has another sense. */
  readonly word: string;
  /** A word of the dictionary that says it. */
  readonly says: string;
  /** Neighbours that select the sense. All of them have to be present, each by any of its names. */
  readonly neighbours: readonly (readonly string[])[];
  /** Words that rule the sense out. */
  readonly without?: RegExp;
}

/** Words whose sense depends on their neighbours. The dictionary has one sense per word. */
const senses: readonly Sense[] = [
  // State of an order or a job; region next to a city.
  {
    word: 'state',
    says: 'region',
    neighbours: [
      ['city', 'zip', 'zip code', 'postal code', 'postcode', 'street', 'address', 'address line 1'],
    ],
  },
  // A customer has a form of address, somebody who works somewhere a post.
  {
    word: 'title',
    says: 'title of courtesy',
    neighbours: [
      ['first name', 'given name'],
      ['last name', 'family name', 'surname'],
    ],
    without:
      /\b(?:company|courtesy|department|employer|hire|manager|organi[sz]ation|position|reports|role|salary|team)\b/,
  },
  // Text to search for, next to paging arguments.
  {
    word: 'term',
    says: 'search term',
    neighbours: [['take', 'skip', 'limit', 'first', 'page', 'offset']],
  },
];

/**
 * Replaces names whose neighbours give them another sense: `state` next to `city`, and
 * `billingState` next to `billingCity`.
 */
export function inContext(parts: readonly Named[]): readonly Named[] {
  const spoken = parts.map(({ name }) => nameWords(name));
  if (!spoken.some((words) => senses.some(({ word }) => word === words.at(-1)))) return parts;
  const said = new Map<string, Set<string>>();
  for (const [at, { within = '' }] of parts.entries())
    said.set(within, (said.get(within) ?? new Set()).add((spoken[at] ?? []).join(' ')));
  return parts.map((part, at) => {
    const words = spoken[at] ?? [];
    const before = words
      .slice(0, -1)
      .map((word) => `${word} `)
      .join('');
    const beside = said.get(part.within ?? '') ?? new Set();
    const sense = part.values
      ? undefined
      : senses.find(
          ({ word, neighbours: needed, without }) =>
            word === words.at(-1) &&
            needed.every((names) => names.some((name) => beside.has(before + name))) &&
            !(without && [...beside].some((name) => without.test(name))),
        );
    return sense ? { ...part, name: before + sense.says } : part;
  });
}
