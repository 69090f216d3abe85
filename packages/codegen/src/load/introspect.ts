import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema } from 'graphql';

import { listsRecords } from '../infer/index.ts';
import { readIntrospection } from './read-introspection.ts';
import { SchemaError } from './schema-error.ts';

export interface IntrospectOptions {
  /** Headers of the request: `{ authorization: 'Bearer …' }`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Milliseconds until the request is given up.
   *
   * @defaultValue 30_000
   */
  readonly timeout?: number;
}

/**
 * Requests the schema of an endpoint. A server that does not support the newer fields of
 * introspection is sent a second request without them.
 *
 * @throws SchemaError with the server's answer.
 */
export async function introspect(
  url: string,
  options: IntrospectOptions = {},
): Promise<GraphQLSchema> {
  const modern = await ask(
    url,
    getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true }),
    options,
  );
  const answer = modern.isUnderstood ? await ask(url, getIntrospectionQuery(), options) : modern;
  if (!answer.introspection)
    throw new SchemaError(`${url} does not tell its schema: ${answer.problem}.`);
  try {
    return buildClientSchema(answer.introspection, { assumeValid: true });
  } catch (error) {
    throw new SchemaError(
      `${url} does not tell its schema: ${error instanceof Error ? error.message.split('\n')[0] : String(error)} Give the schema as an SDL file.`,
      { cause: error },
    );
  }
}

interface Asked {
  readonly introspection?: Parameters<typeof buildClientSchema>[0];
  readonly problem: string;
  /** A GraphQL server refused: it may know an older form of the query. */
  readonly isUnderstood?: boolean;
}

async function ask(
  url: string,
  query: string,
  { headers = {}, timeout = 30_000 }: IntrospectOptions,
): Promise<Asked> {
  const response = await send(url, query, headers, timeout);
  const { status } = response;
  const location = response.headers.get('location');
  if (status >= 300 && status < 400 && location !== null) {
    await response.body?.cancel();
    return {
      problem: `it answers at another address, ${URL.parse(location, url)?.href ?? location}. Give that address`,
    };
  }
  const read = await readText(response, timeout);
  if ('problem' in read) return read;
  const body = parseJson(read.text);
  const introspection = readIntrospection(body);
  if (introspection) return { introspection, problem: '' };
  if (status === 401 || status === 403) return { problem: refusal(status, Object.keys(headers)) };
  const messages = readMessages(body);
  if (messages.length > 0)
    return {
      isUnderstood: true,
      problem: `${messages.join('; ').replace(/\.$/, '')}. Switch introspection on there, or give the schema as an SDL file`,
    };
  return { problem: describeAnswer(status, read.text, body) };
}

/** A redirect is no answer: it would make a question without a body of this one. */
async function send(
  url: string,
  query: string,
  headers: Readonly<Record<string, string>>,
  timeout: number,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ operationName: 'IntrospectionQuery', query, variables: {} }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...headers,
      },
    });
  } catch (error) {
    const known = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const cause = known instanceof Error ? known.message : String(known);
    const code = known instanceof Error && 'code' in known ? String(known.code) : '';
    const remedy = /CERT|SELF_SIGNED|UNABLE_TO|^ERR_TLS/.test(code)
      ? 'Check that the address has the name of the certificate, and name an authority of your own in NODE_EXTRA_CA_CERTS'
      : 'Check the address, and that the server runs';
    throw new SchemaError(`${url} cannot be reached: ${cause.replace(/\.$/, '')}. ${remedy}.`, {
      cause: error,
    });
  }
}

/** Bytes of the longest answer that is read. The largest schemas known have a fifth of it. */
const mostBytes = 50_000_000;

/** The text of an answer, or why it cannot be read. */
async function readText(
  { body }: Response,
  timeout: number,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > mostBytes)
        return {
          problem: `the answer has more than ${mostBytes / 1_000_000} MB. Check the address, or give the schema as an SDL file`,
        };
      chunks.push(chunk);
    }
    return { text: Buffer.concat(chunks).toString() };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return {
        problem: `the answer did not end within ${timeout / 1000} s. Try again, or give the schema as an SDL file`,
      };
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    return {
      problem: code.startsWith('Z_')
        ? 'the answer cannot be unpacked. Look at the compression of the server, or of a proxy in front of it'
        : 'the connection ended before the answer did. Try again, or look at a proxy in front of the server',
    };
  }
}

function describeAnswer(status: number, text: string, body: unknown): string {
  const start = text.trimStart();
  const address = 'Give the address of a GraphQL endpoint, which often ends in /graphql';
  if (body !== undefined)
    return `status ${status}, and the answer holds no \`__schema\`. ${address}`;
  if (status >= 500)
    return `status ${status}: the server cannot answer for now. Try again when it can`;
  if (start === '') return `status ${status}, and the answer is empty. ${address}`;
  if (start.startsWith('<')) return `status ${status}, and the answer is a page. ${address}`;
  if (start.startsWith('{'))
    return `status ${status}, and the answer is no whole JSON. Try again, or look at a proxy in front of the server`;
  return `status ${status}, and the answer is no JSON. ${address}`;
}

/** Names of what was sent tell a credential that is missing from one that is wrong. */
function refusal(status: number, sent: readonly string[]): string {
  const problem = `status ${status}, ${sent.length === 0 ? 'and no header was sent' : `with ${namesOf(sent)}`}`;
  return `${problem}. ${giveCredentials}`;
}

const namesOf = (headers: readonly string[]): string =>
  `${headers.length === 1 ? 'the header' : 'the headers'} ${headers.join(', ')}`;

const giveCredentials =
  'Give credentials with --header "authorization: …", or, for the endpoint of the project, with ADMIN_ENDPOINT_HEADERS={"authorization":"…"} in .env';

/**
 * Throws for a schema without lists. Servers that hide fields by permission answer an anonymous
 * request with an almost empty schema.
 *
 * @throws SchemaError where no query lists records.
 */
export function requireLists(url: string, schema: GraphQLSchema, sent: readonly string[]): void {
  if (listsRecords(schema)) return;
  const seen =
    sent.length === 0
      ? `this is what nobody signed in may see. ${giveCredentials}`
      : `this is what may be seen with ${namesOf(sent)}. Give the credentials of somebody who may see more`;
  throw new SchemaError(`${url} lists no records: ${seen}. Nothing was written.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readMessages(body: unknown): readonly string[] {
  if (
    typeof body !== 'object' ||
    body === null ||
    !('errors' in body) ||
    !Array.isArray(body.errors)
  )
    return [];
  return body.errors.flatMap((error: unknown) =>
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
      ? [error.message]
      : [],
  );
}
