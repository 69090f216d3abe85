import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode, type DocumentNode } from 'graphql';
import { Observable, shareReplay, tap } from 'rxjs';

/** Options of `createHeadStartLink`. */
export interface HeadStartOptions {
  /** Milliseconds that an answer waits for whoever asks. @defaultValue 10_000 */
  lasts?: number | undefined;
}

/**
 * Milliseconds. The cache has shown the answer by then: to store it once more can wait until it has
 * been painted.
 */
const afterPaint = 50;

interface HeadStart {
  readonly query: DocumentNode;
  readonly variables: string;
  /** Since when the answer waits; it takes as long as it takes to come. */
  answeredAt: number;
  readonly result: Observable<ApolloLink.Result>;
  /** Somebody has asked, and shows the answer. */
  isUsed: boolean;
}

/**
 * Lets a query be sent before the screen that will ask it is there: one with `context: { headStart:
 * true, queryDeduplication: false }` is sent, and the first that is equal to it gets its answer,
 * whether that has come or is on its way. Everything after that is asked of the server again.
 *
 * An answer is given once and not for long; it is forgotten by a mutation, which may have made it
 * stale, by a failure, and with the store of the client. The first of the links, so that both go
 * the same way from there.
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

/** Whoever shows the answer stores it: until that has been painted, who sent the query ahead waits. */
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

/** As the operator `delay`, without the schedulers that it brings to every page. */
function delayed<Value>(source: Observable<Value>): Observable<Value> {
  return new Observable((observer) => {
    const timer = setTimeout(() => observer.add(source.subscribe(observer)), afterPaint);
    return () => clearTimeout(timer);
  });
}
