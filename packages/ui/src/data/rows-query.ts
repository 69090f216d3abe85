import type { ListDescriptor, ListRequest } from '@admin/gql/resource';

import type { QueryRequest } from './data-client.ts';

/** Query of a page of a list. */
export const rowsQuery = (
  list: Pick<ListDescriptor, 'document' | 'variables'>,
  request: ListRequest,
): QueryRequest => ({ query: list.document, variables: list.variables(request) });
