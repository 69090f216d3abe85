import { getNamedType, isInputObjectType, type GraphQLNamedInputType } from 'graphql';

import type { ArgumentPath } from '../../model.ts';
import type { InputPlace, OutputField } from '../contracts/schema.ts';
import { seamless } from './names/words.ts';
import { hasList, inputsOf, isRequired } from './schema-types.ts';

/**
 * A place that an operation's values go to: an argument, or a key of an input object at an
 * argument.
 */
export interface Place {
  readonly path: ArgumentPath;
  readonly name: string;
  /** Name in lower case without seams: `perpage`. */
  readonly word: string;
  readonly type: GraphQLNamedInputType;
  readonly list: boolean;
  /** Required, and so is every place above it. */
  readonly required: boolean;
  /** Name of the input object that has the key; absent of an argument. */
  readonly holder?: string;
  readonly place: InputPlace;
}

/**
 * Arguments of a field and, down to `depth`, the keys of input objects at them. Lists of input
 * objects are not entered, nor what `enter` says no to.
 */
export function placesOf(
  field: OutputField,
  depth: number,
  enter: (place: Place) => boolean = () => true,
): readonly Place[] {
  const found: Place[] = [];
  let level = field.args.map((argument) => toPlace(argument, [], true));
  for (let at = 0; at <= depth && level.length > 0; at++) {
    found.push(...level);
    level = level
      .filter((place) => !place.list && isInputObjectType(place.type) && enter(place))
      .flatMap((place) =>
        Object.values(inputsOf(place.type)).map((key) =>
          toPlace(key, place.path, place.required, place.type.name),
        ),
      );
  }
  return found;
}

function toPlace(
  place: InputPlace,
  above: ArgumentPath,
  required: boolean,
  holder?: string,
): Place {
  return {
    path: [...above, place.name],
    name: place.name,
    word: seamless(place.name),
    type: getNamedType(place.type),
    list: hasList(place.type),
    required: required && isRequired(place),
    ...(holder !== undefined && { holder }),
    place,
  };
}
