import { createAdminClient } from '@admin/gql';
import { ViewerDocument, type Viewer } from '@admin/gql/session';
import { schema } from '@admin/gql/schema';

/** A client for a script: results and variables are typed by the document. */
export async function whoAmI(uri: string, token: string): Promise<Viewer | null> {
  const client = createAdminClient({ uri, schema, getToken: () => token });
  const { data } = await client.query({ query: ViewerDocument });
  return data?.viewer ?? null;
}
