import { MutationRejectedError } from '@admin/gql';
import { changePassword, type PasswordChange } from '@admin/gql/session';
import type { ApolloClient } from '@apollo/client';

/**
 * Messages by input, or `null` when the password was changed. Any other failure goes on to whoever
 * reports it.
 */
export async function tryChangePassword(
  client: ApolloClient,
  input: PasswordChange,
): Promise<Readonly<Record<string, string>> | null> {
  try {
    await changePassword(client, input);
    return null;
  } catch (error) {
    if (!(error instanceof MutationRejectedError)) throw error;
    return error.fieldErrors;
  }
}
