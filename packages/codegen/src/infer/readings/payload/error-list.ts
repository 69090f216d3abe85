import { getNamedType } from 'graphql';

import { fieldsOf, hasList, isLeaf } from '../../facts/schema-types.ts';
import type { PayloadReading } from './payload-place.ts';
import { errorDetails } from './refusals.ts';

/** `userErrors: [UserError!]!` next to the record: objects with a message, or plain texts. */
export const errorList: PayloadReading = {
  name: 'error-list',
  read({ field }) {
    const lists = Object.values(fieldsOf(getNamedType(field.type))).filter(
      ({ name, type }) => isErrorList(name) && hasList(type),
    );
    for (const { name, type } of lists) {
      const because = `\`${name}\` lists what went wrong.`;
      if (isLeaf(type))
        return { meaning: { kind: 'fields', path: [name], message: '', plain: true }, because };
      const fields = fieldsOf(getNamedType(type));
      const message = ['message', 'description', 'messages', 'text'].find(
        (each) => fields[each] && isLeaf(fields[each].type),
      );
      if (message !== undefined)
        return {
          meaning: { kind: 'fields', path: [name], message, ...errorDetails([fields]) },
          because,
        };
    }
    return undefined;
  },
};

const isErrorList = (name: string): boolean =>
  /^(?:user_?errors?|errors|validation_?errors|.*Errors|messages|problems)$/i.test(name);
