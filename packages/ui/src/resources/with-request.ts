import type { ListDescriptor, ListRequest } from '@admin/gql/resource';

/** The list with every request transformed, both for its variables and for reading its result. */
export const withRequest = (
  list: ListDescriptor,
  change: (request: ListRequest) => ListRequest,
): ListDescriptor => ({
  ...list,
  variables: (request) => list.variables(change(request)),
  records: (data, request) => list.records(data, change(request)),
  page: (data, request) => list.page(data, change(request)),
  ...(list.places && {
    places: (data, request) => list.places?.(data, change(request)) ?? [],
  }),
});
