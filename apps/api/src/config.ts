import { resolve } from 'node:path';
import { type RolePrefix, usualPrefix } from './request-roles.ts';
import { StartError } from './start-error.ts';

// Read by Graphile when it is loaded, which therefore comes after this file; unset it prints advice
// for its developers at people.
process.env.GRAPHILE_ENV ??= process.env.ADMIN_ENV === 'development' ? 'development' : 'production';

/**
 * Everything that can be set from outside. The names of the variables are in `readConfig`, the
 * meaning is here.
 */
export interface Config {
  /**
   * `development` shows the schema to everybody who asks, with GraphiQL on `/graphiql`, and sends
   * cookies over plain HTTP.
   *
   * @defaultValue 'production'
   */
  readonly environment: 'production' | 'development';
  /** Port of the web server; 0 takes a free one. @defaultValue 4000 */
  readonly port: number;
  /**
   * Network address to listen on; `0.0.0.0` and `::` are all of this machine's. @defaultValue
   * `127.0.0.1`: this machine alone
   */
  readonly host: string;
  /**
   * PostgreSQL server, `postgres://user:password@host:5432/name`. @defaultValue the embedded
   * database
   */
  readonly databaseUrl: string | undefined;
  /**
   * Whether `DATABASE_URL` is `sample`: the embedded database, with the sample shop in a new one. A
   * project whose committed schema is that of the shop selects it too.
   */
  readonly wantsSample: boolean;
  /** Database schemas that are administered, `public,sales`. @defaultValue ['public'] */
  readonly schemas: readonly string[];
  /**
   * Prefix of the roles that requests run as. Each administration on a PostgreSQL server needs a
   * prefix of its own. `null`, in the environment `none`: requests run as the user of
   * `databaseUrl`.
   *
   * @defaultValue 'admin'
   */
  readonly rolePrefix: RolePrefix;
  /**
   * Directory of the embedded database; `memory` discards it at the end.
   *
   * @defaultValue `.data` in the folder of the root `package.json`
   */
  readonly dataDir: string;
  /**
   * First owner, made when there are no accounts. @defaultValue `admin@localhost` with a generated
   * password, printed once
   */
  readonly owner: { readonly email: string; readonly password: string } | undefined;
  /**
   * Restricts the session cookie to HTTPS and this machine.
   *
   * @defaultValue true in production
   */
  readonly secureCookies: boolean;
  /**
   * Host names of the server, `admin.example.com`, optionally with a port. If any are set, a
   * request with a host other than these and those of this machine is refused. A page of one of
   * these hosts is the server's own, even if a proxy changes `Host`.
   *
   * @defaultValue [ ]: any host, except in the proxy of another server's endpoint
   */
  readonly hosts: readonly string[];
  /**
   * Whether a proxy sets `X-Forwarded-For`. Never to be set without a proxy.
   *
   * @defaultValue false
   */
  readonly trustProxy: boolean;
  /**
   * Further origins that pages may send requests to, `https://id.example.com`: an identity
   * provider.
   *
   * @defaultValue [ ]
   */
  readonly connectTo: readonly string[];
  /**
   * Further origins that pages may load images from, `https://cdn.example.com`.
   *
   * @defaultValue [ ]
   */
  readonly imagesFrom: readonly string[];
  /** Milliseconds that a statement of the database may take. @defaultValue 30_000 */
  readonly statementTimeout: number;
  /**
   * Milliseconds that pending requests have to finish after a stop; then they are cancelled.
   *
   * @defaultValue 5_000
   */
  readonly shutdownTimeout: number;
  /** Documents that the server accepts. */
  readonly documents: DocumentsConfig;
  /** Orders in the sample shop that a new embedded database begins with. @defaultValue 20_000 */
  readonly sampleOrders: number;
}

export interface DocumentsConfig {
  /**
   * Manifests of documents by their hash: the admin's own, `schema/documents.json`, and those that
   * `ADMIN_DOCUMENTS` names.
   */
  readonly manifests: readonly string[];
  /**
   * Accepts documents outside the manifests.
   *
   * @defaultValue in development only
   */
  readonly allowsAny: boolean;
}

/** The project: where its `package.json` is, and npm runs its commands. */
const root = process.cwd();

export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const environment = env.ADMIN_ENV === 'development' ? 'development' : 'production';
  const wantsSample = text(env, 'DATABASE_URL') === 'sample';
  return {
    environment,
    port: integer(env, 'PORT', 4000, 65_535),
    host: text(env, 'HOST') ?? '127.0.0.1',
    databaseUrl: wantsSample ? undefined : databaseUrlOf(text(env, 'DATABASE_URL')),
    wantsSample,
    schemas: schemasOf(text(env, 'ADMIN_DB_SCHEMAS') ?? 'public'),
    rolePrefix: rolePrefixOf(text(env, 'ADMIN_DB_ROLES') ?? usualPrefix),
    dataDir: dataDirOf(text(env, 'ADMIN_DATA_DIR') ?? '.data'),
    owner: ownerOf(env),
    secureCookies: flag(env, 'ADMIN_SECURE_COOKIES', environment === 'production'),
    hosts: hostsOf(env),
    trustProxy: flag(env, 'ADMIN_TRUST_PROXY', false),
    connectTo: originsOf(env, 'ADMIN_CONNECT_TO', 'https://id.example.com'),
    imagesFrom: originsOf(env, 'ADMIN_IMAGES_FROM', 'https://cdn.example.com'),
    statementTimeout: integer(env, 'ADMIN_STATEMENT_TIMEOUT', 30_000, 2 ** 31 - 1),
    shutdownTimeout: integer(env, 'ADMIN_SHUTDOWN_TIMEOUT', 5_000, 2 ** 31 - 1),
    documents: documentsOf(text(env, 'ADMIN_DOCUMENTS') ?? '', environment === 'development'),
    sampleOrders: integer(env, 'ADMIN_SAMPLE_ORDERS', 20_000, 10_000_000),
  };
}

/** For people: which database a command works with, without its password. */
export function databaseName({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === undefined)
    return dataDir === 'memory' ? 'a temporary database' : `the embedded database in ${dataDir}`;
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const name = decodeURIComponent(pathname.slice(1) || username);
  return `the database ${name} at ${hostname || 'this machine'}${port === '' ? '' : `:${port}`}`;
}

type Env = Readonly<Record<string, string | undefined>>;

function text(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function integer(env: Env, name: string, byDefault: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return byDefault;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > max)
    throw new StartError(
      `${name} is "${value}", which is not a whole number from 0 to ${max}.`,
      `Set ${name} to a number, or leave it out for ${byDefault}.`,
    );
  return number;
}

function flag(env: Env, name: string, byDefault: boolean): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return byDefault;
  if (['1', 'true', 'yes', 'on'].includes(value)) return true;
  if (['0', 'false', 'no', 'off'].includes(value)) return false;
  throw new StartError(
    `${name} is "${value}", which is neither true nor false.`,
    `Set ${name} to true or false.`,
  );
}

/** The text itself is never repeated: it may hold a password. */
function databaseUrlOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const remedy =
    'Set DATABASE_URL to postgres://user:password@host:5432/name, or leave it out for the embedded database.';
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0].toLowerCase();
  if (scheme !== 'postgres:' && scheme !== 'postgresql:') {
    throw new StartError(
      `DATABASE_URL is no address of a PostgreSQL server: it begins with ${scheme === undefined ? 'no postgres://' : `${scheme}//`}.`,
      remedy,
    );
  }
  if (!URL.canParse(url))
    throw new StartError(
      'DATABASE_URL is no address: in user and password, signs such as @, : and / are written as %40, %3A and %2F.',
      remedy,
    );
  return url;
}

function dataDirOf(directory: string): string {
  return directory === 'memory' ? directory : resolve(root, directory);
}

function originsOf(env: Env, name: string, example: string): readonly string[] {
  const written = (text(env, name) ?? '').split(/[\s,]+/).filter(Boolean);
  for (const origin of written) {
    if (URL.parse(origin)?.origin !== origin)
      throw new StartError(
        `${name} has "${origin}", which is no origin.`,
        `Write scheme, host and port alone: ${example}`,
      );
  }
  return written;
}

function hostsOf(env: Env): readonly string[] {
  const written = (text(env, 'ADMIN_HOSTS') ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  for (const host of written) {
    if (URL.parse(`http://${host}`)?.host !== host)
      throw new StartError(
        `ADMIN_HOSTS has "${host}", which is no host.`,
        'Write names alone, with a port where it is not the usual one: admin.example.com, admin.example.com:8443',
      );
  }
  return written;
}

function schemasOf(list: string): readonly string[] {
  const schemas = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (schemas.length === 0 || schemas.includes('admin')) {
    throw new StartError(
      `ADMIN_DB_SCHEMAS is "${list}"; it names the schemas that hold your data, and "admin" is this application's own.`,
      'Set it to names separated by commas, for example ADMIN_DB_SCHEMAS=public,sales',
    );
  }
  return schemas;
}

/** In lower case, so that the names are the same with and without quotes. */
function rolePrefixOf(prefix: string): RolePrefix {
  if (prefix === 'none') return null;
  if (!/^(?!pg_)[a-z][a-z0-9_]{0,39}$/.test(prefix))
    throw new StartError(
      `ADMIN_DB_ROLES is "${prefix}", which no name of a role begins with here.`,
      'Set it to at most 40 small Latin letters, digits and _, for example ADMIN_DB_ROLES=shop_admin, or to none for a database in which no roles can be made.',
    );
  return prefix;
}

/** `any`, or files in the folder of the root `package.json`, separated by commas. */
function documentsOf(list: string, allowsAny: boolean): DocumentsConfig {
  const named = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const files = ['schema/documents.json', ...named.filter((name) => name !== 'any')];
  return {
    manifests: files.map((file) => resolve(root, file)),
    allowsAny: allowsAny || named.includes('any'),
  };
}

function ownerOf(env: Env): Config['owner'] {
  const email = text(env, 'ADMIN_EMAIL');
  const password = text(env, 'ADMIN_PASSWORD');
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined)
    throw new StartError(
      'Of ADMIN_EMAIL and ADMIN_PASSWORD only one is set.',
      'Set both, or neither.',
    );
  return { email, password };
}
