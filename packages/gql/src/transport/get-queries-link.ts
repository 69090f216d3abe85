import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';

/**
 * Sends queries as GET, with the request in the query string, so that HTTP caches can store the
 * responses. A query whose address would be longer than `maxLength` is sent as POST, because
 * proxies refuse long addresses. Mutations are never sent as GET.
 */
export function createGetQueriesLink(maxLength = 2000): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.QUERY) {
      // Set in both cases: a query that was sent as a hash may be sent again with its text.
      const method = lengthOf(operation) <= maxLength ? 'GET' : 'POST';
      operation.setContext(({ fetchOptions }: { fetchOptions?: RequestInit }) => ({
        fetchOptions: { ...fetchOptions, method },
      }));
    }
    return forward(operation);
  });
}

function lengthOf({
  query,
  variables,
  operationName,
  extensions,
  getContext,
}: ApolloLink.Operation): number {
  const { http, uri = '' } = getContext();
  const { includeQuery = true } = http ?? {};
  const text = `${operationName}${includeQuery ? print(query) : ''}${JSON.stringify(variables)}${JSON.stringify(extensions)}`;
  // The address of the endpoint and the names of the parameters are added; an operation may have a
  // long endpoint of its own.
  return encodeURIComponent(text).length + 150 + String(uri).length;
}
