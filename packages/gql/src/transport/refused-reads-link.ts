import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import { map } from 'rxjs';

import { fromGraphQLErrors } from '../errors/from-graphql-errors.ts';
import { codeOf } from '../errors/known-codes.ts';
import { isObject, textsOf } from '../errors/narrow.ts';

/**
 * Makes a query of a generated resource fail with a typed error when the schema answers with one as
 * data: of `union UsersResult = UserList | AuthError` the second. The message and the code of the
 * member decide on the error as those of a GraphQL error do. Last of the links, so that a refresh
 * of credentials and retries see it. Queries written by hand get their data as it came: who asks
 * for a member of a union handles it.
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
 * What generated documents call message and code of a member that is an error; of several types,
 * each has a number.
 */
const errorField = /^error(Message|Code|Field)\d*$/;
/** Below the root and the namespaces in it: `viewer { shop { users } }`. */
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

/** The first word that is known to mean something; without one the message speaks for itself. */
function codeOfRefusal(words: readonly string[]): { readonly code?: string } {
  const code = words.find((word) => codeOf([word]) !== undefined);
  return code === undefined ? {} : { code };
}
