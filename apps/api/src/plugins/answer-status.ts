import type { ServerResponse } from 'node:http';
import { isAsyncIterable } from 'grafast';
import {
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
} from 'grafast/graphql';

interface Status {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const statuses: ReadonlyMap<string, Status> = new Map<string, Status>([
  ['DATABASE_UNAVAILABLE', { statusCode: 503, headers: { 'Retry-After': '2' } }],
  ['TIMEOUT', { statusCode: 504 }],
  ['TOO_MANY_REQUESTS', { statusCode: 429 }],
]);
/** Codes of errors after which a query can be repeated. */
const passing = ['DATABASE_UNAVAILABLE', 'TOO_MANY_REQUESTS'];
/** Status of a request that failed before its operation began. */
const rejectedStatus: Status = { statusCode: 500 };

/**
 * HTTP statuses of a request. 503, 504 and 429 are answered where no field of the operation has
 * data because the database was unreachable, a statement took too long or the account has too many
 * pending statements. 503 and 429 are also answered for every query of which a part failed in that
 * way. An error before the operation, for instance in the look-up of the session, is masked and
 * coded like any other.
 */
export function createAnswerStatusPlugin(
  maskError: (error: GraphQLError) => GraphQLError,
): GraphileConfig.Plugin {
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
            const error = maskError(
              new GraphQLError('', {
                originalError: failure instanceof Error ? failure : new Error(String(failure)),
              }),
            );
            if (response) answers.set(response, statusOf(error) ?? rejectedStatus);
            return { errors: [error] };
          }
          const result = await next();
          if (isAsyncIterable(result) || !result.errors) return result;
          const errors = result.errors.map(maskError);
          const statusOfCode = (code: string): Status | undefined =>
            statusOf(errors.find(({ extensions }) => extensions.code === code));
          // A query can be repeated as a whole. A mutation may be partly done, and its answer tells
          // which part.
          const isQuery =
            getOperationAST(args.document, args.operationName)?.operation ===
            OperationTypeNode.QUERY;
          const repeat = isQuery ? passing.map(statusOfCode).find(Boolean) : undefined;
          const status =
            repeat ?? (hasData(result) ? undefined : errors.map(statusOf).find(Boolean));
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
          return {
            ...result,
            statusCode: status.statusCode,
            headers: { ...result.headers, ...status.headers },
          };
        },
      },
    },
  };
}

/** With the time that the error names. */
function statusOf(error: GraphQLError | undefined): Status | undefined {
  const status = statuses.get(String(error?.extensions.code));
  const retryAfter = error?.extensions.retryAfter;
  return status && typeof retryAfter === 'number'
    ? { ...status, headers: { 'Retry-After': String(retryAfter) } }
    : status;
}

function hasData({ data }: ExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}
