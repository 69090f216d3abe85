import { parseRecordId, type RecordKey, type KeyedResource } from '@admin/gql/resource';

import type { Scoped } from './scoping.ts';
import { showVariables } from './show-variables.ts';

const uuid = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/**
 * Key values that an address names; `null` when no record can have them: a part is missing, or text
 * stands where the key is a number or a UUID.
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
