import type { ServerResponse } from 'node:http';
import { isAsyncIterable } from 'grafast';
import { type ExecutionResult, getOperationAST, GraphQLError, OperationTypeNode } from 'grafast/graphql';

interface Status {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const statuses: Readonly<Record<string, Status>> = {
  DATABASE_UNAVAILABLE: { statusCode: 503, headers: { 'Retry-After': '2' } },
  TIMEOUT: { statusCode: 504 },
};
/** Where the request failed before its operation was begun. */
const notBegun: Status = { statusCode: 500 };

/**
 * HTTP statuses that say what became of a request: 503 and 504 where no field of the operation has data because the database was out of reach
 * or a statement took too long, and 503 for every query that the database was lost under. An error before the operation, as in looking up the session, is masked and coded like any other.
 */
export function createAnswerStatusPlugin(maskError: (error: GraphQLError) => GraphQLError): GraphileConfig.Plugin {
  const failures = new WeakMap<object, unknown>();
  const answers = new WeakMap<ServerResponse, Status>();
  return {
    name: 'AnswerStatusPlugin',
    grafast: {
      middleware: {
        async prepareArgs(next, { args }) {
          try {
            return await next();
          } catch (error) {
            failures.set(args, error);
            return args;
          }
        },
        async execute(next, { args }) {
          const response = args.requestContext?.node?.res;
          if (failures.has(args)) {
            const failure = failures.get(args);
            const error = maskError(new GraphQLError('', { originalError: failure instanceof Error ? failure : new Error(String(failure)) }));
            if (response) answers.set(response, statuses[String(error.extensions.code)] ?? notBegun);
            return { errors: [error] };
          }
          const result = await next();
          if (isAsyncIterable(result) || !result.errors) return result;
          const errors = result.errors.map(maskError);
          const codes = errors.map(({ extensions }) => String(extensions.code));
          // A query can be asked again as a whole; of a mutation a part may be done, and is told.
          const isToRepeat = codes.includes('DATABASE_UNAVAILABLE') && getOperationAST(args.document, args.operationName)?.operation === OperationTypeNode.QUERY;
          const status = isToRepeat ? statuses.DATABASE_UNAVAILABLE : hasData(result) ? undefined : codes.map((code) => statuses[code]).find(Boolean);
          if (status && response) answers.set(response, status);
          return { ...result, errors };
        },
      },
    },
    grafserv: {
      middleware: {
        async processRequest(next, { requestDigest }) {
          const result = await next();
          const response = requestDigest.requestContext.node?.res;
          const status = response && answers.get(response);
          if (!status || (result?.type !== 'buffer' && result?.type !== 'json')) return result;
          return { ...result, statusCode: status.statusCode, headers: { ...result.headers, ...status.headers } };
        },
      },
    },
  };
}

function hasData({ data }: ExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}
