import type { FieldDescriptor } from '@admin/gql/resource';

/** Tests whether values of the field are aligned by their digits. */
export function isNumeric({ kind, list }: Pick<FieldDescriptor, 'kind' | 'list'>): boolean {
  return (
    !list && (kind === 'integer' || kind === 'bigint' || kind === 'decimal' || kind === 'float')
  );
}
