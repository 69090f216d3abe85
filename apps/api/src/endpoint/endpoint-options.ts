import { isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import { isThisMachine } from '../http/this-machine.ts';
import { StartError } from '../start-error.ts';
import type { GateCredentials } from './endpoint-gate.ts';

export interface EndpointOptions {
  readonly endpoint: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Sign-in of users, where it differs from the schema's. */
  readonly auth: string | undefined;
  /** Credentials that protect the whole server: `ADMIN_ENDPOINT_SIGN_IN=name:password`. */
  readonly gate: GateCredentials | undefined;
}

/** Characters of the shortest password that stands in front of an endpoint. */
const minPasswordLength = 12;

const usage =
  'Usage: npm start -- --endpoint https://api.example.com/graphql [--header "name: value"] [--auth mutation|token|oidc|none]';

/**
 * Reads `--endpoint https://… --header "name: value"`; `undefined` where no endpoint is named. A
 * host without a path gets `/graphql`. Headers that no command should show are in the environment:
 * `ADMIN_ENDPOINT_HEADERS={"authorization":"Bearer …"}`.
 *
 * @throws StartError with what to write instead.
 */
export function readEndpointOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): EndpointOptions | undefined {
  if (args.length === 0) return undefined;
  const { endpoint, header = [], auth } = parse(args);
  if (endpoint === undefined)
    throw new StartError(`${args.join(' ')} says nothing without --endpoint.`, usage);
  return {
    endpoint: addressOf(endpoint),
    headers: {
      ...headersIn(env['ADMIN_ENDPOINT_HEADERS']),
      ...Object.fromEntries(header.map(headerOf)),
    },
    auth,
    gate: gateIn(env['ADMIN_ENDPOINT_SIGN_IN']?.trim()),
  };
}

/**
 * Warning at the start where the network can use the endpoint with the server's secret headers;
 * `undefined` where only this machine can, or a sign-in protects the server.
 */
export function openEndpointWarning(
  { headers, gate }: Pick<EndpointOptions, 'headers' | 'gate'>,
  host: string,
): string | undefined {
  const names = Object.keys(headers);
  if (names.length === 0 || gate !== undefined) return undefined;
  if (isThisMachine(isIPv6(host) ? `[${host}]` : host)) return undefined;
  return `Whoever reaches ${host} uses the endpoint with ${names.join(', ')}, without a sign-in of their own: set ADMIN_ENDPOINT_SIGN_IN=name:password, or leave HOST out.`;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        endpoint: { type: 'string' },
        header: { type: 'string', multiple: true },
        auth: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), usage, {
      cause: error,
    });
  }
}

function addressOf(text: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new StartError(
      `--endpoint is "${text}", which is no address of a GraphQL endpoint.`,
      usage,
    );
  if (url.pathname === '/' && url.search === '') url.pathname = '/graphql';
  return url;
}

/** The text itself is never repeated: it may hold a secret. */
function headersIn(json = '{}'): Readonly<Record<string, string>> {
  const remedy = `Write it as {"name":"value"}, or leave it out.`;
  try {
    const headers: unknown = JSON.parse(json);
    if (typeof headers === 'object' && headers !== null && !Array.isArray(headers))
      return Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      );
  } catch {
    throw new StartError('ADMIN_ENDPOINT_HEADERS is no JSON.', remedy);
  }
  throw new StartError('ADMIN_ENDPOINT_HEADERS is no JSON object.', remedy);
}

/** The text itself is never repeated: it holds a secret. */
function gateIn(text: string | undefined): GateCredentials | undefined {
  if (text === undefined || text === '') return undefined;
  const [, name, password] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (name === undefined || password === undefined || password.length < minPasswordLength)
    throw new StartError(
      `ADMIN_ENDPOINT_SIGN_IN is no name with a password of ${minPasswordLength} characters or more.`,
      'Write it as name:password, or leave it out.',
    );
  return { name, password };
}

function headerOf(text: string): [string, string] {
  const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/.exec(text) ?? [];
  if (name === undefined || value === undefined || value === '')
    throw new StartError(`--header is "${text}"; a header is written as "name: value".`, usage);
  return [name.toLowerCase(), value];
}
