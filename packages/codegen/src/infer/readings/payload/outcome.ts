import { getNamedType, isEnumType } from 'graphql';

import { sentenceList } from '../../facts/names/words.ts';
import type { PayloadReading } from './payload-place.ts';
import { plainValues, reasonIn } from './plain-values.ts';

/** `{ result: NOT_DELETED, message }` */
export const outcome: PayloadReading = {
  name: 'outcome',
  read(place, facts) {
    const leaves = plainValues(place, facts);
    const message = reasonIn(leaves);
    for (const { name, type } of leaves) {
      const values = outcomes(getNamedType(type));
      const refused = values.filter((value) =>
        /^(?:not|fail(?:ed|ure)?|error|rejected|refused|denied|unable)(?:_|$)/i.test(value),
      );
      if (message === '' || refused.length === 0 || refused.length === values.length) continue;
      return {
        meaning: { kind: 'flag', path: [name], message, refused },
        because: `\`${name}\` says by ${sentenceList(refused)} that it was not done.`,
      };
    }
    return undefined;
  },
};

const outcomes = (type: unknown): readonly string[] =>
  isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
