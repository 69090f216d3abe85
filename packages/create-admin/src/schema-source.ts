import { existsSync, readFileSync } from 'node:fs';

import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql';

import { printByName } from './print-by-name.ts';
import { UsageError } from './usage-error.ts';

/** Where the schema of a new project comes from. */
export type SchemaSource =
  /** The sample shop, in a database that the project keeps itself. */
  | { readonly kind: 'sample' }
  | { readonly kind: 'database'; readonly url: string }
  | {
      readonly kind: 'endpoint';
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly sdl: string;
    }
  /** A file without an endpoint: its records are made up. */
  | { readonly kind: 'file'; readonly sdl: string };

/**
 * `sample`, `postgres://…`, the URL of a GraphQL endpoint, or an SDL file. An endpoint is asked for
 * its schema, a file is read: what cannot be used is said here.
 *
 * @throws UsageError with what to do.
 */
export async function readSchemaSource(
  schema: string,
  headers: Readonly<Record<string, string>>,
): Promise<SchemaSource> {
  if (schema === 'sample') return { kind: 'sample' };
  if (/^postgres(ql)?:\/\//.test(schema)) return { kind: 'database', url: databaseUrl(schema) };
  if (/^https?:\/\//.test(schema))
    return { kind: 'endpoint', url: schema, headers, sdl: await introspected(schema, headers) };
  return { kind: 'file', sdl: sdlIn(schema) };
}

/** The text itself is never repeated: it may hold a password. */
function databaseUrl(url: string): string {
  if (URL.canParse(url)) return url;
  throw new UsageError(
    'The address of the database is none: in user and password, signs such as @, : and / are written as %40, %3A and %2F.',
  );
}

function sdlIn(file: string): string {
  if (!existsSync(file))
    throw new UsageError(
      `There is no file ${file}. --schema is an SDL file, the URL of a GraphQL endpoint, postgres://… or sample.`,
    );
  const text = readFileSync(file, 'utf8');
  try {
    buildSchema(text);
    return text;
  } catch (error) {
    throw new UsageError(
      `${file} is no GraphQL schema: ${messageOf(error)} Write it as SDL (type Query { … }).`,
      { cause: error },
    );
  }
}

async function introspected(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const advice =
    'Say what it wants to know with --header "name: value", or give its schema as an SDL file.';
  let answer: unknown;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({
        operationName: 'IntrospectionQuery',
        query: getIntrospectionQuery({ inputValueDeprecation: false }),
      }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.status === 401 || response.status === 403)
      throw new UsageError(`${url} does not let you in (status ${response.status}). ${advice}`);
    try {
      answer = JSON.parse(text);
    } catch {
      throw new UsageError(
        `${url} answers no JSON (status ${response.status}). Is that the address of the GraphQL endpoint itself?`,
      );
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `${url} cannot be reached: ${causeOf(error)}. Check the address, and that its server is running.`,
      { cause: error },
    );
  }
  const data = isObject(answer) ? answer['data'] : undefined;
  if (!isIntrospection(data)) {
    const [first]: readonly unknown[] =
      isObject(answer) && Array.isArray(answer['errors']) ? answer['errors'] : [];
    const said =
      isObject(first) && typeof first['message'] === 'string' ? `: ${first['message']}` : '';
    throw new UsageError(`${url} does not tell its schema${said}. ${advice}`);
  }
  return `${printByName(buildClientSchema(data))}\n`;
}

function isIntrospection(data: unknown): data is IntrospectionQuery {
  return isObject(data) && isObject(data['__schema']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
/** `fetch failed` says nothing; its cause does. */
const causeOf = (error: unknown): string =>
  messageOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
