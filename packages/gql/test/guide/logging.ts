import { AdminError, createAdminClient, type SchemaConfig } from '@admin/gql';
import { createRetryLink } from '@admin/gql/transport';
import { ApolloLink, type ApolloClient } from '@apollo/client';
import { tap } from 'rxjs';

export interface LogEntry {
  readonly operation: string;
  readonly milliseconds: number;
  /** `OK`, or the code of the error. */
  readonly outcome: string;
  /** Finds the failure in the server's log. */
  readonly serverErrorId?: string | undefined;
}

/** Writes down how each operation ended. Variables stay out of it: they hold what people have typed. */
export function createLogLink(write: (entry: LogEntry) => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const started = performance.now();
    const log = (error?: unknown) => {
      const known = error instanceof AdminError ? error : undefined;
      write({
        operation: operation.operationName ?? '',
        milliseconds: performance.now() - started,
        outcome: known?.code ?? 'OK',
        serverErrorId: known?.serverErrorId,
      });
    };
    return forward(operation).pipe(tap({ complete: () => log(), error: log }));
  });
}

/** In front of the retries the link hears of each operation once, behind them of each attempt. */
export function createLoggingClient(
  uri: string,
  schema: SchemaConfig,
  write: (entry: LogEntry) => void,
): ApolloClient {
  return createAdminClient({ uri, schema, links: [createLogLink(write), createRetryLink()] });
}
