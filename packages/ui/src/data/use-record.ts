import type {
  FieldDescriptor,
  RecordKey,
  ResourceRecord,
  ShowDescriptor,
} from '@admin/gql/resource';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

import { recordQuery } from './record-query.ts';
import { errorCode } from '../text/error-text.ts';
import { recordFailures, type FieldFailures } from './field-failures.ts';

/** State of a record: loading, missing, failed or ready. */
export type RecordState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly record: ResourceRecord; readonly failures: FieldFailures };

/** Reads a record: from the cache at once, and then from the server. */
export function useRecord(
  show: ShowDescriptor,
  key: RecordKey,
  fields: readonly FieldDescriptor[],
): RecordState {
  const { query, variables } = useMemo(() => recordQuery(show, key), [show, key]);
  const { data, error, loading, refetch } = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const record = useMemo(
    () => (data === undefined || data === null ? undefined : show.record(data)),
    [data, show],
  );
  if (record)
    return {
      status: 'ready',
      record,
      failures: recordFailures(
        error,
        fields.map(({ name }) => name),
      ),
    };
  if (loading) return { status: 'loading' };
  if (error && errorCode(error) !== 'NOT_FOUND') {
    const retry = () => {
      refetch().catch(() => undefined);
    };
    return { status: 'failed', error, retry };
  }
  return { status: 'missing' };
}
