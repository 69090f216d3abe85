import type { IncomingMessage } from 'node:http';
import { isThisMachine } from './this-machine.ts';

export interface RequestGuardOptions {
  /** Hosts that people reach this server by, `admin.example.com` or `admin.example.com:8443`. */
  readonly hosts: readonly string[];
  /**
   * Refuses a host that is neither in `hosts` nor a name of this machine. Otherwise a page whose
   * name was pointed at this machine (DNS rebinding) could use the server.
   */
  readonly checksHost: boolean;
  /** Whether a proxy sets `X-Forwarded-Host`. */
  readonly trustProxy: boolean;
}

/** Why a request is not answered. */
export interface GuardRefusal {
  readonly status: 403 | 415;
  readonly message: string;
}

/** A form of another site cannot send these: browsers ask before they send a header of one's own. */
const preflightHeaders = [
  'apollo-require-preflight',
  'graphql-preflight',
  'x-apollo-operation-name',
  'x-graphql-yoga-csrf',
];

/**
 * Refuses requests that pages of other origins make a browser send, recognized by `Host`, `Origin`
 * and `Sec-Fetch-Site`, and bodies that any page may send without a preflight. `undefined` for an
 * acceptable request.
 */
export function guardRequest(
  request: IncomingMessage,
  options: RequestGuardOptions,
): GuardRefusal | undefined {
  return guardHost(request, options) ?? guardOrigin(request, options) ?? guardBody(request);
}

/** The first of the three: it holds for files as well. */
export function guardHost(
  { headers: { host } }: IncomingMessage,
  { hosts, checksHost }: RequestGuardOptions,
): GuardRefusal | undefined {
  const url = host === undefined ? null : URL.parse(`http://${host}`);
  const isKnown =
    url !== null &&
    (isThisMachine(url.hostname) || hosts.includes(url.host) || hosts.includes(url.hostname));
  return isKnown || !checksHost
    ? undefined
    : {
        status: 403,
        message: `This server is not known by the name of this address. Names that it is reached by are listed in ADMIN_HOSTS.`,
      };
}

function guardOrigin(
  { headers }: IncomingMessage,
  { hosts, trustProxy }: RequestGuardOptions,
): GuardRefusal | undefined {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site')
    return { status: 403, message: 'Requests from other sites are refused.' };
  if (headers.origin === undefined) return undefined;
  const origin = URL.parse(headers.origin);
  const ownHosts = [headers.host, trustProxy ? headers['x-forwarded-host'] : undefined, ...hosts];
  const isSameOrigin =
    origin !== null &&
    /^https?:$/.test(origin.protocol) &&
    ownHosts.some((host) => typeof host === 'string' && isHostOf(origin, host));
  return isSameOrigin
    ? undefined
    : {
        status: 403,
        message:
          'Requests from pages of other origins are refused. A host that a proxy serves this one as is listed in ADMIN_HOSTS.',
      };
}

/** `localhost:80` is the host of `http://localhost`. */
const isHostOf = ({ protocol, host }: URL, name: string): boolean =>
  URL.parse(`${protocol}//${name}`)?.host === host;

function guardBody({ method, headers }: IncomingMessage): GuardRefusal | undefined {
  if (method !== 'POST') return undefined;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return undefined;
  if (type === 'multipart/form-data' && preflightHeaders.some((name) => name in headers))
    return undefined;
  return {
    status: 415,
    message:
      type === 'multipart/form-data'
        ? 'A form needs the header graphql-preflight beside it.'
        : 'A request is application/json.',
  };
}
