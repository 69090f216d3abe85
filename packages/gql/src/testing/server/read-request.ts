import type { IncomingMessage } from 'node:http';

/** A received request. */
export interface GraphQLRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly operationName: string | undefined;
  readonly query: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly extensions: Readonly<Record<string, unknown>>;
  /** The body as text; for a form, including its boundaries. */
  readonly body: string;
  /** Files of a multipart request, by path in the variables. */
  readonly files: Readonly<Record<string, File>>;
}

/** Reads a request (GraphQL over HTTP and the GraphQL multipart request specification). */
export async function readRequest(message: IncomingMessage): Promise<GraphQLRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
  const url = message.url ?? '';
  const type = headers['content-type'] ?? '';
  const files: Record<string, File> = {};
  let request: Partial<GraphQLRequest>;
  if (message.method === 'GET') {
    const search = new URL(url, 'http://localhost').searchParams;
    request = Object.fromEntries(
      [...search].map(([name, value]) => [
        name,
        name === 'variables' || name === 'extensions' ? JSON.parse(value) : value,
      ]),
    );
  } else if (type.startsWith('multipart/form-data')) {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    request = JSON.parse(textOf(form, 'operations'));
    for (const [name, paths] of Object.entries<string[]>(JSON.parse(textOf(form, 'map')))) {
      const file = form.get(name);
      if (file instanceof File) for (const path of paths) files[path] = file;
    }
  } else {
    request = JSON.parse(bytes.toString());
  }
  const { operationName, query, variables = {}, extensions = {} } = request;
  return {
    method: message.method ?? '',
    url,
    headers,
    operationName,
    query,
    variables,
    extensions,
    body: bytes.toString(),
    files,
  };
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  if (typeof text !== 'string')
    throw new Error(`A multipart request needs the part '${name}' as text.`);
  return text;
}
