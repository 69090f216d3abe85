import { AdminError, UnauthenticatedError } from '@admin/gql';
import { createEndpointSession, type EndpointSessionOptions } from '@admin/gql/endpoint-session';

import type { Auth, AuthConnection, CreateAuth, Proof } from './auth.ts';

/** Options of a sign-in by a mutation of the endpoint. */
export interface EndpointAuthOptions {
  /**
   * Loads the module generated for the sign-in of the endpoint: `() =>
   * import('@admin/gql/sign-in')`. @defaultValue no module: a token is used without a check
   */
  readonly load?: EndpointSessionOptions['load'];
}

/**
 * The endpoint's own sign-in, found by code generation. Its token is sent as `Authorization: Bearer
 * …`, or its cookie carries the session.
 */
export const endpointAuth =
  (options: EndpointAuthOptions = {}): CreateAuth =>
  (connection) =>
    createStoredAuth(connection, options, false);

/**
 * Token that the user enters, sent as `Authorization: Bearer …`. It is checked first where the
 * endpoint has a query for that.
 */
export const tokenAuth =
  (options: EndpointAuthOptions = {}): CreateAuth =>
  (connection) =>
    createStoredAuth(connection, options, true);

function createStoredAuth(
  { transport, key }: AuthConnection,
  { load }: EndpointAuthOptions,
  isTyped: boolean,
): Auth {
  const endpoint = createEndpointSession({ transport, ...(load && { load }) });
  const tokenKey = `${key}.token`;
  /** Set while the session is in a cookie that scripts cannot read. */
  const cookieKey = `${key}.hasCookie`;
  let asks: Auth['asks'] = isTyped ? 'token' : 'email';
  const token = () => localStorage.getItem(tokenKey) ?? undefined;
  const isKept = () => token() !== undefined || localStorage.getItem(cookieKey) !== null;
  const keep = (given: string | undefined) => {
    localStorage.removeItem(given === undefined ? tokenKey : cookieKey);
    localStorage.setItem(given === undefined ? cookieKey : tokenKey, given ?? '1');
  };
  return {
    get asks() {
      return asks;
    },
    async start() {
      if (!isTyped) asks = (await endpoint.kind()) ?? 'email';
      return isKept() && (await endpoint.holds(token())) ? null : undefined;
    },
    async signIn(proof) {
      const given = await answerOf(endpoint.signIn, proof);
      // Checked before it is stored.
      if (!(await endpoint.holds(given)))
        throw new UnauthenticatedError({ serverCode: 'INVALID_CREDENTIALS' });
      keep(given);
      return null;
    },
    async signOut() {
      // The session ends locally, also when the endpoint fails to end it.
      await endpoint.signOut(token()).catch(() => undefined);
      localStorage.removeItem(tokenKey);
      localStorage.removeItem(cookieKey);
    },
    token,
    mayBeOpen: isKept,
    holds: () => endpoint.holds(token()),
  };
}

const refusals = new Set<AdminError['code']>(['FORBIDDEN', 'MUTATION_REJECTED', 'NOT_FOUND']);

/** Maps the various errors of endpoints for wrong credentials to one error. */
async function answerOf(
  signIn: ReturnType<typeof createEndpointSession>['signIn'],
  proof: Proof,
): Promise<string | undefined> {
  if ('token' in proof) return proof.token;
  try {
    return await signIn(proof);
  } catch (error) {
    if (error instanceof AdminError && refusals.has(error.code))
      throw new UnauthenticatedError({ serverCode: 'INVALID_CREDENTIALS', cause: error });
    throw error;
  }
}
