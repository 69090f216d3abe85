import { getNamedType } from 'graphql';

import type { CountOperation, Path } from '../../../model.ts';
import { fieldsOf, hasList, isLeaf } from '../../facts/schema-types.ts';
import { seamless } from '../../facts/names/words.ts';

/**
 * Count with an upper bound, which is its only argument: `countUpTo(limit: Int!): Int!`. On a large
 * table it costs a fraction of the total.
 */
export function findBoundedCount(type: unknown, total: Path): CountOperation['upTo'] {
  const owner = total.slice(0, -1).reduce<unknown>((current, name) => {
    const field = fieldsOf(current)[name];
    return field && getNamedType(field.type);
  }, type);
  const field = Object.values(fieldsOf(owner)).find(
    ({ name, type: result, args: [argument, ...others] }) => {
      const counts =
        /count|total/.test(seamless(name)) &&
        isLeaf(result) &&
        !hasList(result) &&
        getNamedType(result).name === 'Int';
      return (
        counts &&
        argument &&
        others.length === 0 &&
        getNamedType(argument.type).name === 'Int' &&
        /^(limit|max|maximum|upto|atmost|bound|cap)$/.test(seamless(argument.name))
      );
    },
  );
  const argument = field?.args[0];
  return (
    field && argument && { path: [...total.slice(0, -1), field.name], argument: argument.name }
  );
}
