import type { FieldDescriptor } from '@admin/gql/resource';

/** Whether values of the field line up by their digits. */
export function isNumeric({ kind, list }: Pick<FieldDescriptor, 'kind' | 'list'>): boolean {
  return !list && (kind === 'integer' || kind === 'bigint' || kind === 'decimal' || kind === 'float');
}

/** Whether a column stands at the end: by what is said of it, else as its values line up. */
export const isAtEnd = (field: Pick<FieldDescriptor, 'kind' | 'list'>, own: { readonly align?: 'start' | 'end' } | undefined): boolean => (own?.align ? own.align === 'end' : isNumeric(field));
