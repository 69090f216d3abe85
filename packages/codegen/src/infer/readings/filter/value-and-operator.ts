import { getNamedType, isEnumType } from 'graphql';

import { seamless } from '../../facts/names/words.ts';
import { hasList, inputsOf, isLeaf, isRequired } from '../../facts/schema-types.ts';
import type { ConditionReading, FoundCondition } from './condition-place.ts';
import { readOperator } from './operator-words.ts';

const operatorKeys = new Set([
  'modifier',
  'operator',
  'op',
  'comparator',
  'comparison',
  'condition',
  'matchmode',
  'match',
  'mode',
  'operation',
  'predicate',
]);

/**
 * `price: { value: 5, modifier: GREATER_THAN }`: the operator is an enum value next to the compared
 * value.
 */
export const valueAndOperator: ConditionReading = {
  name: 'value-and-operator',
  read({ name, place }) {
    const inputs = Object.values(inputsOf(getNamedType(place.type)));
    const chosen = inputs.find(
      (input) =>
        isEnumType(getNamedType(input.type)) &&
        !hasList(input.type) &&
        operatorKeys.has(seamless(input.name)),
    );
    if (!chosen) return undefined;
    const value = inputs.find((input) => seamless(input.name) === 'value' && isLeaf(input.type));
    const type = getNamedType(chosen.type);
    if (
      !value ||
      !isEnumType(type) ||
      inputs.some((input) => input !== chosen && input !== value && isRequired(input))
    )
      return undefined;
    const found = type.getValues().flatMap((each): FoundCondition[] => {
      const operator = readOperator(each.name);
      return operator && operator.operator !== 'isNull'
        ? [
            {
              name,
              operator,
              path: [name, value.name],
              place: value,
              constants: { [chosen.name]: each.name },
            },
          ]
        : [];
    });
    return found.length > 0
      ? {
          meaning: found,
          because: `\`${name}\` takes \`${value.name}\` and the operator at \`${chosen.name}\`.`,
        }
      : undefined;
  },
};
