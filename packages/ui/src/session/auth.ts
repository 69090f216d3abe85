import type { SignInCredentials } from '@admin/gql/resource';
import type { PasswordChange } from '@admin/gql/session';
import type { TransportOptions } from '@admin/gql/transport';
import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';

import type { SessionViewer } from '../storage/session-viewer.ts';

export type { SessionViewer };

/** What a person signs in with. */
export type Proof = SignInCredentials | { readonly token: string };

/** What a sign-in of one's own is given. */
export interface SignInProps {
  /** To be called when somebody has signed in; `null` where no more is known of them. */
  readonly onSignedIn: (viewer: SessionViewer | null) => void;
  /**
   * The session has ended in the middle of work: the page below keeps what was typed, so it is not
   * to be left.
   */
  readonly isAgain: boolean;
}

/**
 * How people prove to an endpoint who they are. What is left out is something that this way of
 * signing in does not have: without `signIn` and `SignIn` nobody is asked to, without `signOut` the
 * menu does not offer it.
 */
export interface Auth {
  /**
   * Who is signed in: `undefined` for nobody, `null` for somebody of whom no more is known. Asked
   * when the page opens, and when another tab signs in or out.
   *
   * @throws AdminError when nobody can say: the page then offers to try again.
   */
  readonly start: () => Promise<SessionViewer | null | undefined>;
  /** What the form of the sign-in asks for, beside the password. @defaultValue 'email' */
  readonly asks?: 'email' | 'name' | 'token';
  /**
   * Takes what the form was filled in with.
   *
   * @throws UnauthenticatedError when it is wrong, TooManyRequestsError after too many attempts;
   *   every other AdminError has its sentence too.
   */
  readonly signIn?: (proof: Proof) => Promise<SessionViewer | null>;
  /**
   * In place of the form. Loaded by whoever makes it, when it is shown first: `lazyComponent(() =>
   * import(…))`.
   */
  readonly SignIn?: ComponentType<SignInProps>;
  /** Ends the session. An address is gone to afterwards. @throws when it goes on. */
  readonly signOut?: () => Promise<string | void>;
  /** Changes the password of whoever is signed in. */
  readonly changePassword?: (change: PasswordChange) => Promise<void>;
  /** The people are accounts of `@admin/api`: owners manage them among the resources. */
  readonly hasAccounts?: boolean;
  /**
   * Bearer token of a request, asked for each time. A throw fails the operation, an
   * `UnauthenticatedError` as one without a session.
   */
  readonly token?: TransportOptions['getToken'];
  /** Headers of a request, where it is not a bearer token that counts. */
  readonly headers?: () =>
    | Readonly<Record<string, string>>
    | Promise<Readonly<Record<string, string>>>;
  /**
   * Whether somebody may be signed in, before that is known: nothing is asked ahead for nobody. @defaultValue
   * true, as a cookie cannot be seen
   */
  readonly mayBeOpen?: () => boolean;
  /**
   * Whether the endpoint still takes the session, for one that calls strangers forbidden. @throws
   * AdminError when no answer came.
   */
  readonly holds?: () => Promise<boolean>;
  /**
   * Goes on with the session without asking anybody; whether that worked. @defaultValue it never
   * does
   */
  readonly renew?: () => Promise<boolean>;
}

/** The endpoint that a sign-in is for. */
export interface AuthConnection {
  /** The client of all pages. It is made after this, so ask for it when it is needed. */
  readonly client: () => ApolloClient;
  /**
   * As the client's, without a token and without links that wait for a session: for questions about
   * the session itself.
   */
  readonly transport: TransportOptions;
  /** What names in the storage of the browser begin with. */
  readonly key: string;
  /** In front of the addresses of a further schema: `/@stock`. @defaultValue '' */
  readonly base?: string;
}

/**
 * A way of signing in, before it is known to which endpoint: `sessionAuth()`, `oidcAuth({ … })` or
 * one's own.
 */
export type CreateAuth = (connection: AuthConnection) => Auth;
