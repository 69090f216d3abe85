import type { FieldDescriptor } from '@admin/gql/resource';

import { isRange, isRecord } from './is-record.ts';

/** Kinds of free text. An empty text is a value of these kinds, and differs from `null`. */
export function isText(kind: FieldDescriptor['kind']): boolean {
  return kind === 'string' || kind === 'text' || kind === 'url' || kind === 'email';
}

/**
 * Tests whether a value has nothing to show. A nullable range without bounds counts as empty where
 * the server does not send `isEmpty`, because empty columns are more frequent than unbounded
 * ranges. An object is empty when all its fields are.
 */
export function isEmpty(
  { kind, nullable, fields }: Pick<FieldDescriptor, 'kind' | 'nullable' | 'fields'>,
  value: unknown,
): boolean {
  if (value === null || value === undefined || (value === '' && !isText(kind))) return true;
  if (Array.isArray(value)) return value.length === 0 && kind !== 'json';
  if (kind === 'object' && fields && isRecord(value))
    return fields.every((field) => isEmpty(field, value[field.name]));
  return (
    kind === 'range' &&
    nullable &&
    isRange(value) &&
    value.start === null &&
    value.end === null &&
    value.isEmpty == null
  );
}
