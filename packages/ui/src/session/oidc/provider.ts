import * as oauth from 'oauth4webapi';

import type { Tokens } from './token-store.ts';

export interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
}

/** State of a sign-in, stored until the provider redirects back. */
export interface Attempt {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
}

export interface Answer {
  readonly tokens: Omit<Tokens, 'viewer'>;
  /** Claims of the ID token; a refresh may return none. */
  readonly claims: oauth.IDToken | undefined;
}

/** Lifetime of a token in seconds, where the provider does not send one. */
const usualLife = 300;

/**
 * OpenID Connect client: authorization code flow with PKCE for a public client, by a certified
 * library.
 */
export function createProvider({ issuer, clientId, redirectUri }: ProviderOptions) {
  const address = new URL(issuer);
  const client: oauth.Client = { client_id: clientId };
  // HTTP is allowed on localhost only, for development.
  const options = {
    [oauth.allowInsecureRequests]: /^(localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname),
  };
  let asked: Promise<oauth.AuthorizationServer> | undefined;
  const discover = async () =>
    oauth.processDiscoveryResponse(address, await oauth.discoveryRequest(address, options));
  // A failed discovery is repeated by the next call.
  const server = () =>
    (asked ??= discover().catch((error: unknown) => ((asked = undefined), Promise.reject(error))));

  const answerOf = (response: oauth.TokenEndpointResponse): Answer => ({
    tokens: {
      access: response.access_token,
      refresh: response.refresh_token,
      id: response.id_token,
      expiresAt: Date.now() + (response.expires_in ?? usualLife) * 1000,
    },
    claims: oauth.getValidatedIdTokenClaims(response),
  });

  return {
    /** Creates the address of the authorization request, and the state needed to complete it. */
    async begin(
      scope: string,
      parameters: Readonly<Record<string, string>>,
    ): Promise<{ readonly address: string; readonly attempt: Attempt }> {
      const url = new URL(endpointOf(await server(), 'authorization_endpoint'));
      const attempt = {
        state: oauth.generateRandomState(),
        verifier: oauth.generateRandomCodeVerifier(),
        nonce: oauth.generateRandomNonce(),
      };
      const asks = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...parameters,
      };
      for (const [name, value] of Object.entries(asks)) url.searchParams.set(name, value);
      return { address: url.href, attempt };
    },
    /** @throws oauth.AuthorizationResponseError when the provider or the user refused. */
    async finish(address: URL, { state, verifier, nonce }: Attempt): Promise<Answer> {
      const as = await server();
      const parameters = oauth.validateAuthResponse(as, client, address, state);
      const response = await oauth.authorizationCodeGrantRequest(
        as,
        client,
        oauth.None(),
        parameters,
        redirectUri,
        verifier,
        options,
      );
      return answerOf(
        await oauth.processAuthorizationCodeResponse(as, client, response, {
          expectedNonce: nonce,
          requireIdToken: true,
        }),
      );
    },
    /** @throws oauth.ResponseBodyError when the provider does not accept the refresh token any more. */
    async refresh(token: string): Promise<Answer> {
      const as = await server();
      const response = await oauth.refreshTokenGrantRequest(
        as,
        client,
        oauth.None(),
        token,
        options,
      );
      return answerOf(await oauth.processRefreshTokenResponse(as, client, response));
    },
    /** Address that ends the session at the provider; `undefined` where it has none. */
    async endSession(idToken: string | undefined, next: string): Promise<string | undefined> {
      const { end_session_endpoint: endpoint } = await server();
      if (endpoint === undefined) return undefined;
      const url = new URL(endpoint);
      url.searchParams.set('client_id', clientId);
      url.searchParams.set('post_logout_redirect_uri', next);
      if (idToken !== undefined) url.searchParams.set('id_token_hint', idToken);
      return url.href;
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;

function endpointOf(server: oauth.AuthorizationServer, name: 'authorization_endpoint'): string {
  const endpoint = server[name];
  if (endpoint === undefined) throw new Error(`${server.issuer} names no ${name}.`);
  return endpoint;
}
