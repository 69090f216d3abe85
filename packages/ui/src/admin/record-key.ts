import { parseRecordId, type RecordKey, type ResourceDescriptor } from '@admin/gql';

/** Key values that an address names; `null` when no record can have them: a part is missing, or text stands where the key is a number. */
export function recordKeyAt(descriptor: ResourceDescriptor, id: string): RecordKey | null {
  const key = parseRecordId(descriptor.key, id);
  if (!key) return null;
  try {
    descriptor.show?.variables(key);
    return key;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
