import { getNamedType, isEnumType } from 'graphql';

import { seamless } from '../../facts/names/words.ts';
import { hasList, inputsOf } from '../../facts/schema-types.ts';
import { calledFields, sortsAt, type SortReading } from './sort-place.ts';

const words = [
  ['asc', 'ascending', 'up', 'lowestfirst'],
  ['desc', 'descending', 'down', 'highestfirst'],
] as const;

/**
 * A list of fields for each direction: `{ ascending: [NAME], descending: [PRICE] }`. The schema
 * does not declare which list takes precedence, so that a single field is sent.
 */
export const listedByDirection: SortReading = {
  name: 'listed-by-direction',
  read(order) {
    const lists = Object.values(inputsOf(order.place.type)).filter(
      (input) => hasList(input.type) && isEnumType(getNamedType(input.type)),
    );
    const [asc, desc] = words.map((names) =>
      lists.find((input) => names.some((name) => name === seamless(input.name))),
    );
    const type = asc && getNamedType(asc.type);
    if (order.place.list || !asc || !desc || !isEnumType(type) || getNamedType(desc.type) !== type)
      return undefined;
    const called = calledFields(
      order,
      type.getValues().map(({ name }) => name),
    );
    const values = called.map(({ field, called: name }) => ({
      field,
      asc: { [asc.name]: [name] },
      desc: { [desc.name]: [name] },
    }));
    return sortsAt(
      order.place,
      values,
      `\`${order.place.path.join('.')}\` takes lists of fields at \`${asc.name}\` and \`${desc.name}\`.`,
    );
  },
};
