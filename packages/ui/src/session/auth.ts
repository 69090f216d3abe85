import type { SignInCredentials } from '@admin/gql/resource';
import type { PasswordChange } from '@admin/gql/session';
import type { TransportOptions } from '@admin/gql/transport';
import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';

import type { SessionViewer } from '../storage/session-viewer.ts';

export type { SessionViewer };

/** Credentials of a sign-in. */
export type Proof = SignInCredentials | { readonly token: string };

/** Props of a custom sign-in. */
export interface SignInProps {
  /** Callback after a sign-in; `null` where nothing is known about the user. */
  readonly onSignedIn: (viewer: SessionViewer | null) => void;
  /**
   * The session expired while the page was in use. The page keeps unsaved input, so that the
   * sign-in must not navigate away.
   */
  readonly isAgain: boolean;
}

/**
 * Authentication at an endpoint. Absent members are features that it does not have: without
 * `signIn` and `SignIn` nobody is asked to sign in, without `signOut` the menu does not offer it.
 */
export interface Auth {
  /**
   * Determines the signed-in user: `undefined` for nobody, `null` for a user about whom nothing is
   * known. Called when the page opens, and when another tab signs in or out.
   *
   * @throws AdminError when it cannot be determined; the page then offers to retry.
   */
  readonly start: () => Promise<SessionViewer | null | undefined>;
  /**
   * Identifier that the sign-in form asks for in addition to the password; `token` replaces both.
   *
   * @defaultValue 'email'
   */
  readonly asks?: 'email' | 'name' | 'token';
  /**
   * Signs in with the values of the form.
   *
   * @throws UnauthenticatedError for wrong credentials, TooManyRequestsError after too many
   *   attempts; other AdminErrors have their messages as well.
   */
  readonly signIn?: (proof: Proof) => Promise<SessionViewer | null>;
  /**
   * Component that replaces the sign-in form. It should load its code when it is first shown:
   * `lazyComponent(() => import(…))`.
   */
  readonly SignIn?: ComponentType<SignInProps>;
  /**
   * Ends the session. The page navigates to the returned address. @throws when the session could
   * not be ended.
   */
  readonly signOut?: () => Promise<string | void>;
  /** Changes the password of the signed-in user. */
  readonly changePassword?: (change: PasswordChange) => Promise<void>;
  /** The users are accounts of `@admin/api`, which owners manage as a resource. */
  readonly hasAccounts?: boolean;
  /**
   * Bearer token of a request, called for each request. A thrown error fails the operation; an
   * `UnauthenticatedError` means that the session is missing.
   */
  readonly token?: TransportOptions['getToken'];
  /** Headers of a request, for authentication without a bearer token. */
  readonly headers?: () =>
    | Readonly<Record<string, string>>
    | Promise<Readonly<Record<string, string>>>;
  /**
   * Tests whether a session may exist, before `start` has determined it. Without one no queries are
   * prefetched. @defaultValue true, because a cookie cannot be read
   */
  readonly mayBeOpen?: () => boolean;
  /**
   * Tests whether the endpoint still accepts the session, for endpoints that answer anonymous
   * requests with FORBIDDEN. @throws AdminError without a response.
   */
  readonly holds?: () => Promise<boolean>;
  /**
   * Renews the session without the user. Resolves with whether it succeeded. @defaultValue never
   * succeeds
   */
  readonly renew?: () => Promise<boolean>;
}

/** Connection to the endpoint that a sign-in is for. */
export interface AuthConnection {
  /** Client of all pages. It is created later, so call this only when the client is needed. */
  readonly client: () => ApolloClient;
  /**
   * Transport of the client without a token and without links that wait for a session, for requests
   * about the session itself.
   */
  readonly transport: TransportOptions;
  /** Prefix of the names in the storage of the browser. */
  readonly key: string;
  /** Prefix of the addresses of a further schema: `/@stock`. @defaultValue '' */
  readonly base?: string;
}

/** Creates an authentication for an endpoint: `sessionAuth()`, `oidcAuth({ … })` or a custom one. */
export type CreateAuth = (connection: AuthConnection) => Auth;
