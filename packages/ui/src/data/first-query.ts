import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';

/** What a screen asks the server first. */
export interface FirstQuery {
  readonly query: DocumentNode;
  readonly variables: OperationVariables;
}

/**
 * Sends what a screen is going to ask, before it does: the screen takes the answer, see
 * `createHeadStartLink` of `@admin/gql`. Resolves when that has come.
 */
export async function sendAhead(
  client: ApolloClient,
  { priority = 'auto', ...first }: FirstQuery & { readonly priority?: RequestPriority },
): Promise<void> {
  const context = { headStart: true, queryDeduplication: false, fetchOptions: { priority } };
  try {
    await client.query({ ...first, fetchPolicy: 'network-only', errorPolicy: 'all', context });
  } catch {
    // No news yet: the screen asks again.
  }
}
