import type { KeyedResource } from '@admin/gql/resource';

import { useDataClient } from '../../data/use-data-client.ts';
import { useLoaded } from '../../values/loadable.ts';
import { useResources } from '../../resources/resources-context.tsx';

/** Resource at the far end of a relation; `undefined` until it has loaded. */
export function useOtherSide(name: string): KeyedResource | undefined {
  const client = useDataClient();
  const summary = useResources().get(name);
  if (!summary)
    throw new Error(`There is no resource '${name}' among those given to <AdminProvider>.`);
  const resource = useLoaded(summary.module);
  client.addRules(resource?.cache);
  return resource && resource.key !== null ? resource : undefined;
}
