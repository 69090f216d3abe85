import { changePassword, MutationRejectedError, refreshAfterWrite, type PasswordChange } from '@admin/gql';
import { schema } from '@admin/gql/schema';
import type { ApolloClient } from '@apollo/client';

/** Messages by input, or `null` when the password was changed. Any other failure goes on to whoever reports it. */
export async function tryChangePassword(client: ApolloClient, input: PasswordChange): Promise<Readonly<Record<string, string>> | null> {
  try {
    await changePassword(client, input);
    await refreshAfterWrite(client, { type: 'Account', rootFieldsByType: schema.rootFieldsByType });
    return null;
  } catch (error) {
    if (!(error instanceof MutationRejectedError)) throw error;
    return error.fieldErrors;
  }
}
