import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';

/**
 * Sends queries as GET, with the parts of the request in the query string, where caches on the way
 * can keep the answers. A query whose address would be longer than `maxLength` goes as POST:
 * proxies refuse long addresses. Mutations never go as GET.
 */
export function createGetQueriesLink(maxLength = 2000): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.QUERY) {
      // Said either way: what was sent as a hash may be sent again with its text.
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
  // The names of the parts and the endpoint come on top; that of one operation may be long.
  return encodeURIComponent(text).length + 150 + String(uri).length;
}
