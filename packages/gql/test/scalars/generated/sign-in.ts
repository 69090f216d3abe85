/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ProbeDescriptor, SignInDescriptor } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';

export type EndpointProbeData = { readonly places: readonly { readonly __typename: 'Place' }[] };

export type EndpointProbeVariables = { readonly first?: number | null | undefined };

export const EndpointProbeDocument: TypedDocumentNode<EndpointProbeData, EndpointProbeVariables> = gql.query(
  'EndpointProbe',
  { first: 'Int' },
  [gql.rootField('places', ['first'], ['__typename'])],
  'XD7O4KQj5ub/ql9M9FZcW+OKDtq6BRHHu8NAKvr9e0s=',
);

/** The endpoint's own sign-in. */
export const signIn: SignInDescriptor | undefined = undefined;

/** What is asked to learn whether a token or a session holds. */
export const probe: ProbeDescriptor | undefined = { document: EndpointProbeDocument, variables: { first: 1 } };
