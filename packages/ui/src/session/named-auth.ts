import type { CreateAuth } from './auth.ts';
import type { EndpointAuthOptions } from './endpoint-auth.ts';
import type { OidcAuthOptions } from './oidc/oidc-auth.ts';
import { noAuth } from './no-auth.ts';
import { sessionAuth } from './session-auth.ts';

/**
 * Names of authentications in the configuration of a page: `sessionAuth()`, `endpointAuth()`,
 * `tokenAuth()`, `noAuth()`, `oidcAuth()`.
 */
export type AuthMode = 'session' | 'mutation' | 'token' | 'none' | 'oidc';

export interface NamedAuthOptions extends EndpointAuthOptions {
  /** Options of `oidc`. */
  readonly oidc?: OidcAuthOptions | undefined;
}

/** Creates an authentication by name. Modes that are rarely used are loaded on demand. */
export function namedAuth(
  name: AuthMode,
  options: NamedAuthOptions = {},
): CreateAuth | Promise<CreateAuth> {
  if (name === 'session') return sessionAuth();
  if (name === 'none') return noAuth();
  if (name === 'oidc') {
    const { oidc } = options;
    if (!oidc) throw new Error("Configuration: auth is 'oidc', which needs issuer and clientId.");
    return import('./oidc/index.ts').then(({ oidcAuth }) => oidcAuth(oidc));
  }
  return import('./endpoint-auth.ts').then(({ endpointAuth, tokenAuth }) =>
    (name === 'token' ? tokenAuth : endpointAuth)(options),
  );
}
