import { AdminError } from '@admin/gql';
import type {
  CountDescriptor,
  FieldDescriptor,
  ListDescriptor,
  ListRequest,
} from '@admin/gql/resource';

import { rowsQuery } from './rows-query.ts';
import type { DataClient } from './data-client.ts';
import { errorCode } from '../text/error-text.ts';
import { listFailures } from './field-failures.ts';
import type { RequestedPage } from './record-pages.ts';

export interface AskerOptions {
  readonly client: DataClient;
  readonly list: ListDescriptor;
  readonly signal: AbortSignal;
  /** Fields of the export. */
  readonly wanted: readonly FieldDescriptor[];
  /** Reports the number of failed values of these fields. */
  readonly onFailed: (values: number) => void;
}

/**
 * Creates a function that fetches the records of a request. It bypasses the cache, which would
 * store all records of an export.
 */
export const createAsker =
  ({ client, list, signal, wanted, onFailed }: AskerOptions) =>
  async (asked: ListRequest): Promise<RequestedPage> => {
    const { data, error } = await client.query(rowsQuery(list, asked), {
      freshness: 'uncached',
      isPartial: true,
      signal,
    });
    if (data === undefined) throw error ?? new Error('The server answered without data.');
    const records = list.records(data, asked);
    const failures = listFailures(error, data, [
      ...list.columns.map(({ field }) => field.name),
      ...(list.more ?? []).map(({ name }) => name),
    ]);
    // A failed list must not be taken for an empty one.
    if (error && (records.length === 0 || failures.isEmpty)) throw error;
    if (!failures.isEmpty)
      onFailed(
        records.reduce(
          (sum, record, row) =>
            sum +
            wanted.filter(({ name }) => record[name] == null && failures.has(row, name)).length,
          0,
        ),
      );
    return { records, page: list.page(data, asked) };
  };

/**
 * Exact number of records, also beyond the limit at which the server stops counting for a list.
 * `undefined` where the number is not exact or cannot be fetched.
 */
export async function countOf(
  client: DataClient,
  count: CountDescriptor,
  request: ListRequest,
  signal: AbortSignal,
): Promise<number | undefined> {
  try {
    const { data } = await client.query(
      { query: count.document, variables: count.variables(request, true) },
      { freshness: 'uncached', signal },
    );
    const counted = data === undefined ? undefined : count.total(data);
    return counted?.exact ? counted.count : undefined;
  } catch {
    return undefined;
  }
}

const aboutTheRequest: ReadonlySet<string> = new Set([
  'INVALID_OPERATION',
  'READ_REFUSED',
  'SERVER_FAULT',
]);

/**
 * Tests whether the error concerns the request itself, so that a smaller page may succeed. Network
 * and session errors do not.
 */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof AdminError ? (error.status ?? 0) : 0;
  return (
    aboutTheRequest.has(errorCode(error)) ||
    (errorCode(error) === 'SERVER_STATUS' && status >= 400 && status < 500)
  );
}
