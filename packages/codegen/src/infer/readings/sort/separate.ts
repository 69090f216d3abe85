import { isEnumType, isInputObjectType } from 'graphql';

import { calledFields, readDirections, type SortReading } from './sort-place.ts';

/** Two arguments: `sortField: "name", sortOrder: "ASC"`. */
export const separate: SortReading = {
  name: 'separate',
  read(order) {
    const { place, direction } = order;
    const directions = direction && readDirections(direction);
    if (!directions || isInputObjectType(place.type)) return undefined;
    const [asc, desc] = directions;
    const called = calledFields(
      order,
      isEnumType(place.type) ? place.type.getValues().map(({ name }) => name) : undefined,
    );
    const first = called.filter(
      ({ field }, at) => called.findIndex((other) => other.field === field) === at,
    );
    if (first.length === 0) return undefined;
    return {
      meaning: {
        places: [
          {
            argument: place.path,
            values: first.map(({ field, called: name }) => ({ field, asc: name, desc: name })),
          },
          { argument: direction.path, values: first.map(({ field }) => ({ field, asc, desc })) },
        ],
        multiple: false,
      },
      because: `\`${place.path.join('.')}\` takes the field, \`${direction.path.join('.')}\` the direction.`,
    };
  },
};
