import type { FieldDescriptor } from '@admin/gql/resource';

/**
 * A value of a type of the project is shown as what the server sends for it, by the kind of its
 * field: the field without `serialize`, and that value. Fields without it, nearly all, are not
 * asked here.
 */
export function asSent<TField extends Pick<FieldDescriptor, 'serialize' | 'list'>>(
  { serialize, ...field }: TField,
  value: unknown,
): readonly [field: Omit<TField, 'serialize'>, value: unknown] {
  const sent = (item: unknown): unknown =>
    item === null || item === undefined ? item : serialize?.(item);
  return [field, field.list && Array.isArray(value) ? value.map(sent) : sent(value)];
}
