import { getNamedType, isObjectType } from 'graphql';

import { fieldsOf, hasList, isLeaf, requiredArguments } from '../../facts/schema-types.ts';
import type { PayloadReading } from './payload-place.ts';
import { errorDetails } from './refusals.ts';

/** `{ good: Good, problem: { message, field } }`: a nullable error next to the record. */
export const oneError: PayloadReading = {
  name: 'one-error',
  read({ field, record }, { isIdentified }) {
    const payload = getNamedType(field.type);
    if (hasList(field.type) || payload.name === record || isIdentified(payload)) return undefined;
    for (const part of Object.values(fieldsOf(payload)).filter(
      ({ name, type }) => isError.test(name) && !hasList(type),
    )) {
      const { name } = part;
      const error = getNamedType(part.type);
      if (!isObjectType(error) || requiredArguments(part).length > 0) continue;
      const fields = error.getFields();
      const message = ['message', 'description', 'text', 'reason'].find(
        (each) => fields[each] && isLeaf(fields[each].type) && !hasList(fields[each].type),
      );
      if (message !== undefined)
        return {
          meaning: { kind: 'fields', path: [name], message, ...errorDetails([fields]) },
          because: `\`${name}\` says what went wrong.`,
        };
    }
    return undefined;
  },
};

const isError = /^(?:user|validation)?_?(?:error|problem|failure|fault)$/i;
