import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode, type DocumentNode } from 'graphql';
import { Observable, shareReplay, tap } from 'rxjs';

/** Options of `createHeadStartLink`. */
export interface HeadStartOptions {
  /** Milliseconds for which a prefetched result is kept. @defaultValue 10_000 */
  lasts?: number | undefined;
}

/**
 * Milliseconds. The result is shown by then; storing it a second time can wait until after the
 * paint.
 */
const afterPaint = 50;

interface HeadStart {
  readonly query: DocumentNode;
  readonly variables: string;
  /** Time of the result, from which its lifetime counts; infinite while it is pending. */
  answeredAt: number;
  readonly result: Observable<ApolloLink.Result>;
  /** A screen has used the result. */
  isUsed: boolean;
}

/**
 * Prefetches queries for screens. A query with `context: { headStart: true, queryDeduplication:
 * false }` is sent, and the first equal query gets its result, pending or complete. Later equal
 * queries are sent to the server.
 *
 * A result is used once and within a limited time. It is dropped after a mutation, which may have
 * made it stale, after an error, and when the store of the client is cleared. Use it as the first
 * link, so that the later links apply to both queries alike.
 */
export function createHeadStartLink({ lasts = 10_000 }: HeadStartOptions = {}): ApolloLink {
  const sent = new Set<HeadStart>();
  const watchedClients = new WeakSet<object>();

  const find = ({ query, variables }: ApolloLink.Operation) => {
    for (const headStart of sent)
      if (Date.now() - headStart.answeredAt > lasts) sent.delete(headStart);
    const text = JSON.stringify(variables);
    return [...sent].find((headStart) => headStart.query === query && headStart.variables === text);
  };

  return new ApolloLink((operation, forward) => {
    const { client, query, variables, operationType } = operation;
    if (operationType !== OperationTypeNode.QUERY) {
      if (operationType === OperationTypeNode.MUTATION) sent.clear();
      return forward(operation);
    }
    const match = find(operation);
    if (!operation.getContext().headStart) {
      if (!match) return forward(operation);
      sent.delete(match);
      match.isUsed = true;
      return match.answeredAt === Infinity ? match.result : delayed(match.result);
    }
    if (match) return match.result;
    if (!watchedClients.has(client)) client.onClearStore(async () => sent.clear());
    watchedClients.add(client);
    const forget = () => sent.delete(headStart);
    const answered = () => {
      headStart.answeredAt = Date.now();
    };
    const result = forward(operation).pipe(
      tap({ next: answered, error: forget }),
      shareReplay({ bufferSize: Infinity, refCount: true }),
    );
    const headStart: HeadStart = {
      query,
      variables: JSON.stringify(variables),
      answeredAt: Infinity,
      result,
      isUsed: false,
    };
    sent.add(headStart);
    return waitForUse(headStart);
  });
}

/**
 * The query of the screen stores the result in the cache. The prefetch itself is delayed until the
 * screen is painted.
 */
function waitForUse(headStart: HeadStart): Observable<ApolloLink.Result> {
  const { result } = headStart;
  return new Observable((observer) => {
    observer.add(
      result.subscribe({
        next: (value) => headStart.isUsed || observer.next(value),
        error: (error) => observer.error(error),
        complete: () =>
          headStart.isUsed
            ? observer.add(delayed(result).subscribe(observer))
            : observer.complete(),
      }),
    );
  });
}

/** Like the operator `delay`, without its schedulers, which would be in the bundle of every page. */
function delayed<Value>(source: Observable<Value>): Observable<Value> {
  return new Observable((observer) => {
    const timer = setTimeout(() => observer.add(source.subscribe(observer)), afterPaint);
    return () => clearTimeout(timer);
  });
}
