import { addCacheRules } from '@admin/gql';
import type { KeyedResource } from '@admin/gql/resource';
import { useApolloClient } from '@apollo/client/react';

import { useLoaded } from '../../resources/loadable.ts';
import { useResources } from '../../resources/resources-context.tsx';

/** The resource on the other side of a relation; `undefined` until it is there. */
export function useOtherSide(name: string): KeyedResource | undefined {
  const { cache } = useApolloClient();
  const summary = useResources().get(name);
  if (!summary)
    throw new Error(`There is no resource '${name}' among those given to <AdminProvider>.`);
  const resource = useLoaded(summary.module);
  addCacheRules(cache, resource?.cache);
  return resource && resource.key !== null ? resource : undefined;
}
