import type { FieldDescriptor } from '@admin/gql/resource';

import { isRange, isRecord } from './is-record.ts';

/** Kinds whose values are typed: an empty text is a value there, and another one than none. */
export function isText(kind: FieldDescriptor['kind']): boolean {
  return kind === 'string' || kind === 'text' || kind === 'url' || kind === 'email';
}

/**
 * Whether there is nothing to show. A range without ends counts as none where there may be none and
 * the server does not tell which it is: a column that is not filled in is by far the commoner. An
 * object has nothing where none of its values has: an address that nobody gave.
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
