import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import { isSameJson } from './same-value.ts';

/**
 * Fields of a record that hold something else than they did; both come from the same server, which
 * writes the same value in the same way.
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
