import type { RecordKey, ResourceRecord, ShowDescriptor } from '@admin/gql/resource';
import { useMemo } from 'react';

import { recordQuery } from './record-query.ts';
import { useQueryAnswer } from './use-query-answer.ts';

export interface StoredRecord {
  /** `undefined` until it is loaded, `null` where it does not exist. */
  readonly record: ResourceRecord | null | undefined;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Record to edit: from the cache at once, and then from the server. A result with errors yields no
 * record.
 */
export function useStoredRecord(show: ShowDescriptor, key: RecordKey): StoredRecord {
  const { query, variables } = recordQuery(show, key);
  const { data, error, refetch } = useQueryAnswer(query, variables, { isRefreshed: true });
  const record = useMemo(() => (data === undefined ? undefined : show.record(data)), [data, show]);
  return { record, error, refetch };
}
