import { createServerClient } from '../client.ts';
import { HydratedVisits } from './hydrated-visits.tsx';
import { VisitsDocument } from './query.ts';

export const dynamic = 'force-dynamic';

/** Rendered on the server. The page contains the answers of its queries. */
export default async function VisitsPage() {
  const { cache, client } = createServerClient();
  const { data } = await client.query({ query: VisitsDocument, variables: { first: 5 } });
  const state = cache.extract();
  client.stop();
  return (
    <>
      <h1>Приёмов: {data?.visits.totalCount}</h1>
      <HydratedVisits state={state} />
    </>
  );
}
