import type { ApolloClient } from '@apollo/client';
import { ChangePasswordDocument, SignInDocument, SignOutDocument, ViewerDocument, type Credentials, type PasswordChange, type Viewer } from '@admin/gql';
import { createContext, use, useSyncExternalStore } from 'react';

/**
 * `session`: the sign-in mutation of `@admin/api` and its cookie; `token`: a token that the user types in, sent as `Authorization: Bearer …`;
 * `none`: no sign-in, whoever opens the page may do what the endpoint allows.
 */
export type AuthMode = 'session' | 'token' | 'none';

export type SessionState =
  | { readonly status: 'starting' | 'signedOut' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** `viewer` is `null` where the endpoint knows no accounts: a token typed in, or no sign-in at all. `expired`: the page is kept, and a sign-in stands over it. */
  | { readonly status: 'signedIn' | 'expired'; readonly viewer: Viewer | null };

/** What a user signs in with. */
export type Proof = Credentials | { readonly token: string };

/** Who uses the application. Lives beside React, so that the first question goes out before anything is rendered, and the transport can tell that a session is over. */
export interface Session {
  readonly auth: AuthMode;
  readonly state: SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds out who is signed in. */
  readonly start: () => Promise<void>;
  readonly signIn: (proof: Proof) => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly changePassword: (change: PasswordChange) => Promise<void>;
  readonly token: () => string | undefined;
  /** The server refused a request for want of a session. Resolves when there is one again. */
  readonly renew: () => Promise<void>;
}

const tokenKey = 'admin.token';
/** Changes whenever a tab signs in or out, which the other tabs of the browser notice. */
const changeKey = 'admin.sessionChangedAt';

export function createSession(auth: AuthMode, client: () => ApolloClient): Session {
  let state: SessionState = { status: 'starting' };
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();

  const become = (next: SessionState) => {
    const before = 'viewer' in state ? state : undefined;
    state = next;
    // Another person has signed in over the page of the one before: nothing that the page holds may stay, nor what was typed there.
    if (next.status === 'signedIn' && before?.viewer && before.viewer.id !== next.viewer?.id) {
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
  const start = async () => {
    if (auth === 'none') return become({ status: 'signedIn', viewer: null });
    if (auth === 'token') return become(localStorage.getItem(tokenKey) ? { status: 'signedIn', viewer: null } : { status: 'signedOut' });
    try {
      const { data } = await client().query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
      if (data?.viewer) become({ status: 'signedIn', viewer: data.viewer });
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

  return {
    auth,
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    async signIn(proof) {
      let viewer: Viewer | null = null;
      if ('token' in proof) localStorage.setItem(tokenKey, proof.token);
      else {
        const { data } = await client().mutate({ mutation: SignInDocument, variables: { input: proof }, fetchPolicy: 'no-cache' });
        viewer = data?.signIn?.viewer ?? null;
      }
      become({ status: 'signedIn', viewer });
      tellOtherTabs();
    },
    async signOut() {
      if (auth === 'session') await client().mutate({ mutation: SignOutDocument, variables: { input: {} }, fetchPolicy: 'no-cache' });
      localStorage.removeItem(tokenKey);
      void dropDrafts();
      become({ status: 'signedOut' });
      tellOtherTabs();
      await client().clearStore();
    },
    async changePassword(change) {
      await client().mutate({ mutation: ChangePasswordDocument, variables: { input: change }, fetchPolicy: 'no-cache' });
      if ('viewer' in state && state.viewer) become({ status: 'signedIn', viewer: { ...state.viewer, mustChangePassword: false } });
    },
    token: () => localStorage.getItem(tokenKey) ?? undefined,
    renew() {
      expire();
      return new Promise((resume) => waiting.add(() => resume()));
    },
  };
}

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
