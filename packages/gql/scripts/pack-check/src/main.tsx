import { createAdminClient, ViewerDocument } from '@admin/gql';
import { AdminClientProvider, useQuery } from '@admin/gql/react';
import { createRoot } from 'react-dom/client';

function Greeting() {
  const { data } = useQuery(ViewerDocument);
  return <p>{data?.viewer?.name}</p>;
}

createRoot(document.body).render(
  <AdminClientProvider client={createAdminClient()}>
    <Greeting />
  </AdminClientProvider>,
);
