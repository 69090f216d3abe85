import type { ResourceDescriptor } from '@admin/gql/resource';

import type { FirstQuery } from './first-query.ts';
import { recordKeyAt } from '../resources/record-key.ts';

/**
 * What the page of a record, and the form that changes it, ask; `null` where no record can have
 * this id.
 */
export function showQuery(descriptor: ResourceDescriptor, id: string): FirstQuery | null {
  const key = descriptor.show && recordKeyAt(descriptor, id);
  return key
    ? { query: descriptor.show.document, variables: descriptor.show.variables(key) }
    : null;
}
