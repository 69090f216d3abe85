import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import { isSameJson } from './same-value.ts';

/**
 * Fields of a record whose values differ between two reads. Both come from the same server, which
 * formats equal values alike.
 */
export function changedFields(
  fields: readonly FieldDescriptor[],
  before: ResourceRecord,
  now: ResourceRecord,
): readonly FieldDescriptor[] {
  return fields.filter(
    ({ name }) => Object.hasOwn(before, name) && !isSameJson(before[name], now[name]),
  );
}
