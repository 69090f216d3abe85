'use client';
import { createAdminCache, createAdminClient } from '@admin/gql';
import { AdminClientProvider, useQuery } from '@admin/gql/react';
import type { NormalizedCacheObject } from '@apollo/client';
import { useState } from 'react';

import { schema } from '../../generated/schema.ts';
import { VisitsDocument } from './query.ts';

/** In the browser: shows what the page brought, and does not ask for it again. */
export function HydratedVisits({ state }: { readonly state: NormalizedCacheObject }) {
  const [client] = useState(() =>
    createAdminClient({
      uri: '/graphql',
      schema,
      cache: createAdminCache(schema).restore(state),
      ssrForceFetchDelay: 1000,
    }),
  );
  return (
    <AdminClientProvider client={client}>
      <Visits />
    </AdminClientProvider>
  );
}

function Visits() {
  const { data } = useQuery(VisitsDocument, { variables: { first: 5 } });
  const [isAlive, setAlive] = useState(false);
  return (
    <ul data-alive={isAlive} onClick={() => setAlive(true)}>
      {data?.visits.nodes.map(({ id, doctor, price }) => (
        <li key={id}>
          {doctor.name}: {price}
        </li>
      ))}
    </ul>
  );
}
