import { getNamedType } from 'graphql';

import type { PayloadReading } from './payload-place.ts';
import { plainValues, reasonIn } from './plain-values.ts';

/** `{ success: false, message }` */
export const flag: PayloadReading = {
  name: 'flag',
  read(place, facts) {
    const leaves = plainValues(place, facts);
    const found = leaves.find(
      ({ name, type }) =>
        getNamedType(type).name === 'Boolean' &&
        /^(?:is)?_?(?:success(?:ful)?|succeeded|ok|deleted)$/i.test(name),
    );
    return (
      found && {
        meaning: { kind: 'flag', path: [found.name], message: reasonIn(leaves) },
        because: `\`${found.name}\` says whether it was done.`,
      }
    );
  },
};
