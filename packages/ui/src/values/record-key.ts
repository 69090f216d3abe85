import type {
  FieldDescriptor,
  KeyedResource,
  RecordKey,
  ResourceRecord,
} from '@admin/gql/resource';

export const keyOf = ({ key }: Pick<KeyedResource, 'key'>, record: ResourceRecord): RecordKey =>
  Object.fromEntries(key.map((field) => [field, String(record[field])]));

/**
 * Fields that the update form writes; all fields of a resource without an update. Other fields may
 * differ between two reads although nobody edited them.
 */
export function writtenFields({ fields, update }: KeyedResource): readonly FieldDescriptor[] {
  const written = new Set((update?.inputs ?? []).map(({ name, field }) => field ?? name));
  return update ? fields.filter(({ name }) => written.has(name)) : fields;
}
