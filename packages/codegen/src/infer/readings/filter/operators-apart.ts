import { getNamedType } from 'graphql';

import { seamless, sentenceList } from '../../facts/names/words.ts';
import { hasList, inputsOf } from '../../facts/schema-types.ts';
import type { ConditionReading, FoundCondition } from './condition-place.ts';
import { operatorsOf } from './operators.ts';

/**
 * `name: "Anna", _operators: { name: { gt: "A" }, total: { lte: 5 } }`: equality is a direct key,
 * and a separate object holds all other operators.
 */
export const operatorsApart: ConditionReading = {
  name: 'operators-apart',
  read({ name, place, names }) {
    if (seamless(name) !== 'operators' || names.has(name) || hasList(place.type)) return undefined;
    const found = Object.entries(inputsOf(getNamedType(place.type))).flatMap(([field, inner]) =>
      names.has(field) && !hasList(inner.type) ? operatorsOf({ name: field, place: inner }) : [],
    );
    if (found.length === 0) return undefined;
    const fields = [...new Set(found.map((each) => each.name))];
    return {
      meaning: found.map((each) => below(name, each)),
      because: `\`${name}\` has operators of ${sentenceList(fields)}.`,
    };
  },
};

function below(container: string, { path, emptiness, ...found }: FoundCondition): FoundCondition {
  return {
    ...found,
    path: [container, ...path],
    ...(emptiness && {
      emptiness: {
        ...emptiness,
        ...(emptiness.filledPath && { filledPath: [container, ...emptiness.filledPath] }),
      },
    }),
  };
}
