import type { RecordKey, ResourceDescriptor, ShowDescriptor } from '@admin/gql/resource';

import { recordKeyAt } from '../resources/record-key.ts';
import type { QueryRequest } from './data-client.ts';

/** Query of a record, shared by its page, its form and refetches. */
export const recordQuery = (show: ShowDescriptor, key: RecordKey): QueryRequest => ({
  query: show.document,
  variables: show.variables(key),
});

/** Query of the record with an id of an address; `null` where no record can have the id. */
export function recordQueryAt(descriptor: ResourceDescriptor, id: string): QueryRequest | null {
  const key = descriptor.show && recordKeyAt(descriptor, id);
  return key ? recordQuery(descriptor.show, key) : null;
}
