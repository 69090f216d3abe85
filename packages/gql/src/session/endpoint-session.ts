import { AdminError } from '../errors/admin-error.ts';
import { MutationRejectedError } from '../errors/mutation-rejected-error.ts';
import { isObject, textsOf } from '../errors/narrow.ts';
import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import type { EndpointSignIn } from '../resource/generated-admin.ts';
import type { SignInCredentials, SignInDescriptor } from '../resource/sign-in.ts';
import type { TransportOptions } from '../transport/create-transport.ts';
import { createPayloadErrorsLink } from '../transport/payload-errors-link.ts';
import { tokenIn } from './token-in-headers.ts';
import { ownValue } from '../own-value.ts';

/** Options of `createEndpointSession`. */
export interface EndpointSessionOptions {
  /**
   * Transport options of the client without `getToken`, and without links that would wait for this
   * session.
   */
  readonly transport: TransportOptions;
  /**
   * Loads the generated `sign-in.ts`: `() => import('@admin/gql/sign-in')`. Called once, on first
   * use. @defaultValue no sign-in and no probe
   */
  readonly load?: () => Promise<EndpointSignIn>;
}

/**
 * Session at an endpoint other than our API. Its operations use a separate client, so that they do
 * not wait for the session themselves.
 */
export interface EndpointSession {
  /** Kind of identifier, where the endpoint has a sign-in. */
  readonly kind: () => Promise<SignInDescriptor['kind'] | undefined>;
  /**
   * Signs in. Resolves with the token, or with `undefined` where a cookie carries the session.
   *
   * @throws MutationRejectedError and other AdminErrors when the endpoint refuses.
   */
  readonly signIn: (credentials: SignInCredentials) => Promise<string | undefined>;
  /**
   * Tests whether the endpoint accepts the token, or its cookie alone. `true` for an endpoint
   * without a query to test it with.
   *
   * @throws AdminError without a response.
   */
  readonly holds: (token: string | undefined) => Promise<boolean>;
  readonly signOut: (token: string | undefined) => Promise<void>;
}

/**
 * Session at an endpoint other than our API, with the sign-in of its schema. Without one `signIn`
 * fails with an `Error` that explains what to configure.
 */
export function createEndpointSession({
  transport,
  load = () => Promise.resolve({}),
}: EndpointSessionOptions): EndpointSession {
  let loading: Promise<EndpointSignIn> | undefined;
  const loaded = () => (loading ??= load());
  let answered: Headers | undefined;
  const send: typeof fetch = async (input, init) => {
    const response = await (transport.fetch ?? fetch)(input, init);
    answered = response.headers;
    return response;
  };
  const client = createAdminClient({
    schema: emptySchemaConfig,
    ...transport,
    fetch: send,
    links: [...(transport.links ?? []), createPayloadErrorsLink()],
  });
  const context = (token: string | undefined) =>
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };

  return {
    kind: async () => (await loaded()).signIn?.kind,
    async signIn(credentials) {
      const { signIn } = await loaded();
      if (!signIn)
        throw new Error('The endpoint has no sign-in: configure `auth` as `token` or `none`.');
      const { data } = await client.mutate({
        mutation: signIn.document,
        variables: signIn.variables(credentials),
        fetchPolicy: 'no-cache',
      });
      const payload = at(data, signIn.payload);
      const typename = isObject(payload) ? textsOf(payload['__typename'])[0] : undefined;
      const [token] = signIn.token ? textsOf(at(data, signIn.token)) : [];
      const isRefused =
        payload === null ||
        payload === undefined ||
        payload === false ||
        (typename !== undefined && signIn.refusals?.includes(typename)) ||
        (signIn.token !== undefined && !token);
      if (isRefused) throw refusal(payload, typename);
      return token ?? tokenIn(answered);
    },
    async holds(token) {
      const { probe } = await loaded();
      if (!probe) return true;
      try {
        const { data } = await client.query({
          query: probe.document,
          variables: probe.variables,
          fetchPolicy: 'no-cache',
          context: context(token),
        });
        return probe.viewer === undefined || at(data, probe.viewer) != null;
      } catch (error) {
        if (error instanceof AdminError && isRefusal(error)) return false;
        throw error;
      }
    },
    async signOut(token) {
      const { signIn } = await loaded();
      if (signIn?.signOut)
        await client.mutate({
          mutation: signIn.signOut.document,
          variables: signIn.signOut.variables,
          fetchPolicy: 'no-cache',
          context: context(token),
        });
    },
  };
}

function refusal(payload: unknown, typename: string | undefined): MutationRejectedError {
  const message = isObject(payload) ? (textsOf(payload['errorMessage'])[0] ?? '') : '';
  return new MutationRejectedError([{ field: '', message, code: typename }], {
    operationName: 'EndpointSignIn',
    operationType: 'mutation',
    serverCode: 'INVALID_CREDENTIALS',
  });
}

/**
 * Tests whether the endpoint refused the probe, under any of these codes: the token is not valid
 * then.
 */
const isRefusal = ({ code, status }: AdminError): boolean =>
  code === 'UNAUTHENTICATED' ||
  code === 'FORBIDDEN' ||
  code === 'READ_REFUSED' ||
  code === 'INVALID_OPERATION' ||
  status === 400 ||
  status === 401 ||
  status === 403;

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (isObject(inner) ? ownValue(inner, name) : undefined),
    value,
  );
