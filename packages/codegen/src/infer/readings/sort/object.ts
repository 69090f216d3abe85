import { getNamedType, isEnumType, isInputObjectType } from 'graphql';

import { seamless } from '../../facts/names/words.ts';
import { inputsOf, isLeaf, isRequired } from '../../facts/schema-types.ts';
import {
  calledFields,
  directionsOf,
  readDirections,
  sortsAt,
  type SortReading,
} from './sort-place.ts';
import { listWithin } from './list-within.ts';

const fieldKeys = [
  'field',
  'by',
  'column',
  'key',
  'orderby',
  'sortby',
  'property',
  'fieldname',
  'sort',
  'attribute',
  'name',
  'orderfield',
];
const directionKeys = [
  'direction',
  'order',
  'dir',
  'sortorder',
  'orderdirection',
  'sortdirection',
  'type',
  'bytype',
  'sorttype',
  'ordertype',
  'desc',
  'descending',
  'asc',
  'ascending',
  'sort',
];

/** Objects that name field and direction: `{ field: NAME, direction: ASC }`. */
export const object: SortReading = {
  name: 'object',
  read(order) {
    const place = listWithin(order.place);
    const keys = Object.values(inputsOf(place.type));
    const fieldKey = keys.find(
      (key) => fieldKeys.includes(seamless(key.name)) && isLeaf(key.type) && !directionsOf(key),
    );
    const directionKey = keys.find(
      (key) =>
        key !== fieldKey &&
        isLeaf(key.type) &&
        (!isEnumType(getNamedType(key.type)) || directionsOf(key)) &&
        (directionKeys.includes(seamless(key.name)) ||
          (seamless(key.name) === 'value' && directionsOf(key) !== undefined)),
    );
    const type = fieldKey && getNamedType(fieldKey.type);
    if (
      !isInputObjectType(place.type) ||
      !fieldKey ||
      keys.length > 4 ||
      (!directionKey && !isEnumType(type)) ||
      keys.some((key) => key !== fieldKey && key !== directionKey && isRequired(key))
    )
      return undefined;
    const [asc, desc] =
      (directionKey &&
        readDirections({ name: directionKey.name, type: getNamedType(directionKey.type) })) ??
      [];
    const values = calledFields(
      order,
      isEnumType(type) ? type.getValues().map(({ name }) => name) : undefined,
    ).map(({ field, called }) =>
      directionKey
        ? {
            field,
            asc: { [fieldKey.name]: called, [directionKey.name]: asc },
            desc: { [fieldKey.name]: called, [directionKey.name]: desc },
          }
        : { field, asc: { [fieldKey.name]: called } },
    );
    return sortsAt(
      place,
      values,
      `\`${place.path.join('.')}\` takes objects with the field at \`${fieldKey.name}\`${directionKey ? ` and the direction at \`${directionKey.name}\`` : ''}.`,
    );
  },
};
