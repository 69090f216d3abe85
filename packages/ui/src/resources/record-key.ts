import { parseRecordId, type RecordKey, type KeyedResource } from '@admin/gql/resource';

import type { Scoped } from './scoping.ts';
import { showVariables } from './show-variables.ts';

const uuid = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/**
 * Key fields of an id in an address. `null` when no record can have them: a field is missing, or a
 * text is not the number or UUID that the key needs.
 */
export function recordKeyAt(descriptor: Scoped<KeyedResource>, id: string): RecordKey | null {
  const own = parseRecordId(descriptor.key, id);
  if (!own) return null;
  const key = { ...descriptor.scopeKey, ...own };
  const isUuid = (name: string) =>
    descriptor.fields.some((field) => field.name === name && field.kind === 'uuid');
  if (Object.entries(key).some(([name, value]) => isUuid(name) && !uuid.test(value))) return null;
  return !descriptor.show || showVariables(descriptor.show, key) ? key : null;
}
