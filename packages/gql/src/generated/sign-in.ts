/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ProbeDescriptor, SignInDescriptor } from '../resource/index.ts';
import * as gql from '../runtime/index.ts';

export type SignInInput = { readonly email: string; readonly password: string };

export type SignOutInput = {};

export type EndpointSignInData = { readonly signIn: { readonly __typename: 'SignInPayload' } | null };

export type EndpointSignInVariables = { readonly input: SignInInput };

export const EndpointSignInDocument: TypedDocumentNode<EndpointSignInData, EndpointSignInVariables> = gql.mutation(
  'EndpointSignIn',
  { input: 'SignInInput!' },
  [gql.rootField('signIn', ['input'], ['__typename'])],
  'GnRGHELFDE2LZqlWqtquAZ7UA5wPjzIA+R1J78pEHH8=',
);

export type EndpointSignOutData = { readonly signOut: { readonly __typename: 'SignOutPayload' } | null };

export type EndpointSignOutVariables = { readonly input: SignOutInput };

export const EndpointSignOutDocument: TypedDocumentNode<EndpointSignOutData, EndpointSignOutVariables> = gql.mutation(
  'EndpointSignOut',
  { input: 'SignOutInput!' },
  [gql.rootField('signOut', ['input'], ['__typename'])],
  'rsnYpf/a6RpE6d2ENicF15v56B0DMVztNLS/PRB2Frk=',
);

export type EndpointProbeData = { readonly viewer: { readonly __typename: 'Viewer' } | null };

export type EndpointProbeVariables = {};

export const EndpointProbeDocument: TypedDocumentNode<EndpointProbeData, EndpointProbeVariables> = gql.query('EndpointProbe', {}, [gql.field('viewer', ['__typename'])], 'YuOQ0MWjPM3G1Gmjh0sbspspXTucYuTlBsgL/z9Fdg8=');

/** The endpoint's own sign-in. */
export const signIn: SignInDescriptor | undefined = gql.descriptor({
  document: EndpointSignInDocument,
  kind: 'email',
  variables: ({ identifier, password }) => ({ input: { email: identifier, password } }),
  payload: ['signIn'],
  signOut: { document: EndpointSignOutDocument, variables: { input: {} } },
} satisfies SignInDescriptor<EndpointSignInData, EndpointSignInVariables>);

/** What is asked to learn whether a token or a session holds. */
export const probe: ProbeDescriptor | undefined = { document: EndpointProbeDocument, variables: {}, viewer: ['viewer'] };
