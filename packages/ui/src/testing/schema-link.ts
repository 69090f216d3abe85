import { ApolloLink, Observable } from '@apollo/client';
import { graphql, print, type GraphQLSchema } from 'graphql';

export interface SampleRequest {
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Executes operations against `rootValue` with a real schema, asynchronously. `requests` collects
 * the operations in order.
 */
export function createSchemaLink(
  schema: GraphQLSchema,
  rootValue: unknown,
  requests: SampleRequest[] = [],
): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        requests.push({ operationName: operation.operationName, variables: operation.variables });
        let isOpen = true;
        const answer = async () => {
          const result = await graphql({
            schema,
            rootValue,
            source: print(operation.query),
            variableValues: operation.variables,
          });
          if (!isOpen) return;
          // Results of graphql-js have no prototype; a transport's do.
          // oxlint-disable-next-line unicorn/prefer-structured-clone
          observer.next(JSON.parse(JSON.stringify(result)));
          observer.complete();
        };
        void answer();
        return () => {
          isOpen = false;
        };
      }),
  );
}
