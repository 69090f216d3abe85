import type {
  ListDescriptor,
  ListRequest,
  ResourceDescriptor,
  TreeDescriptor,
} from '@admin/gql/resource';

/**
 * Tree of a list. `undefined` for a list without the filter by parent, as a list that a record
 * contains may be.
 */
export function treeOf(
  { key, ...resource }: ResourceDescriptor,
  { filters }: Pick<ListDescriptor, 'filters'>,
): TreeDescriptor | undefined {
  const tree = key === null || !('tree' in resource) ? undefined : resource.tree;
  const filter = tree && filters.find(({ name }) => name === tree.filter);
  return filter?.operators.includes('eq') && filter.operators.includes('isNull') ? tree : undefined;
}

/** Whether a request is for records without a parent. */
export const isOfRoots = ({ search, filters }: ListRequest, { filter }: TreeDescriptor): boolean =>
  search === '' &&
  filters.some(
    ({ field, operator, value }) => field === filter && operator === 'isNull' && value === true,
  );
