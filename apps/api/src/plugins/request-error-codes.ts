import type { ServerResponse } from 'node:http';

/** Of a value of a variable, as graphql-js words it. */
const aboutVariable =
  /^Variable "\$\w+" (?:got invalid value|of (?:required|non-null) type .+ (?:was not provided|must not be null))/;

interface RequestError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * Codes of errors of the request itself: of its text, its document, the values of its variables.
 * Errors of the text and the document are answered by the server before execution, without
 * `maskError`.
 */
export function createRequestErrorCodesPlugin(): GraphileConfig.Plugin {
  const executed = new WeakSet<ServerResponse>();
  return {
    name: 'RequestErrorCodesPlugin',
    grafast: {
      middleware: {
        async execute(next, { args }) {
          const result = await next();
          const response = args.requestContext?.node?.res;
          if (response && 'data' in result) executed.add(response);
          return result;
        },
      },
    },
    grafserv: {
      middleware: {
        async processRequest(next, { requestDigest }) {
          const result = await next();
          const response = requestDigest.requestContext.node?.res;
          if (result?.type !== 'buffer' || !response || executed.has(response)) return result;
          const text = withCodes(result.buffer.toString('utf8'));
          if (text === undefined) return result;
          const buffer = Buffer.from(text);
          return {
            ...result,
            buffer,
            headers: { ...result.headers, 'content-length': String(buffer.length) },
          };
        },
      },
    },
  };
}

function withCodes(text: string): string | undefined {
  if (!text.startsWith('{"errors":')) return undefined;
  const answer: { readonly errors: readonly RequestError[] } = JSON.parse(text);
  const errors = answer.errors.map((error) => ({
    ...error,
    extensions: { code: codeOf(error.message), ...error.extensions },
  }));
  return JSON.stringify({ ...answer, errors });
}

function codeOf(message: string): string {
  if (message.startsWith('Syntax Error')) return 'GRAPHQL_PARSE_FAILED';
  return aboutVariable.test(message) ? 'BAD_USER_INPUT' : 'GRAPHQL_VALIDATION_FAILED';
}
