import type {
  ListDescriptor,
  ListRequest,
  ResourceDescriptor,
  TreeDescriptor,
} from '@admin/gql/resource';

/** How a list is seen as a tree. One that a record holds may lack the condition that it needs. */
export function treeOf(
  { key, ...resource }: ResourceDescriptor,
  { filters }: Pick<ListDescriptor, 'filters'>,
): TreeDescriptor | undefined {
  const tree = key === null || !('tree' in resource) ? undefined : resource.tree;
  const filter = tree && filters.find(({ name }) => name === tree.filter);
  return filter?.operators.includes('eq') && filter.operators.includes('isNull') ? tree : undefined;
}

/** Whether a list is asked for what nothing contains. */
export const isOfRoots = ({ search, filters }: ListRequest, { filter }: TreeDescriptor): boolean =>
  search === '' &&
  filters.some(
    ({ field, operator, value }) => field === filter && operator === 'isNull' && value === true,
  );
