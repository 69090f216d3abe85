/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ProbeDescriptor, SignInDescriptor } from '../resource/index.ts';
import { erased, field, mutation, query, root } from '../runtime/index.ts';

export type SignInInput = { readonly email: string; readonly password: string };

export type SignOutInput = {};

export type EndpointSignInData = { readonly signIn: { readonly __typename: 'SignInPayload' } | null };

export type EndpointSignInVariables = { readonly input: SignInInput };

export const EndpointSignInDocument: TypedDocumentNode<EndpointSignInData, EndpointSignInVariables> = mutation(
  'EndpointSignIn',
  { input: 'SignInInput!' },
  [root('signIn', ['input'], ['__typename'])],
  '1a74461c42c50c4d8b66a956aadaae019ed4039c0f8f3200f91d49efca441c7f',
);

export type EndpointSignOutData = { readonly signOut: { readonly __typename: 'SignOutPayload' } | null };

export type EndpointSignOutVariables = { readonly input: SignOutInput };

export const EndpointSignOutDocument: TypedDocumentNode<EndpointSignOutData, EndpointSignOutVariables> = mutation(
  'EndpointSignOut',
  { input: 'SignOutInput!' },
  [root('signOut', ['input'], ['__typename'])],
  'aec9d8a5ffdae91a44e9dd84362705d79bf9e81d03315ced34b4bf3d107616b9',
);

export type EndpointProbeData = { readonly viewer: { readonly __typename: 'Viewer' } | null };

export type EndpointProbeVariables = {};

export const EndpointProbeDocument: TypedDocumentNode<EndpointProbeData, EndpointProbeVariables> = query(
  'EndpointProbe',
  {},
  [field('viewer', ['__typename'])],
  '62e390d0c5a33ccdc6d469a3874b1bb29b295d3b9c62e4e506c80bff3f45760f',
);

/** The endpoint's own sign-in. */
export const signIn: SignInDescriptor | undefined = erased({
  document: EndpointSignInDocument,
  kind: 'email',
  variables: ({ identifier, password }) => ({ input: { email: identifier, password } }),
  payload: ['signIn'],
  signOut: { document: EndpointSignOutDocument, variables: { input: {} } },
} satisfies SignInDescriptor<EndpointSignInData, EndpointSignInVariables>);

/** What is asked to learn whether a token or a session holds. */
export const probe: ProbeDescriptor | undefined = { document: EndpointProbeDocument, variables: {}, viewer: ['viewer'] };
