import { getNamedType, isUnionType } from 'graphql';

import { splitMembers } from '../../facts/answer-members.ts';
import { sentenceList } from '../../facts/names/words.ts';
import type { PayloadReading } from './payload-place.ts';
import { refusals } from './refusals.ts';

/** `union CreateGoodResult = Good | NameTaken`: the record, or an error. */
export const union: PayloadReading = {
  name: 'union',
  read({ field, record }) {
    const type = getNamedType(field.type);
    const { errors, others } = isUnionType(type)
      ? splitMembers(type, record)
      : { errors: [], others: [] };
    const [success, ...more] = others;
    if (errors.length === 0 || !success || more.length > 0) return undefined;
    return {
      meaning: { ...refusals(errors), successType: success.name },
      because: `${sentenceList(errors.map(({ name }) => name))} of \`${type.name}\` ${errors.length > 1 ? 'are errors' : 'is an error'}.`,
    };
  },
};
