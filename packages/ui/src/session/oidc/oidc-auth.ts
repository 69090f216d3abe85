import { NetworkError, UnauthenticatedError } from '@admin/gql';
import { AuthorizationResponseError, ResponseBodyError, type IDToken } from 'oauth4webapi';

import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { Auth, CreateAuth, SessionViewer } from '../auth.ts';
import {
  createTokenStore,
  keepPending,
  readPending,
  type Pending,
  type Tokens,
} from './token-store.ts';
import { createProvider, type Answer } from './provider.ts';

/** Provider, and the application's registration there. */
export interface OidcAuthOptions {
  /** Issuer of the provider, under which it publishes `/.well-known/openid-configuration`. */
  readonly issuer: string;
  /**
   * Id of the application at the provider: a public client, with the redirect address below and the
   * page's own `/` after a sign-out.
   */
  readonly clientId: string;
  /** @defaultValue 'openid profile email'; many providers want `offline_access` for a refresh token */
  readonly scope?: string;
  /** Name of the provider on the sign-in button. @defaultValue the host of the issuer */
  readonly name?: string;
  /**
   * Additional parameters of the authorization request: `{ audience: 'https://api.example.com' }`,
   * `{ prompt: 'consent' }`. @defaultValue none
   */
  readonly parameters?: Readonly<Record<string, string>>;
  /** @defaultValue `/~/signed-in` of the page's own host, `/@stock/~/signed-in` for a further schema */
  readonly redirectUri?: string;
  /** Token that is sent to the endpoint. @defaultValue 'access' */
  readonly sends?: 'access' | 'id';
  /**
   * Maps the claims of the ID token to the user, with a `role` from a custom claim for example.
   *
   * @defaultValue `sub`, `name` and `email`
   */
  readonly viewer?: (claims: IDToken) => SessionViewer;
}

/** Problem of a sign-in; `signIn.provider.<problem>` is its message. */
export type OidcProblem = 'refused' | 'unreachable' | 'failed' | 'lost' | 'insecure';

/** Flow of the sign-in button. */
export interface OidcSignInFlow {
  readonly name: string;
  /** Problem of the sign-in that the page has returned from. */
  readonly problem: () => OidcProblem | undefined;
  /** Navigates to the provider, or opens it in a popup window where the page must stay. */
  readonly begin: (isAgain: boolean) => Promise<OidcProblem | undefined>;
  /** Registers a listener for sign-ins in this or another tab; returns a function that removes it. */
  readonly onSignedIn: (listener: (viewer: SessionViewer) => void) => () => void;
}

/**
 * Milliseconds before the expiry at which a token is renewed, to allow for slow requests and clock
 * differences.
 */
const margin = 20_000;
/** Milliseconds after which a pending sign-in expires. */
const longestAttempt = 3_600_000;

/**
 * Authentication with an OpenID Connect provider. Its token is sent to the endpoint as
 * `Authorization: Bearer …`.
 */
export const oidcAuth =
  ({
    issuer,
    clientId,
    scope = 'openid profile email',
    parameters = {},
    sends = 'access',
    ...options
  }: OidcAuthOptions): CreateAuth =>
  ({ key, base = '' }): Auth => {
    const redirectUri = options.redirectUri ?? new URL(`${base}/~/signed-in`, location.origin).href;
    const name = options.name ?? new URL(issuer).host;
    const viewerOf = options.viewer ?? usualViewer;
    const provider = createProvider({ issuer, clientId, redirectUri });
    const tokensKey = `${key}.oidc`;
    const pendingKey = `${key}.oidc.pending.`;
    const kept = createTokenStore(tokensKey);
    const isFresh = ({ expiresAt }: Tokens) => expiresAt - margin > Date.now();
    /** Token that this tab sent last, which is the one that the endpoint refused. */
    let sent: string | undefined;
    const page: PageState = { problem: undefined, isWindow: false };

    const take = async (
      { tokens, claims }: Answer,
      before?: Tokens,
    ): Promise<Tokens | undefined> => {
      const viewer = claims ? viewerOf(claims) : before?.viewer;
      if (!viewer) return undefined;
      const taken = {
        ...tokens,
        refresh: tokens.refresh ?? before?.refresh,
        id: tokens.id ?? before?.id,
        viewer,
      };
      await kept.write(taken);
      return taken;
    };

    /**
     * Renews the tokens under a lock across tabs. Many providers accept a refresh token once, and
     * end the session when it is sent twice.
     */
    const renewed = (refused?: string) =>
      navigator.locks.request(tokensKey, async () => {
        const before = await kept.read();
        if (before && before.access !== refused && isFresh(before)) return before;
        if (!before?.refresh) return undefined;
        try {
          return await take(await provider.refresh(before.refresh), before);
        } catch (error) {
          if (!(error instanceof ResponseBodyError)) throw new NetworkError({ cause: error });
          await kept.remove();
          return undefined;
        }
      });

    /** Exchanges the code in the redirect address for tokens, and restores the previous address. */
    const finish = async () => {
      const address = new URL(location.href);
      const pending = takePending(pendingKey + address.searchParams.get('state'));
      history.replaceState(null, '', pending?.back ?? `${base}/`);
      if (!pending) {
        page.problem = (await kept.read()) ? undefined : 'lost';
        return;
      }
      page.isWindow = pending.isWindow;
      try {
        await take(await provider.finish(address, pending));
        if (page.isWindow) window.close();
      } catch (error) {
        page.problem = problemOf(error);
      }
    };

    const flow = createFlow({ name, provider, kept, pendingKey, scope, parameters, page });

    return {
      SignIn: lazyComponent(async () =>
        (await import('./oidc-sign-in.tsx')).createOidcSignIn(flow),
      ),
      async start() {
        if (location.href.startsWith(`${redirectUri}?`)) await finish();
        const before = await kept.read();
        return before && (isFresh(before) ? before : await renewed())?.viewer;
      },
      async token() {
        const before = await kept.read();
        const tokens = before && (isFresh(before) ? before : await renewed());
        if (!tokens) throw new UnauthenticatedError();
        sent = tokens.access;
        return sends === 'id' ? tokens.id : tokens.access;
      },
      mayBeOpen: kept.mayExist,
      renew: () => renewed(sent).then(Boolean, () => false),
      async signOut() {
        // Under the lock, because a pending renewal would restore the session.
        const before = await navigator.locks.request(tokensKey, async () => {
          const tokens = await kept.read();
          await kept.remove();
          return tokens;
        });
        // The session ends locally, even without a response of the provider.
        return provider
          .endSession(before?.id, new URL(`${base}/`, location.origin).href)
          .catch(() => undefined);
      },
    };

    function takePending(at: string): Pending | undefined {
      const pending = readPending(at);
      localStorage.removeItem(at);
      return pending;
    }
  };

/** State of the page after its return from the provider. */
interface PageState {
  problem: OidcProblem | undefined;
  /** The page is a popup window of the page that started the sign-in. */
  isWindow: boolean;
}

interface FlowOptions extends Required<Pick<OidcAuthOptions, 'scope' | 'parameters' | 'name'>> {
  readonly provider: ReturnType<typeof createProvider>;
  readonly kept: ReturnType<typeof createTokenStore>;
  /** Prefix of the storage keys of pending sign-ins. */
  readonly pendingKey: string;
  readonly page: PageState;
}

function createFlow({
  name,
  provider,
  kept,
  pendingKey,
  scope,
  parameters,
  page,
}: FlowOptions): OidcSignInFlow {
  return {
    name,
    problem: () => page.problem,
    async begin(isAgain) {
      // Web Crypto is not available in insecure contexts.
      if (!isSecureContext) return 'insecure';
      // Opened synchronously, because browsers block popups that open later than the click.
      const opened = isAgain
        ? window.open('about:blank', '_blank', 'popup,width=480,height=680')
        : null;
      try {
        const { address, attempt } = await provider.begin(scope, parameters);
        const back = location.pathname + location.search + location.hash;
        forgetOldAttempts(pendingKey);
        keepPending(pendingKey + attempt.state, {
          ...attempt,
          back,
          isWindow: page.isWindow || opened !== null,
          begunAt: Date.now(),
        });
        (opened ?? window).location.assign(address);
        return undefined;
      } catch {
        opened?.close();
        return 'unreachable';
      }
    },
    onSignedIn: (listener) => kept.onWritten(({ viewer }) => listener(viewer)),
  };
}

const usualViewer = ({ sub, name, preferred_username: login, email }: IDToken): SessionViewer => ({
  id: sub,
  name:
    [name, login, email].filter((text) => typeof text === 'string').find((text) => text !== '') ??
    sub,
  ...(typeof email === 'string' && { email }),
});

function problemOf(error: unknown): OidcProblem {
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied' ? 'refused' : 'failed';
  return error instanceof TypeError ? 'unreachable' : 'failed';
}

function forgetOldAttempts(prefix: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix) && Date.now() - (readPending(key)?.begunAt ?? 0) > longestAttempt)
      localStorage.removeItem(key);
  }
}
