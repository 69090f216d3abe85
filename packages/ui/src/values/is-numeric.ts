import type { FieldDescriptor } from '@admin/gql/resource';

/** Whether values of the field line up by their digits. */
export function isNumeric({ kind, list }: Pick<FieldDescriptor, 'kind' | 'list'>): boolean {
  return (
    !list && (kind === 'integer' || kind === 'bigint' || kind === 'decimal' || kind === 'float')
  );
}
