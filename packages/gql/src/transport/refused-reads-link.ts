import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import { map } from 'rxjs';

import { fromGraphQLErrors } from '../errors/from-graphql-errors.ts';
import { codeOf } from '../errors/known-codes.ts';
import { isObject, textsOf } from '../errors/narrow.ts';

/**
 * Fails a query of a generated resource when the schema returns an error as data: the second member
 * of `union UsersResult = UserList | AuthError`. Message and code of the member determine the error
 * as in a GraphQL error. Use it as the last link, so that a refresh of credentials and retries see
 * the error. Handwritten queries get their data unchanged and handle members of unions themselves.
 */
export function createRefusedReadsLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return forward(operation).pipe(
      map((result) => {
        const refusals = 'data' in result ? refusalsIn(result.data, []) : [];
        if (refusals.length > 0)
          throw fromGraphQLErrors(refusals, {
            operationName: operation.operationName,
            operationType: operation.operationType,
            data: result.data,
          });
        return result;
      }),
    );
  });
}

/**
 * Aliases of the message and the code of an error member in generated documents; with several
 * types, each alias has a number.
 */
const errorField = /^error(Message|Code|Field)\d*$/;
/** Greatest depth of results below the root and its namespaces: `viewer { shop { users } }`. */
const deepest = 3;

function refusalsIn(data: unknown, path: readonly string[]): readonly GraphQLFormattedError[] {
  if (!isObject(data) || Array.isArray(data) || path.length > deepest) return [];
  const fields = Object.entries(data).filter(([name]) => name !== '__typename');
  const typename = textsOf(data['__typename']);
  if (typename.length > 0 && fields.length > 0 && fields.every(([name]) => errorField.test(name))) {
    const textsAt = (prefix: string) =>
      fields.filter(([name]) => name.startsWith(prefix)).flatMap(([, value]) => textsOf(value));
    return [
      {
        message: textsAt('errorMessage')[0] ?? typename.join(),
        path,
        extensions: codeOfRefusal([...textsAt('errorCode'), ...typename]),
      },
    ];
  }
  return fields.flatMap(([name, value]) => refusalsIn(value, [...path, name]));
}

/** The first known code; without one the message determines the error. */
function codeOfRefusal(words: readonly string[]): { readonly code?: string } {
  const code = words.find((word) => codeOf([word]) !== undefined);
  return code === undefined ? {} : { code };
}
