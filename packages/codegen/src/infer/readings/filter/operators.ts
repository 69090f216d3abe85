import { getNamedType } from 'graphql';

import { sentenceList } from '../../facts/names/words.ts';
import { inputsOf, isLeaf } from '../../facts/schema-types.ts';
import type { ConditionPlace, ConditionReading, FoundCondition } from './condition-place.ts';
import { readOperator } from './operator-words.ts';

/** `name: { eq: "Anna", contains: "nn" }`: a key for each operator. */
export const operators: ConditionReading = {
  name: 'operators',
  read(place) {
    const found = operatorsOf(place);
    return found.length > 0 ? { meaning: found, because: `\`${place.name}\` has ${sentenceList(found.map(({ path }) => path.at(-1) ?? ''))}.` } : undefined;
  },
};

export function operatorsOf({ name, place }: Pick<ConditionPlace, 'name' | 'place'>): readonly FoundCondition[] {
  return Object.entries(inputsOf(getNamedType(place.type))).flatMap(([key, inner]): FoundCondition[] => {
    const operator = readOperator(key);
    return operator && isLeaf(inner.type) ? [{ name, operator, path: [name, key], place: inner }] : [];
  });
}
