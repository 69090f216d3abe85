import { createStore, del, get, set } from 'idb-keyval';

import type { SessionViewer } from '../auth.ts';
import type { Attempt } from './provider.ts';

/** Tokens of the provider, shared by all tabs. */
export interface Tokens {
  readonly access: string;
  readonly refresh?: string | undefined;
  readonly id?: string | undefined;
  /** Time after which the access token is not used any more. */
  readonly expiresAt: number;
  readonly viewer: SessionViewer;
}

/** A pending sign-in, with the address that it started from. */
export interface Pending extends Attempt {
  readonly back: string;
  readonly isWindow: boolean;
  readonly begunAt: number;
}

/**
 * Stores tokens in IndexedDB, where a write is visible to other tabs at once. `localStorage`
 * reaches other tabs with a delay, and many providers end the session when a refresh token is sent
 * twice. `localStorage` only marks that tokens exist and notifies other tabs of changes.
 */
export function createTokenStore(key: string) {
  const store = createStore(key, 'tokens');
  return {
    read: () => get<Tokens>('tokens', store),
    async write(tokens: Tokens): Promise<void> {
      await set('tokens', tokens, store);
      localStorage.setItem(key, String(Date.now()));
    },
    async remove(): Promise<void> {
      localStorage.removeItem(key);
      await del('tokens', store);
    },
    mayExist: () => localStorage.getItem(key) !== null,
    /**
     * Registers a listener for tokens that another tab has written; returns a function that removes
     * it.
     */
    onWritten(listener: (tokens: Tokens) => void): () => void {
      const listen = ({ key: changed, newValue }: StorageEvent) => {
        if (changed === key && newValue !== null)
          void get<Tokens>('tokens', store).then((tokens) => tokens && listener(tokens));
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

export function readPending(key: string): Pending | undefined {
  const text = localStorage.getItem(key);
  // Written by `keepPending` under this key.
  return text === null ? undefined : JSON.parse(text);
}

export function keepPending(key: string, pending: Pending): void {
  localStorage.setItem(key, JSON.stringify(pending));
}
