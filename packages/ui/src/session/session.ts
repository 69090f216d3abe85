import type { ApolloClient } from '@apollo/client';
import { UnauthenticatedError } from '@admin/gql';
import type { SignInCredentials } from '@admin/gql/resource';
import { ViewerDocument, type Credentials, type PasswordChange, type Viewer } from '@admin/gql/session';
import type { EndpointSession } from '@admin/gql/endpoint-session';
import { createContext, use, useSyncExternalStore } from 'react';

/**
 * `session`: the sign-in mutation of `@admin/api` and its cookie; `mutation`: the endpoint's own sign-in, found when code was generated, whose token is sent as
 * `Authorization: Bearer …` or whose cookie keeps the session; `token`: a token that the user types in, sent in the same way; `none`: no sign-in, whoever
 * opens the page may do what the endpoint allows.
 */
export type AuthMode = 'session' | 'mutation' | 'token' | 'none';

export type SessionState =
  | { readonly status: 'starting' | 'signedOut' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** `viewer` is `null` where the endpoint knows no accounts: a token typed in, or no sign-in at all. `expired`: the page is kept, and a sign-in stands over it. */
  | { readonly status: 'signedIn' | 'expired'; readonly viewer: Viewer | null };

/** What a user signs in with. */
export type Proof = Credentials | SignInCredentials | { readonly token: string };

/** Who uses the application. Lives beside React, so that the first question goes out before anything is rendered, and the transport can tell that a session is over. */
export interface Session {
  readonly auth: AuthMode;
  /** What a person is known by at the sign-in. */
  readonly knownBy: 'email' | 'name';
  /** Who signed in last on this page, as typed; for who comes back to it. */
  readonly identifier: () => string | undefined;
  readonly state: SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds out who is signed in. */
  readonly start: () => Promise<void>;
  readonly signIn: (proof: Proof) => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly changePassword: (change: PasswordChange) => Promise<void>;
  readonly token: () => string | undefined;
  /** Whether somebody may be signed in, before that is known: `false` where this browser holds neither token nor cookie for the endpoint. */
  readonly mayBeOpen: () => boolean;
  /** Whether the endpoint still takes the session: what is forbidden may be forbidden for want of one. */
  readonly holds: () => Promise<boolean>;
  /** The server refused a request for want of a session. Resolves when there is one again. */
  readonly renew: () => Promise<void>;
}

const tokenKey = 'admin.token';
/** Set while a cookie that this page cannot read keeps the session of another endpoint. */
const cookieKey = 'admin.hasCookie';
const identifierKey = 'admin.identifier';
/** Changes whenever a tab signs in or out, which the other tabs of the browser notice. */
const changeKey = 'admin.sessionChangedAt';

/** `endpoint` for an endpoint that is not ours: asked for each time, and expected to be made once. Without one a token is taken as it is. */
export function createSession(auth: AuthMode, client: () => ApolloClient, endpoint?: () => Promise<EndpointSession>): Session {
  let state: SessionState = { status: 'starting' };
  let knownBy: Session['knownBy'] = 'email';
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();

  const token = () => localStorage.getItem(tokenKey) ?? undefined;
  const isKept = () => token() !== undefined || localStorage.getItem(cookieKey) !== null;
  const become = (next: SessionState, isAnother = false) => {
    const before = 'viewer' in state ? state : undefined;
    state = next;
    // Another person has signed in over the page of the one before: nothing that the page holds may stay, nor what was typed there.
    if (next.status === 'signedIn' && (isAnother || (before?.viewer && before.viewer.id !== next.viewer?.id))) {
      void dropDrafts().finally(() => location.reload());
      return;
    }
    for (const listener of listeners) listener();
    if (next.status !== 'signedIn') return;
    for (const resume of waiting) resume();
    waiting.clear();
  };
  const expire = () => {
    if (state.status === 'signedIn') become({ status: 'expired', viewer: state.viewer });
  };
  /** Who is signed in; `undefined` for nobody. */
  const ask = async (): Promise<{ readonly viewer: Viewer | null } | undefined> => {
    if (auth !== 'session') return isKept() && ((await (await endpoint?.())?.holds(token())) ?? true) ? { viewer: null } : undefined;
    const { data } = await client().query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
    return data?.viewer ? { viewer: data.viewer } : undefined;
  };
  const start = async () => {
    if (auth === 'none') return become({ status: 'signedIn', viewer: null });
    try {
      knownBy = (await (await endpoint?.())?.kind()) ?? 'email';
      const found = await ask();
      if (found) become({ status: 'signedIn', ...found });
      else if (state.status === 'signedIn') expire();
      else if (state.status !== 'expired') become({ status: 'signedOut' });
    } catch (error) {
      if (!('viewer' in state)) become({ status: 'failed', error });
    }
  };
  const tellOtherTabs = () => localStorage.setItem(changeKey, String(Date.now()));
  addEventListener('storage', ({ key }) => {
    if (key === changeKey) void start();
  });

  /** Tries what was given before it is kept. */
  const enter = async (proof: Exclude<Proof, Credentials>) => {
    const other = await endpoint?.();
    const given = 'token' in proof ? proof.token : await other?.signIn(proof);
    if (other && !(await other.holds(given))) throw new UnauthenticatedError({ serverCode: 'INVALID_CREDENTIALS' });
    if (given === undefined) localStorage.removeItem(tokenKey);
    else localStorage.setItem(tokenKey, given);
    if (given === undefined) localStorage.setItem(cookieKey, '1');
    else localStorage.removeItem(cookieKey);
  };
  const signInToEndpoint = async (proof: Exclude<Proof, Credentials>) => {
    const before = localStorage.getItem(identifierKey);
    await enter(proof);
    const name = 'identifier' in proof ? proof.identifier : null;
    if (name !== null) localStorage.setItem(identifierKey, name);
    become({ status: 'signedIn', viewer: null }, state.status === 'expired' && before !== null && name !== null && before !== name);
  };

  return {
    auth,
    get knownBy() {
      return knownBy;
    },
    identifier: () => (auth === 'session' ? ('viewer' in state ? state.viewer?.email : undefined) : (localStorage.getItem(identifierKey) ?? undefined)),
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    async signIn(proof) {
      if (!('email' in proof)) await signInToEndpoint(proof);
      else {
        const { SignInDocument } = await mutations();
        const { data } = await client().mutate({ mutation: SignInDocument, variables: { input: proof }, fetchPolicy: 'no-cache' });
        become({ status: 'signedIn', viewer: data?.signIn?.viewer ?? null });
      }
      tellOtherTabs();
    },
    async signOut() {
      if (auth === 'session') await client().mutate({ mutation: (await mutations()).SignOutDocument, variables: { input: {} }, fetchPolicy: 'no-cache' });
      // What the endpoint makes of it is its own business: here the session is over.
      else await endpoint?.().then((other) => other.signOut(token())).catch(() => undefined);
      for (const key of [tokenKey, cookieKey, identifierKey]) localStorage.removeItem(key);
      void dropDrafts();
      become({ status: 'signedOut' });
      tellOtherTabs();
      await client().clearStore();
    },
    async changePassword(change) {
      await client().mutate({ mutation: (await mutations()).ChangePasswordDocument, variables: { input: change }, fetchPolicy: 'no-cache' });
      if ('viewer' in state && state.viewer) become({ status: 'signedIn', viewer: { ...state.viewer, mustChangePassword: false } });
    },
    token,
    // A cookie of our own API cannot be seen from here.
    mayBeOpen: () => auth === 'none' || auth === 'session' || isKept(),
    holds: async () => (await (await endpoint?.())?.holds(token())) ?? true,
    renew() {
      expire();
      return new Promise((resume) => waiting.add(() => resume()));
    },
  };
}

/** Loaded by who signs in or out: most pages begin with a session that is there. */
const mutations = () => import('./session-mutations.ts');

/** What was typed belongs to who typed it. */
async function dropDrafts(): Promise<void> {
  const { dropAllDrafts } = await import('../forms/draft.ts');
  dropAllDrafts();
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session & { readonly viewer: Viewer | null } {
  const session = use(SessionContext);
  if (!session) throw new Error('No <SessionContext> above this component: give it the session of the application.');
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  return { ...session, state, viewer: 'viewer' in state ? state.viewer : null };
}
