import type { PasswordChange } from '@admin/gql/session';
import type { ApolloClient } from '@apollo/client';
import { createContext, use, useSyncExternalStore } from 'react';

import type { Auth, Proof, SessionViewer } from './auth.ts';

/** State of the session. */
export type SessionState =
  | { readonly status: 'starting' | 'signedOut' }
  | { readonly status: 'failed'; readonly error: unknown }
  /**
   * `viewer` is `null` where nothing is known about the user. `expired`: the page stays mounted
   * under a sign-in dialog.
   */
  | { readonly status: 'signedIn'; readonly viewer: SessionViewer | null }
  /** `successor`: another account has signed in meanwhile, and the page has unsaved changes. */
  | {
      readonly status: 'expired';
      readonly viewer: SessionViewer | null;
      readonly successor?: SessionViewer | null;
    };

/**
 * Session of an application. It lives outside of React, so that its first request is sent before
 * the first rendering, and the transport can report that the session is over.
 */
export interface Session {
  /** Authentication. Screens read its features. */
  readonly auth: Auth;
  /** Identifier that was entered last on this page, to prefill the sign-in form. */
  readonly identifier: () => string | undefined;
  readonly state: SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Determines the signed-in user. */
  readonly start: () => Promise<void>;
  readonly signIn: (proof: Proof) => Promise<void>;
  /** Reports a sign-in by a custom form. */
  readonly enter: (viewer: SessionViewer | null) => void;
  readonly signOut: () => Promise<void>;
  readonly changePassword: (change: PasswordChange) => Promise<void>;
  /** Reloads the page for another account that has signed in. Unsaved input is deleted. */
  readonly restart: () => Promise<void>;
  /**
   * Renews the session after the server refused a request without one. Resolves when there is a
   * session again.
   */
  readonly renew: () => Promise<void>;
}

/** Parts of a session that its changes operate on. */
export interface SessionCore {
  readonly auth: Auth;
  readonly client: () => ApolloClient;
  readonly identifierKey: string;
  /** Prefix of the addresses of its schema. */
  readonly base: string;
  readonly viewer: () => SessionViewer | null;
  readonly become: (next: SessionState) => void;
  readonly enter: (viewer: SessionViewer | null) => void;
  readonly tellOtherTabs: () => void;
}

/** Options of a session. */
export interface SessionOptions {
  /** Authentication of the endpoint. */
  readonly auth: Auth;
  /** Client of the application. It is created with the session, so that it is only available later. */
  readonly client: () => ApolloClient;
  /** Prefix of the names in the storage of the browser. @defaultValue 'admin' */
  readonly key?: string;
  /** Prefix of the addresses of its schema: `/@stock`. @defaultValue '' */
  readonly base?: string;
}

/** Creates the session of an application; call it once, with the client. */
export function createSession({ auth, client, key = 'admin', base = '' }: SessionOptions): Session {
  const identifierKey = `${key}.identifier`;
  /** Storage key that changes when a tab signs in or out, which notifies other tabs. */
  const changeKey = `${key}.sessionChangedAt`;
  let state: SessionState = { status: 'starting' };
  /** Identifier that the account of the page signed in with, where nothing else is known about it. */
  let own: string | null = null;
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();

  const viewer = () => ('viewer' in state ? state.viewer : null);
  const become = (next: SessionState) => {
    if (next.status === 'signedIn') {
      const name = localStorage.getItem(identifierKey);
      const before = viewer();
      // Another user has signed in over the page of the previous user.
      if (
        'viewer' in state &&
        (before ? before.id !== next.viewer?.id : own !== null && own !== name)
      ) {
        void changes()
          .then(({ beReplaced }) => beReplaced({ become, viewer, base }, next.viewer))
          .catch(() => location.reload());
        return;
      }
      own = name;
    }
    state = next;
    for (const listener of listeners) listener();
    if (next.status !== 'signedIn') return;
    for (const resume of waiting) resume();
    waiting.clear();
  };
  const expire = () => {
    if (state.status === 'signedIn') become({ status: 'expired', viewer: state.viewer });
  };
  const start = async () => {
    try {
      const found = await auth.start();
      if (found !== undefined) become({ status: 'signedIn', viewer: found });
      else if (state.status === 'signedIn') expire();
      else if (state.status !== 'expired') become({ status: 'signedOut' });
    } catch (error) {
      if (!('viewer' in state)) become({ status: 'failed', error });
    }
  };
  const tellOtherTabs = () => localStorage.setItem(changeKey, String(Date.now()));
  addEventListener('storage', ({ key: changed }) => {
    if (changed === changeKey) void start();
  });
  const enter = (next: SessionViewer | null) => {
    become({ status: 'signedIn', viewer: next });
    tellOtherTabs();
  };

  const core: SessionCore = {
    auth,
    base,
    client,
    identifierKey,
    viewer,
    become,
    enter,
    tellOtherTabs,
  };
  return {
    auth,
    identifier: () => viewer()?.email ?? own ?? localStorage.getItem(identifierKey) ?? undefined,
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    signIn: async (proof) => (await changes()).signIn(core, proof),
    enter,
    signOut: async () => (await changes()).signOut(core),
    changePassword: async (change) => (await changes()).changePassword(core, change),
    restart: async () => (await changes()).beginAnew(core),
    async renew() {
      if (auth.renew && (await auth.renew())) return;
      expire();
      await new Promise<void>((resume) => waiting.add(resume));
    },
  };
}

/** Loaded on demand: most pages start with a session. */
const changes = () => import('./session-changes.ts');

/** Session of the application; `null` outside of one. */
export const SessionContext = createContext<Session | null>(null);

/**
 * The session with the signed-in user. The component is rendered again when the session changes.
 * Throws without a session context.
 */
export function useSession(): Session & { readonly viewer: SessionViewer | null } {
  const session = use(SessionContext);
  if (!session)
    throw new Error(
      'No <SessionContext> above this component: give it the session of the application.',
    );
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  return { ...session, state, viewer: 'viewer' in state ? state.viewer : null };
}
