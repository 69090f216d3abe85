import type { ResourceDescriptor } from '@admin/gql/resource';

import { recordQuery } from '../../data/record-query.ts';
import type { DataClient, QueryRequest } from '../../data/data-client.ts';
import { listQuery } from '../list/list-query.ts';
import type { Resources } from '../../resources/create-resources.ts';
import type { Resource } from '../../resources/resource.ts';
import {
  columnsNameOf,
  nestedChain,
  nestedPlace,
  type NestedAddress,
} from '../../resources/nested-place.ts';

export interface NestedQueryOptions {
  readonly address: NestedAddress;
  readonly summary: Resource;
  readonly resources: Resources;
  /** Query of the address. */
  readonly search: string;
  /** Suffix of the application's storage keys. */
  readonly application: string;
  readonly client: DataClient;
}

/**
 * First query of a page with a list or a record below another record; `null` when there is no such
 * page.
 */
export async function nestedQuery(
  root: ResourceDescriptor,
  { address, summary, resources, search, application, client }: NestedQueryOptions,
): Promise<QueryRequest | null> {
  const chain = await nestedChain(summary, address, resources).load();
  const place = chain && nestedPlace(root, address, chain, client);
  if (place?.kind === 'list')
    return listQuery(
      place.bound.resource,
      search,
      application,
      columnsNameOf(place.owners, place.bound.summary.name),
    );
  return place?.kind === 'record' ? recordQuery(place.record.show, place.record.key) : null;
}
