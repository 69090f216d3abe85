import { ApolloLink } from '@apollo/client/link';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { map } from 'rxjs';

import type { AdminError } from '../errors/admin-error.ts';
import { payloadError, type PayloadErrorOptions } from '../errors/payload-error.ts';

/** Options of `createPayloadErrorsLink`. */
export interface PayloadErrorsLinkOptions extends Pick<PayloadErrorOptions, 'possibleTypes'> {
  /**
   * In place of `payloadError`, for a schema that says it in a way of its own. `undefined` is no
   * refusal. @defaultValue payloadError
   */
  read?: (data: unknown, options: PayloadErrorOptions) => AdminError | undefined;
}

/**
 * Makes a mutation fail with a typed error when the schema answers with one as data: `userErrors`,
 * a member of an error union, `success: false`; see `payloadError` for what is understood. Then
 * every refusal arrives in the same way, whatever the schema's habit. Last of the links, so that a
 * refresh of credentials and retries see the error.
 *
 * ```ts
 * const client = createAdminClient({
 *   links: [
 *     createRetryLink(),
 *     createPayloadErrorsLink({ possibleTypes: schema.possibleTypes }),
 *   ],
 * });
 * await client.mutate({ mutation: OrderCreateDocument, variables }); // MutationRejectedError: error.fieldErrors
 * ```
 */
export function createPayloadErrorsLink({
  possibleTypes,
  read = payloadError,
}: PayloadErrorsLinkOptions = {}): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const { operationName, query } = operation;
    return forward(operation).pipe(
      map((result) => {
        // A part of an incremental answer is no payload.
        const error =
          'data' in result
            ? read(result.data, { operationName, possibleTypes, argumentNames: argumentsOf(query) })
            : undefined;
        if (error) throw error;
        return result;
      }),
    );
  });
}

function argumentsOf({ definitions }: DocumentNode): readonly string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? (field.arguments ?? []).map(({ name }) => name.value) : [],
        )
      : [],
  );
}
