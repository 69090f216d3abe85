import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { ViewerDocument } from '@admin/gql/session';
import { createRetryLink } from '@admin/gql/transport';
import { burst, faults, faultyFetch } from '@admin/gql/testing';

/** How a test sees an application through two lost connections. */
export async function viewerThroughABadNetwork(): Promise<string | undefined> {
  const answer = () =>
    Promise.resolve(
      Response.json({
        data: {
          viewer: {
            __typename: 'Viewer',
            id: 1,
            email: 'a@b.c',
            name: 'Анна',
            role: 'owner',
            mustChangePassword: false,
          },
        },
      }),
    );
  const client = createAdminClient({
    schema: emptySchemaConfig,
    fetch: faultyFetch(burst(faults.drop(), 2), answer),
    links: [createRetryLink({ delay: 1 })],
  });
  const { data } = await client.query({ query: ViewerDocument });
  return data?.viewer?.name;
}
