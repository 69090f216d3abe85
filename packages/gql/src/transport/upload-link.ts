import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';

import type { UploadProgress } from './context.ts';
import { markedNumbersFetch, withNumbers } from './exact-numbers.ts';

/**
 * Options of `createUploadLink`: those of Apollo Client's `HttpLink`, and the headers of a
 * multipart request.
 */
export interface UploadLinkOptions extends BaseHttpLink.Options {
  /**
   * Headers that make a browser send a preflight request before a multipart request to another
   * origin, which servers require against CSRF.
   *
   * @defaultValue { 'apollo-require-preflight': 'true', 'graphql-preflight': '1' }
   */
  preflightHeaders?: Record<string, string> | undefined;
}

/**
 * Terminal link for uploads: an operation with files anywhere in its variables is sent as a
 * multipart request (GraphQL multipart request specification), other operations by plain HTTP.
 * `context: { onUploadProgress }` receives the progress. Unsubscribing or
 * `context.fetchOptions.signal` cancels the upload.
 *
 * ```ts
 * createAdminClient({ schema, terminal: createUploadLink({ uri: '/graphql' }) });
 * ```
 */
export function createUploadLink({
  preflightHeaders = { 'apollo-require-preflight': 'true', 'graphql-preflight': '1' },
  ...options
}: UploadLinkOptions = {}): ApolloLink {
  const plain = new BaseHttpLink({ ...options, fetch: markedNumbersFetch(options.fetch) });
  return withNumbers(
    new ApolloLink((operation, forward) => {
      const { value: variables, files } = extractFiles(operation.variables);
      if (files.size === 0) return plain.request(operation, forward);
      const { onUploadProgress } = operation.getContext();
      const send: typeof fetch = (input, init) => {
        const { 'content-type': _, ...headers } = Object.fromEntries(new Headers(init?.headers));
        // Apollo passes the body and the address as strings.
        const operations: { variables?: object } = JSON.parse(
          typeof init?.body === 'string' ? init.body : '{}',
        );
        // Apollo omits variables that the document does not declare.
        const declared = Object.fromEntries(
          Object.entries(variables).filter(([name]) =>
            Object.hasOwn(operations.variables ?? {}, name),
          ),
        );
        const body = multipartBody({ ...operations, variables: declared }, files);
        const request = { ...init, headers: { ...headers, ...preflightHeaders }, body };
        if (onUploadProgress)
          return fetchWithProgress(input, request, onUploadProgress, options.fetch ?? fetch);
        return (options.fetch ?? fetch)(input, request);
      };
      // A query with files does not fit into an address.
      operation.setContext(({ fetchOptions }: { fetchOptions?: RequestInit }) => ({
        fetchOptions: { ...fetchOptions, method: 'POST' },
      }));
      return new BaseHttpLink({ ...options, fetch: markedNumbersFetch(send) }).request(
        operation,
        forward,
      );
    }),
  );
}

/**
 * Replaces the files in the variables by `null`, and returns them with their paths. A file at two
 * paths is sent once.
 */
export function extractFiles(variables: Readonly<Record<string, unknown>>): {
  value: Readonly<Record<string, unknown>>;
  files: Map<Blob, string[]>;
} {
  const files = new Map<Blob, string[]>();
  const extract = (value: unknown, path: string): unknown => {
    if (value instanceof Blob) {
      files.set(value, [...(files.get(value) ?? []), path]);
      return null;
    }
    if (Array.isArray(value))
      return value.map((entry, index) => extract(entry, `${path}.${index}`));
    if (typeof value !== 'object' || value === null || 'toJSON' in value || isRawNumber(value))
      return value;
    // A `FileList` of an input with `multiple` is not an array.
    if ('FileList' in globalThis && value instanceof FileList)
      return extract(Array.from(value), path);
    return extractFields(value, path);
  };
  const extractFields = (value: object, path: string) =>
    Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, extract(entry, `${path}.${name}`)]),
    );
  return { value: extractFields(variables, 'variables'), files };
}

/** Tests for a result of `JSON.rawJSON`, which must not be copied as an object. */
function isRawNumber(value: object): boolean {
  const isRaw: unknown = Reflect.get(JSON, 'isRawJSON');
  return typeof isRaw === 'function' && Reflect.apply(isRaw, JSON, [value]) === true;
}

function multipartBody(operations: unknown, files: ReadonlyMap<Blob, readonly string[]>): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify(operations));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries([...files.values()].map((paths, index) => [index, paths]))),
  );
  [...files.keys()].forEach((file, index) =>
    form.append(
      String(index),
      file,
      'name' in file && typeof file.name === 'string' ? file.name : 'blob',
    ),
  );
  return form;
}

type UploadRequest = RequestInit & { body: FormData };

/**
 * Sends an upload with progress. Browsers only report it through `XMLHttpRequest`; elsewhere the
 * body is counted while it is read.
 */
function fetchWithProgress(
  input: RequestInfo | URL,
  init: UploadRequest,
  onProgress: (progress: UploadProgress) => void,
  fetcher: typeof fetch,
): Promise<Response> {
  return typeof XMLHttpRequest === 'undefined'
    ? fetchCounting(input, init, onProgress, fetcher)
    : fetchByXhr(input instanceof Request ? input.url : input, init, onProgress);
}

const pieceSize = 65_536;

async function fetchCounting(
  input: RequestInfo | URL,
  init: UploadRequest,
  onProgress: (progress: UploadProgress) => void,
  fetcher: typeof fetch,
): Promise<Response> {
  const encoded = new Response(init.body);
  const type = encoded.headers.get('content-type') ?? 'multipart/form-data';
  const blob = await encoded.blob();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await blob.slice(sent, sent + pieceSize).arrayBuffer();
      sent += piece.byteLength;
      controller.enqueue(new Uint8Array(piece));
      onProgress({ sent, total: blob.size });
      if (sent >= blob.size) controller.close();
    },
  });
  const streamed = {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), 'content-type': type },
    body,
    duplex: 'half',
  };
  return fetcher(input, streamed);
}

function fetchByXhr(
  url: string | URL,
  init: UploadRequest,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', url);
    xhr.withCredentials = init.credentials === 'include';
    xhr.responseType = 'text';
    new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ sent: loaded, total }),
    );
    xhr.addEventListener('load', () => {
      const headers = new Headers();
      for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
        const colon = line.indexOf(':');
        if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
      }
      // A response with a null body status must not have a body, not even an empty one.
      const body: string = xhr.response;
      resolve(
        new Response([204, 205, 304].includes(xhr.status) ? null : body, {
          status: xhr.status,
          statusText: xhr.statusText,
          headers,
        }),
      );
    });
    xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    xhr.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled.', 'AbortError')),
    );
    init.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(init.body);
  });
}
