import { createAdminCache, createAdminClient, type SchemaConfig } from '@admin/gql';
import { AdminClientProvider } from '@admin/gql/react';
import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * On the server: a client for each request, because a cache holds what one person may see. `state`
 * goes into the page as JSON.
 */
export async function renderPage(
  page: ReactNode,
  uri: string,
  schema: SchemaConfig,
  cookie: string,
): Promise<{ html: string; state: string }> {
  const client = createAdminClient({
    uri,
    schema,
    headers: { cookie },
    ssrMode: true,
    trimAfter: 0,
  });
  try {
    const { result } = await prerenderStatic({
      tree: <AdminClientProvider client={client}>{page}</AdminClientProvider>,
      renderFunction: renderToString,
    });
    // Without this a value that holds `</script>` would end the script that carries it.
    return { html: result, state: JSON.stringify(client.extract()).replaceAll('<', '\\u003c') };
  } finally {
    client.stop();
  }
}

/**
 * In the browser: what the page brought is shown at once, and not asked for again while it comes to
 * life.
 */
export function createClientOfPage(
  schema: SchemaConfig,
  state: NormalizedCacheObject,
): ApolloClient {
  return createAdminClient({
    schema,
    cache: createAdminCache(schema).restore(state),
    ssrForceFetchDelay: 100,
  });
}
