import { getNamedType, isRequiredInputField, type GraphQLInputField } from 'graphql';

import { seamless } from '../../facts/names/words.ts';
import { inputsOf } from '../../facts/schema-types.ts';
import { listWithin } from './list-within.ts';
import { directionsOf, sortsAt, type Directions, type SortReading } from './sort-place.ts';

/** Input objects with a key for each field: `{ name: ASC }`, `{ name: { order: ASC } }`. */
export const keyPerField: SortReading = {
  name: 'key-per-field',
  read({ place: given, fields }) {
    const place = listWithin(given);
    const values = Object.values(inputsOf(place.type)).flatMap((key) => {
      const field = fields.get(seamless(key.name));
      const [asc, desc] =
        (field === undefined ? undefined : (directionsOf(key) ?? directionsBelow(key))) ?? [];
      return field === undefined || asc === undefined
        ? []
        : [{ field, asc: { [key.name]: asc }, desc: { [key.name]: desc } }];
    });
    return sortsAt(place, values, `\`${place.path.join('.')}\` has a key for each field.`);
  },
};

/** `{ order: ASC }`, with its required siblings. */
function directionsBelow(key: GraphQLInputField): Directions | undefined {
  const inputs = Object.values(inputsOf(getNamedType(key.type)));
  const direction = inputs.find(
    (input) =>
      ['order', 'sort', 'direction', 'dir'].includes(seamless(input.name)) && directionsOf(input),
  );
  const values = direction && directionsOf(direction);
  const beside = direction && requiredSiblings(inputs, direction);
  return (
    values &&
    beside && [
      { [direction.name]: values[0], ...beside },
      { [direction.name]: values[1], ...beside },
    ]
  );
}

/**
 * Required siblings of a direction: `{ direction: ASC, priority: 1 }`. `undefined` when a value for
 * one is unknown.
 */
function requiredSiblings(
  inputs: readonly GraphQLInputField[],
  direction: GraphQLInputField,
): Readonly<Record<string, number>> | undefined {
  const required = inputs.filter((input) => input !== direction && isRequiredInputField(input));
  const ranks = required.every(
    (input) =>
      getNamedType(input.type).name === 'Int' &&
      ['priority', 'rank', 'position', 'index', 'sequence'].includes(seamless(input.name)),
  );
  return ranks ? Object.fromEntries(required.map((input) => [input.name, 1])) : undefined;
}
