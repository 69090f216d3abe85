import type { Unmasked } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql';

import { faultyFetch } from './faulty-fetch.ts';
import type { FaultPlan } from './faults.ts';
import type { MockSchema } from './create-mock-schema.ts';
import { readOperation } from './read-operation.ts';

/** Refusal of the server, in place of data. */
export interface Refusal {
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[] | undefined;
    readonly extensions?: Readonly<Record<string, unknown>> | undefined;
  }[];
}

/**
 * Creates a refusal as the server returns it: `refusal('UNIQUE_VIOLATION', { columns: ['email']
 * })`.
 */
export function refusal(
  code: string,
  extensions: Readonly<Record<string, unknown>> = {},
  message = `Refused: ${code}`,
): Refusal {
  return { errors: [{ message, path: ['operation'], extensions: { code, ...extensions } }] };
}

/** Options of `mockOperation`. */
export interface MockOptions {
  /** Faults of the requests, in the order in which they arrive. @defaultValue no faults */
  readonly faults?: FaultPlan | undefined;
}

/**
 * Handles a request, or returns `undefined` to leave it to the next handler. A broken connection is
 * `Response.error()`.
 */
export type MockHandler = (request: Request) => Promise<Response | undefined>;

/**
 * Handles the operation of one document, with its types: a misspelt field of the result or of the
 * variables does not compile. The operation is recognized in POST and GET, with its text or its
 * hash, and with files, which are in the variables then.
 *
 * ```ts
 * mockFetch(
 *   mockOperation(ViewerDocument, { viewer: null }, { faults: burst(faults.status(503), 2) }),
 *   mockOperation(SignInDocument, ({ input }) => refusal('INVALID_CREDENTIALS')),
 * );
 * ```
 */
export function mockOperation<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  answer: (variables: TVariables) => MockedAnswer<TData> | Promise<MockedAnswer<TData>>,
  options?: MockOptions,
): MockHandler;
export function mockOperation<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  answer: MockedAnswer<NoInfer<TData>>,
  options?: MockOptions,
): MockHandler;
export function mockOperation(
  document: DocumentNode,
  answer: unknown,
  { faults = () => undefined }: MockOptions = {},
): MockHandler {
  const name = nameOf(document);
  const variablesOf = new WeakMap<RequestInit, unknown>();
  const respond = faultyFetch(faults, async (_, init) => {
    const result = isFunction(answer) ? await answer(init && variablesOf.get(init)) : answer;
    return Response.json(isRefusal(result) ? { data: null, ...result } : { data: result });
  });
  return async (request) => {
    const { operationName, variables = {} } = await readOperation(request);
    if (operationName !== name) return undefined;
    const init = { signal: request.signal };
    variablesOf.set(init, variables);
    return respond(request.url, init).catch(() => Response.error());
  };
}

/** Handles all operations that no previous handler does, with an executable mock of the schema. */
export function mockEverything(mock: MockSchema): MockHandler {
  return async (request) => {
    const { query, variables = {}, operationName } = await readOperation(request);
    if (query === undefined) return undefined;
    const { data, errors } = await mock.execute({
      query,
      variables,
      ...(operationName !== undefined && { operationName }),
    });
    return Response.json({
      data,
      ...(errors && { errors: errors.map((error) => error.toJSON()) }),
    });
  };
}

/** Result data, including the fields of fragments. */
type MockedAnswer<TData> = Unmasked<TData> | Refusal;

function nameOf(document: DocumentNode): string {
  const definition = document.definitions.find(
    (candidate): candidate is OperationDefinitionNode =>
      candidate.kind === Kind.OPERATION_DEFINITION,
  );
  if (!definition?.name) throw new Error('A mocked document needs one operation with a name.');
  return definition.name.value;
}

function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'errors' in result && !('data' in result);
}

function isFunction(answer: unknown): answer is (variables: unknown) => unknown {
  return typeof answer === 'function';
}
