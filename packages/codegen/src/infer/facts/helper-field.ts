import { getNamedType, isObjectType } from 'graphql';

import type { OutputField } from '../contracts/schema.ts';
import { hasList } from './schema-types.ts';

/**
 * Whether a field holds what the server computes of another for conditions: `published_func { year
 * month day }` beside `published`, `tags_func { count }` beside `tags`. It says nothing of a record
 * that the other does not, and every one of them is a computation.
 */
export function isHelperField(
  { name, type, args }: OutputField,
  siblings: Readonly<Record<string, unknown>>,
): boolean {
  const [, of] = /^(.+)_(?:func|aggregated)$/.exec(name) ?? [];
  const named = getNamedType(type);
  return (
    of !== undefined &&
    Object.hasOwn(siblings, of) &&
    args.length === 0 &&
    !hasList(type) &&
    isObjectType(named) &&
    Object.values(named.getFields()).every((part) =>
      ['Int', 'Float'].includes(getNamedType(part.type).name),
    )
  );
}
