import { createAdminClient, growingListOf, ViewerDocument } from '@admin/gql';
import { AdminClientProvider, useGrowingList, useQuery } from '@admin/gql/react';
import { key, list } from '@admin/gql/resources/orders';
import { createRoot } from 'react-dom/client';

function Greeting() {
  const { data } = useQuery(ViewerDocument);
  return <p>{data?.viewer?.name}</p>;
}

function Orders() {
  const { records, hasNext, loadNext } = useGrowingList(growingListOf({ list, key }));
  return (
    <ul>
      {records.map(({ id, number }) => <li key={id}>{number}</li>)}
      {hasNext && <button onClick={loadNext}>More</button>}
    </ul>
  );
}

createRoot(document.body).render(
  <AdminClientProvider client={createAdminClient()}>
    <Greeting />
    <Orders />
  </AdminClientProvider>,
);
