import { UnauthenticatedError } from '@admin/gql';
import {
  ChangePasswordDocument,
  SignInDocument,
  SignOutDocument,
  type PasswordChange,
  type Viewer,
} from '@admin/gql/session';
import type { ApolloClient } from '@apollo/client';

import type { Proof } from './auth.ts';

export async function signIn(client: ApolloClient, proof: Proof): Promise<Viewer> {
  if ('token' in proof) throw new Error('The accounts of @admin/api have no tokens to type in.');
  const input = { email: proof.identifier, password: proof.password };
  const { data } = await client.mutate({
    mutation: SignInDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  if (!data?.signIn?.viewer) throw new UnauthenticatedError();
  return data.signIn.viewer;
}

export async function signOut(client: ApolloClient): Promise<void> {
  await client.mutate({
    mutation: SignOutDocument,
    variables: { input: {} },
    fetchPolicy: 'no-cache',
  });
}

export async function changePassword(client: ApolloClient, input: PasswordChange): Promise<void> {
  await client.mutate({
    mutation: ChangePasswordDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
}
