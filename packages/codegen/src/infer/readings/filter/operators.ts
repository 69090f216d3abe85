import { getNamedType, isEnumType } from 'graphql';

import type { InputPlace } from '../../contracts/schema.ts';
import { seamless, sentenceList, words } from '../../facts/names/words.ts';
import { hasList, inputsOf, isLeaf, isRequired } from '../../facts/schema-types.ts';
import type { ConditionPlace, ConditionReading, FoundCondition } from './condition-place.ts';
import { readOperator } from './operator-words.ts';

/** `name: { eq: "Anna", contains: "nn" }`: a key for each operator. */
export const operators: ConditionReading = {
  name: 'operators',
  read(place) {
    const found = operatorsOf(place);
    return found.length > 0
      ? {
          meaning: found,
          because: `\`${place.name}\` has ${sentenceList(found.map(({ path }) => path.at(-1) ?? ''))}.`,
        }
      : undefined;
  },
};

export function operatorsOf({
  name,
  place,
}: Pick<ConditionPlace, 'name' | 'place'>): readonly FoundCondition[] {
  return Object.entries(inputsOf(getNamedType(place.type)))
    .flatMap(([key, inner]): FoundCondition[] => {
      const operator = readOperator(key);
      return operator && isLeaf(inner.type)
        ? [{ name, operator, path: [name, key], place: inner }]
        : [];
    })
    .concat(emptyOf({ name, place }) ?? []);
}

/** Null test of a schema that has no boolean key for it. */
const isNull = { operator: 'isNull', rank: 20 } as const;

/**
 * `is: NULL` of an enum that has both; `is: null` and `isNot: null`, which take no other value than
 * a yes or no; `equals: null` where the type of the comparison is called nullable, and `not` takes
 * the same.
 */
function emptyOf({
  name,
  place,
}: Pick<ConditionPlace, 'name' | 'place'>): FoundCondition | undefined {
  const type = getNamedType(place.type);
  const inputs = inputsOf(type);
  const keyOf = (spelling: string) => Object.keys(inputs).find((key) => seamless(key) === spelling);
  const at = (key: string | undefined): InputPlace | undefined => {
    const found = key === undefined ? undefined : inputs[key];
    return found && isRequired(found) ? undefined : found;
  };
  const [is, isNot, equals, not] = ['is', 'isnot', 'equals', 'not'].map(keyOf);
  const [isPlace, isNotPlace, equalsPlace, notPlace] = [is, isNot, equals, not].map(at);
  const said = isPlace && getNamedType(isPlace.type);
  const spelled = isEnumType(said)
    ? new Map(said.getValues().map((value) => [seamless(value.name), value.name]))
    : undefined;
  const [empty, filled] = [spelled?.get('null'), spelled?.get('notnull')];
  if (is !== undefined && isPlace && empty !== undefined && filled !== undefined)
    return {
      name,
      operator: isNull,
      path: [name, is],
      place: isPlace,
      emptiness: { empty, filled },
    };
  if (
    is !== undefined &&
    isNot !== undefined &&
    isPlace &&
    [isPlace, isNotPlace].every(
      (each) => each && getNamedType(each.type).name === 'Boolean' && !hasList(each.type),
    )
  ) {
    return {
      name,
      operator: isNull,
      path: [name, is],
      place: isPlace,
      emptiness: { empty: null, filled: null, filledPath: [name, isNot] },
    };
  }
  const below =
    notPlace &&
    Object.entries(inputsOf(getNamedType(notPlace.type))).find(
      ([key, inner]) => seamless(key) === 'equals' && isLeaf(inner.type) && !isRequired(inner),
    )?.[0];
  if (
    !words(type.name).includes('nullable') ||
    equals === undefined ||
    !equalsPlace ||
    !isLeaf(equalsPlace.type) ||
    hasList(equalsPlace.type) ||
    not === undefined ||
    below === undefined
  )
    return undefined;
  return {
    name,
    operator: isNull,
    path: [name, equals],
    place: equalsPlace,
    emptiness: { empty: null, filled: null, filledPath: [name, not, below] },
  };
}
