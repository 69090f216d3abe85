import { getNamedType } from 'graphql';

import { inputsOf, isLeaf } from '../../facts/schema-types.ts';
import type { ConditionReading, FoundCondition } from './condition-place.ts';
import { plainly, readOperator } from './operator-words.ts';
import { operatorsOf } from './operators.ts';

/**
 * Condition on the key of another record: `customer: { id: { eq } }`, `customer: { id }`. The same
 * object may have operators on the record itself.
 */
export const keyOfRecord: ConditionReading = {
  name: 'key-of-record',
  read(condition) {
    const { name, place, names, draft, keys } = condition;
    const field = names.get(name)?.reference && draft.fields.find((each) => each.name === name);
    const [part, ...parts] = field?.reference ? (keys.get(field.type) ?? []) : [];
    const key =
      part && parts.length === 0 ? inputsOf(getNamedType(place.type))[part.field] : undefined;
    if (!key) return undefined;
    const own = isLeaf(key.type)
      ? [{ name, operator: plainly(false), path: [name, key.name], place: key }]
      : Object.entries(inputsOf(getNamedType(key.type))).flatMap(
          ([inner, input]): FoundCondition[] => {
            const operator = readOperator(inner);
            return operator
              ? [{ name, operator, path: [name, key.name, inner], place: input }]
              : [];
          },
        );
    return own.length > 0
      ? {
          meaning: [...operatorsOf(condition), ...own],
          because: `\`${name}\` takes the key of \`${field?.type ?? ''}\` at \`${key.name}\`.`,
        }
      : undefined;
  },
};
