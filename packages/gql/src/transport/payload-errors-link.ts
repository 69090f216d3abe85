import { ApolloLink } from '@apollo/client/link';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { map } from 'rxjs';

import type { AdminError } from '../errors/admin-error.ts';
import { payloadError, type PayloadErrorOptions } from '../errors/payload-error.ts';

/** Options of `createPayloadErrorsLink`. */
export interface PayloadErrorsLinkOptions extends Pick<PayloadErrorOptions, 'possibleTypes'> {
  /**
   * Replaces `payloadError`, for a schema with its own convention. `undefined` is no refusal.
   *
   * @defaultValue payloadError
   */
  read?: (data: unknown, options: PayloadErrorOptions) => AdminError | undefined;
}

/**
 * Fails a mutation with a typed error when the schema returns the error as data: `userErrors`, a
 * member of an error union, `success: false`; see `payloadError` for the supported forms. Thus
 * refusals of all schemas are handled alike. Use it as the last link, so that a refresh of
 * credentials and retries see the error.
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
        // An incremental result is not a payload.
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
