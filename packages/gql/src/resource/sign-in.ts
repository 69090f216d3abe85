import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';

/** Credentials of a sign-in. */
export interface SignInCredentials {
  /** E-mail address or name: `SignInDescriptor.kind`. */
  readonly identifier: string;
  readonly password: string;
}

/**
 * Sign-in of the endpoint: a mutation that takes a password and returns a token, or sets a cookie
 * or a response header.
 */
export interface SignInDescriptor<TData = unknown, TVariables = Readonly<Record<string, unknown>>> {
  readonly document: TypedDocumentNode<TData, TVariables> | DocumentNode;
  /** Kind of identifier: an e-mail address, or a name. */
  readonly kind: 'email' | 'name';
  readonly variables: (credentials: SignInCredentials) => TVariables;
  /** Path to the payload in the data: `['login']`. */
  readonly payload: readonly string[];
  /**
   * Path to the token in the data: `['login', 'token']`. Absent: the token is in a cookie or a
   * response header.
   */
  readonly token?: readonly string[] | undefined;
  /** Types of the payload that are refusals: `['InvalidCredentialsError']`. */
  readonly refusals?: readonly string[] | undefined;
  readonly signOut?: {
    readonly document: DocumentNode;
    readonly variables: Readonly<Record<string, unknown>>;
  };
}

/** A query that succeeds only for a signed-in user. */
export interface ProbeDescriptor {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Path to the signed-in user: `['me']`; `null` for nobody. Absent: any result will do. */
  readonly viewer?: readonly string[] | undefined;
}
