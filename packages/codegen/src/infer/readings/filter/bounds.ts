import { seamless } from '../../facts/names/words.ts';
import { isLeaf } from '../../facts/schema-types.ts';
import type { ConditionPlace, ConditionReading } from './condition-place.ts';

const lowest = ['min', 'minimum', 'atleast', 'from', 'lowest'];
const highest = ['max', 'maximum', 'atmost', 'to', 'until', 'highest'];
const ordered = new Set([
  'integer',
  'bigint',
  'decimal',
  'float',
  'date',
  'time',
  'instant',
  'localDateTime',
]);

/**
 * `minPrice: 5, maxPrice: 10`, `yearFrom`, `yearTo`: a bound of a field, which belongs to what is
 * found.
 */
export const bounds: ConditionReading = {
  name: 'bounds',
  read(condition) {
    const { name, place } = condition;
    const bounded = isLeaf(place.type) ? boundedBy(lowest, condition) : undefined;
    const found = bounded ?? (isLeaf(place.type) ? boundedBy(highest, condition) : undefined);
    if (found === undefined) return undefined;
    const operator = bounded === undefined ? 'lte' : 'gte';
    return {
      meaning: [{ name: found, operator: { operator, rank: 30 }, path: [name], place }],
      because: `\`${name}\` is a bound of \`${found}\`.`,
    };
  },
};

/** The field of the record that has an order and is named with one of the words before it or behind. */
function boundedBy(words: readonly string[], { name, names }: ConditionPlace): string | undefined {
  const called = seamless(name);
  const isBound = (field: string): boolean =>
    words.some((word) => called === word + field || called === field + word);
  const found = names.has(name)
    ? undefined
    : [...names].find(([field, { kind }]) => ordered.has(kind) && isBound(seamless(field)));
  return found?.[0];
}
