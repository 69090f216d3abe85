import type { ApolloClient } from '@apollo/client';

import {
  ChangePasswordDocument,
  IssuePasswordDocument,
  SignInDocument,
  SignOutDocument,
  type Credentials,
  type PasswordChange,
} from './documents.ts';
import { ViewerDocument, type Viewer } from './viewer-document.ts';

/** Starts a session and clears the cache. */
export async function signIn(client: ApolloClient, input: Credentials): Promise<Viewer | null> {
  const { data } = await client.mutate({
    mutation: SignInDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  const viewer = data?.signIn?.viewer ?? null;
  await client.clearStore();
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
  await client.reFetchObservableQueries();
  return viewer;
}

/** Ends the session and clears the cache. */
export async function signOut(client: ApolloClient): Promise<void> {
  await client.mutate({
    mutation: SignOutDocument,
    variables: { input: {} },
    fetchPolicy: 'no-cache',
  });
  await client.clearStore();
  client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
}

/**
 * Changes the password of the signed-in account. A wrong present password is a
 * `MutationRejectedError`.
 */
export async function changePassword(
  client: ApolloClient,
  input: PasswordChange,
): Promise<Viewer | null> {
  const { data } = await client.mutate({ mutation: ChangePasswordDocument, variables: { input } });
  return data?.changePassword?.viewer ?? null;
}

/** Issues a new password of an account, to be shown once and handed over. For owners. */
export async function issuePassword(
  client: ApolloClient,
  accountId: number,
): Promise<string | null> {
  const { data } = await client.mutate({
    mutation: IssuePasswordDocument,
    variables: { input: { accountId } },
    fetchPolicy: 'no-cache',
  });
  return data?.issuePassword?.password ?? null;
}
