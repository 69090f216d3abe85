import { getNamedType, isObjectType } from 'graphql';

import type { OutputField } from '../contracts/schema.ts';
import { hasList } from './schema-types.ts';

/**
 * Tests for a field that the server computes from a sibling for use in conditions: `published_func
 * { year month day }` of `published`, `tags_func { count }` of `tags`. Such a field adds nothing to
 * a record, and each selection of it costs the server a computation.
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
