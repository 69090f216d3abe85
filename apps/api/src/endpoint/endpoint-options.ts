import { parseArgs } from 'node:util';
import { StartError } from '../start-error.ts';

export interface EndpointOptions {
  readonly endpoint: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** How a user proves who they are, where it is not what the schema suggests. */
  readonly auth: string | undefined;
}

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
  };
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

function headerOf(text: string): [string, string] {
  const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/.exec(text) ?? [];
  if (name === undefined || value === undefined || value === '')
    throw new StartError(`--header is "${text}"; a header is written as "name: value".`, usage);
  return [name.toLowerCase(), value];
}
