import { NetworkError, UnauthenticatedError } from '@admin/gql';
import { AuthorizationResponseError, ResponseBodyError, type IDToken } from 'oauth4webapi';

import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { Auth, CreateAuth, SessionViewer } from '../auth.ts';
import {
  createKeptTokens,
  keepPending,
  readPending,
  type Pending,
  type Tokens,
} from './kept-tokens.ts';
import { createProvider, type Answer } from './provider.ts';

/** The provider, and what it knows this application by. */
export interface OidcAuthOptions {
  /** The provider's issuer, under which it publishes `/.well-known/openid-configuration`. */
  readonly issuer: string;
  /**
   * The application there: a public client, with the redirect address below and the page's own `/`
   * after a sign-out.
   */
  readonly clientId: string;
  /** @defaultValue 'openid profile email'; many providers want `offline_access` for a refresh token */
  readonly scope?: string;
  /** Name of the provider on the sign-in button. @defaultValue the host of the issuer */
  readonly name?: string;
  /**
   * Sent along with the request for a sign-in: `{ audience: 'https://api.example.com' }`, `{
   * prompt: 'consent' }`. @defaultValue nothing
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
  /** Leaves for the provider; in a window of its own where the page is to stay. */
  readonly begin: (isAgain: boolean) => Promise<OidcProblem | undefined>;
  /** Registers a listener for sign-ins in this or another tab; returns a function that removes it. */
  readonly onSignedIn: (listener: (viewer: SessionViewer) => void) => () => void;
}

/**
 * Milliseconds before its end from which on a token is renewed: a request takes a while, and clocks
 * differ.
 */
const margin = 20_000;
/** Milliseconds after which a pending sign-in expires. */
const longestAttempt = 3_600_000;

/**
 * People sign in at a provider of OpenID Connect; the endpoint gets its token as `Authorization:
 * Bearer …`.
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
    const kept = createKeptTokens(tokensKey);
    const isFresh = ({ expiresAt }: Tokens) => expiresAt - margin > Date.now();
    /** The token that this tab has sent last: what the endpoint refuses. */
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

    /**
     * The page has come back from the provider: the code becomes tokens, and the address is again
     * what it was.
     */
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
        // After a renewal that is under way, which would bring the session back.
        const before = await navigator.locks.request(tokensKey, async () => {
          const tokens = await kept.read();
          await kept.remove();
          return tokens;
        });
        // Here the session is over, whether the provider answers or not.
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
  readonly kept: ReturnType<typeof createKeptTokens>;
  /** Prefix of the keys under which attempts are stored. */
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
      // At once: a window that opens later than the click is blocked.
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
