import type { ListDescriptor, SortKey } from '@admin/gql/resource';

/**
 * Sort order after a click on a header: ascending, descending, then the list's own. `add` keeps the
 * other keys if the server accepts several.
 */
export function toggleSort(
  list: Pick<ListDescriptor, 'defaultSort' | 'multiSort'>,
  sort: readonly SortKey[],
  field: string,
  add: boolean,
): readonly SortKey[] {
  const present = (sort.length > 0 ? sort : list.defaultSort.slice(0, 1)).find(
    (key) => key.field === field,
  );
  const others = add && list.multiSort ? sort.filter((key) => key.field !== field) : [];
  if (!present) return [...others, { field, descending: false }];
  const isDefault = sort.length === 0;
  if (!present.descending) return [...others, { field, descending: true }];
  return isDefault ? [{ field, descending: false }] : others;
}
