import { getNamedType, isEnumType } from 'graphql';

import { hasList, isLeaf } from '../../facts/schema-types.ts';
import type { ConditionReading } from './condition-place.ts';
import { plainly } from './operator-words.ts';

/** `name: "Anna"`: equal to the value, or one of the values. */
export const equal: ConditionReading = {
  name: 'equal',
  read({ name, place, names, amongArguments }) {
    if (
      !isLeaf(place.type) ||
      (amongArguments && !names.has(name) && !isEnumType(getNamedType(place.type)))
    )
      return undefined;
    return {
      meaning: [{ name, operator: plainly(hasList(place.type)), path: [name], place }],
      because: `\`${name}\` takes a value.`,
    };
  },
};
