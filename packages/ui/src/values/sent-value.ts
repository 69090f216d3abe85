import type { FieldDescriptor } from '@admin/gql/resource';

/**
 * Applies `serialize` of a field: returns the field without it, and the value as the server sends
 * it. Few fields have a `serialize`.
 */
export function asSent<TField extends Pick<FieldDescriptor, 'serialize' | 'list'>>(
  { serialize, ...field }: TField,
  value: unknown,
): readonly [field: Omit<TField, 'serialize'>, value: unknown] {
  const sent = (item: unknown): unknown =>
    item === null || item === undefined ? item : serialize?.(item);
  return [field, field.list && Array.isArray(value) ? value.map(sent) : sent(value)];
}
