import type { KeyedResource } from '@admin/gql/resource';

import { useDataClient } from '../../data/use-data-client.ts';
import { useLoaded } from '../../values/loadable.ts';
import { useResources } from '../../resources/resources-context.tsx';

/** The resource on the other side of a relation; `undefined` until it is there. */
export function useOtherSide(name: string): KeyedResource | undefined {
  const client = useDataClient();
  const summary = useResources().get(name);
  if (!summary)
    throw new Error(`There is no resource '${name}' among those given to <AdminProvider>.`);
  const resource = useLoaded(summary.module);
  client.addRules(resource?.cache);
  return resource && resource.key !== null ? resource : undefined;
}
