import { getNamedType, isEnumType, type GraphQLInputField } from 'graphql';

import { seamless } from '../../facts/names/words.ts';
import { hasList, inputsOf } from '../../facts/schema-types.ts';
import { calledFields, sortsAt, type SortReading } from './sort-place.ts';

/** The field below its direction: `{ asc: NAME }`, `{ desc: NAME, then: { asc: ID } }`. */
export const keyed: SortReading = {
  name: 'keyed',
  read(order) {
    const { place } = order;
    const inputs = Object.values(inputsOf(place.type));
    const key = (names: readonly string[]): GraphQLInputField | undefined =>
      inputs.find(
        (input) =>
          names.includes(seamless(input.name)) &&
          isEnumType(getNamedType(input.type)) &&
          !hasList(input.type),
      );
    const [asc, desc] = [key(['asc', 'ascending']), key(['desc', 'descending'])];
    const type = asc && getNamedType(asc.type);
    if (!asc || !desc || !isEnumType(type) || getNamedType(desc.type) !== type) return undefined;
    const chain = place.list
      ? undefined
      : inputs.find((input) => getNamedType(input.type) === place.type && !hasList(input.type))
          ?.name;
    const values = calledFields(
      order,
      type.getValues().map(({ name }) => name),
    ).map(({ field, called }) => ({
      field,
      asc: { [asc.name]: called },
      desc: { [desc.name]: called },
    }));
    const because = `\`${place.path.join('.')}\` takes the field below \`${asc.name}\` or \`${desc.name}\`.`;
    return sortsAt(place, values, because, chain === undefined ? {} : { multiple: true, chain });
  },
};
