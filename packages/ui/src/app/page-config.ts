import type { CreateAuth } from '../session/auth.ts';
import type { AuthMode } from '../session/named-auth.ts';
import type { OidcAuthOptions } from '../session/oidc/oidc-auth.ts';

/** Endpoint of the data and its authentication. */
export interface PageConfig {
  /**
   * GraphQL endpoint: a host (`https://api.example.com`, with the path `/graphql`) or a full
   * address. Default: the page's own host.
   */
  endpoint: string;
  /**
   * Address that screens name when nothing answers, where `endpoint` is a proxy in front of it. @defaultValue
   * `endpoint`, where that is on another host
   */
  server: string | undefined;
  /** @defaultValue 'session' */
  auth: AuthMode | CreateAuth;
  /**
   * Provider of the `oidc` sign-in: `issuer`, `clientId` and, if it differs from the default,
   * `scope`.
   */
  oidc: Pick<OidcAuthOptions, 'issuer' | 'clientId' | 'scope'> | undefined;
  /** Sent with every request: `{ "X-Api-Key": "…" }`. Anybody who opens the page can read them. */
  headers: Readonly<Record<string, string>>;
  /**
   * Whether requests include cookies. Use `include` for an endpoint on another host that has a
   * session of its own.
   */
  credentials: RequestCredentials;
  /**
   * Form in which an operation is sent: `persisted` sends the hash of its document, which the
   * endpoint looks up in `schema/documents.json`; `text` sends the document, which any GraphQL
   * server accepts.
   *
   * @defaultValue 'text'
   */
  documents: 'persisted' | 'text';
}

const path = '/graphql';

/** Environment that Vite substitutes. Tests of an application load this module without Vite. */
const built: Readonly<Record<string, unknown>> = import.meta.env ?? {};

/** Defaults of the application, used when neither the page nor the build sets an option. */
export type PageDefaults = Partial<Pick<PageConfig, 'endpoint' | 'auth'>>;

/**
 * Reads the configuration. The JSON in `<script id="admin-config">` of the page, which a deployment
 * can change without a build, overrides `VITE_ADMIN_*` of the build, which overrides the
 * application's defaults.
 */
export function readPageConfig(
  defaults: PageDefaults = {},
  env: Readonly<Record<string, unknown>> = built,
  page: Document = document,
): PageConfig {
  return pageConfigOf(writtenIn(page), defaults, env);
}

export type Written = Readonly<Record<string, unknown>>;

/** Configuration in the page. */
export const writtenIn = (page: Document): Written =>
  object(page.getElementById('admin-config')?.textContent, 'The script #admin-config');

export function pageConfigOf(written: Written, defaults: PageDefaults, env: Written): PageConfig {
  const text = (key: Exclude<keyof PageConfig, 'oidc'> | 'issuer' | 'clientId' | 'scope') => {
    const value = written[key] ?? env[`VITE_ADMIN_${key.toUpperCase()}`];
    return typeof value === 'string' ? value : '';
  };
  const headers = isObject(written['headers'])
    ? written['headers']
    : object(env['VITE_ADMIN_HEADERS'], 'VITE_ADMIN_HEADERS');
  const [issuer, clientId, scope] = [text('issuer'), text('clientId'), text('scope')];
  const endpoint = endpointAddress(text('endpoint') || (defaults.endpoint ?? ''));
  return {
    endpoint,
    server: text('server') || (endpoint.startsWith('/') ? undefined : endpoint),
    auth:
      text('auth') === '' && defaults.auth
        ? defaults.auth
        : oneOf('auth', text('auth'), ['session', 'mutation', 'token', 'none', 'oidc']),
    oidc: issuer && clientId ? { issuer, clientId, ...(scope && { scope }) } : undefined,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    credentials: oneOf('credentials', text('credentials'), ['same-origin', 'include', 'omit']),
    documents: oneOf('documents', text('documents'), ['text', 'persisted']),
  };
}

/**
 * `''` becomes the path on the page's own host; `https://api.example.com` gets the path;
 * `https://shop.example.com/api/graph` stays as it is.
 */
function endpointAddress(endpoint: string): string {
  if (endpoint === '' || endpoint.startsWith('/')) return endpoint || path;
  const url = new URL(endpoint);
  return url.pathname === '/' && url.search === '' ? new URL(path, url).href : url.href;
}

function object(json: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof json !== 'string' || json.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(json);
    if (isObject(value)) return value;
  } catch {
    // The error below covers this case and JSON that is not an object.
  }
  throw new Error(`${where} has to hold a JSON object, and holds: ${json.trim()}`);
}

export function isObject(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf<const Value extends string>(
  key: string,
  text: string,
  values: readonly [Value, ...Value[]],
): Value {
  if (text === '') return values[0];
  const known = values.find((value) => value === text);
  if (known === undefined)
    throw new Error(`Configuration: ${key} is '${text}', and can be ${values.join(', ')}.`);
  return known;
}
