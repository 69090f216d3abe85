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
 * Asks an endpoint for its schema. Servers that do not know the newer parts of introspection are
 * asked again without them.
 *
 * @throws SchemaError that says what the server answered.
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
  const answer = modern.introspection ? modern : await ask(url, getIntrospectionQuery(), options);
  if (!answer.introspection)
    throw new SchemaError(`${url} does not tell its schema: ${answer.problem}.`);
  return buildClientSchema(answer.introspection, { assumeValid: true });
}

async function ask(
  url: string,
  query: string,
  { headers = {}, timeout = 30_000 }: IntrospectOptions,
): Promise<{
  readonly introspection?: Parameters<typeof buildClientSchema>[0];
  readonly problem: string;
}> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ operationName: 'IntrospectionQuery', query, variables: {} }),
      signal: AbortSignal.timeout(timeout),
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...headers,
      },
    });
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new SchemaError(
      `${url} cannot be reached: ${cause}. Check the address, and that the server runs.`,
      { cause: error },
    );
  }
  const text = await response.text();
  const body = parseJson(text);
  const introspection = readIntrospection(body);
  if (introspection) return { introspection, problem: '' };
  const messages = readMessages(body);
  if (response.status === 401 || response.status === 403)
    return { problem: refusal(response.status, Object.keys(headers)) };
  if (messages.length > 0)
    return {
      problem: `${messages.join('; ').replace(/\.$/, '')}. Switch introspection on there, or give the schema as an SDL file`,
    };
  return {
    problem:
      body === undefined
        ? `status ${response.status}, and the answer is no JSON`
        : `status ${response.status}, and the answer holds no \`__schema\``,
  };
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
 * What a schema says of who asked for it: servers that leave out what one may not see answer those
 * who are not signed in with a schema of nothing.
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
