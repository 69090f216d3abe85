import type { CreateAuth } from './auth.ts';
import type { EndpointAuthOptions } from './endpoint-auth.ts';
import { noAuth } from './no-auth.ts';
import { sessionAuth } from './session-auth.ts';

/** Ways of signing in that the configuration of a page can name: `sessionAuth()`, `endpointAuth()`, `tokenAuth()`, `noAuth()`. */
export type AuthMode = 'session' | 'mutation' | 'token' | 'none';

/** What the first list of most admins does not need is loaded by the name. */
export function namedAuth(name: AuthMode, options?: EndpointAuthOptions): CreateAuth | Promise<CreateAuth> {
  if (name === 'session') return sessionAuth();
  if (name === 'none') return noAuth();
  return import('./endpoint-auth.ts').then(({ endpointAuth, tokenAuth }) => (name === 'token' ? tokenAuth : endpointAuth)(options));
}
