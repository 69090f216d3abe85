import type { SessionViewer } from '../auth.ts';
import type { Attempt } from './provider.ts';

/** What the provider gave, in the storage that all tabs share. */
export interface Tokens {
  readonly access: string;
  readonly refresh?: string | undefined;
  readonly id?: string | undefined;
  /** Moment after which the access token is not sent any more. */
  readonly expiresAt: number;
  readonly viewer: SessionViewer;
}

/** An attempt to sign in, and where it began. */
export interface Pending extends Attempt {
  readonly back: string;
  readonly isWindow: boolean;
  readonly begunAt: number;
}

export function readTokens(key: string): Tokens | undefined {
  return read(key);
}

export function readPending(key: string): Pending | undefined {
  return read(key);
}

export function keep(key: string, value: Tokens | Pending): void {
  localStorage.setItem(key, JSON.stringify(value));
}

/** What `keep` wrote: the key says of which type. */
function read(key: string) {
  const text = localStorage.getItem(key);
  return text === null ? undefined : JSON.parse(text);
}
