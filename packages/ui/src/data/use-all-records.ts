import type {
  KeyedResource,
  ListDescriptor,
  ListRequest,
  ResourceRecord,
} from '@admin/gql/resource';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useDataClient } from './use-data-client.ts';
import { createAsker, isRefusal } from './ask-records.ts';
import { createRecordPages } from './record-pages.ts';

/** Greatest number of records that a tab holds in memory. */
export const mostChosen = 100_000;

export interface AllRecordsOptions {
  readonly resource: KeyedResource;
  readonly list: ListDescriptor;
  readonly request: ListRequest;
}

export interface AllRecords {
  /** Number of records read so far; `null` while idle. */
  readonly found: number | null;
  /**
   * Reads all records that match the conditions of the list, with its columns, page by page.
   * `null`: the user stopped it.
   */
  readonly read: () => Promise<readonly ResourceRecord[] | 'tooMany' | null>;
  readonly stop: () => void;
}

export function useAllRecords({ resource, list, request }: AllRecordsOptions): AllRecords {
  const client = useDataClient();
  const [found, setFound] = useState<number | null>(null);
  const reading = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    reading.current?.abort();
    reading.current = null;
    setFound(null);
  }, []);
  useEffect(() => stop, [stop]);
  const read = async (): Promise<readonly ResourceRecord[] | 'tooMany' | null> => {
    if (reading.current) return null;
    const { signal } = (reading.current = new AbortController());
    const pages = createRecordPages({
      list,
      key: resource.key,
      request,
      total: () => undefined,
      isRefusal,
      ask: createAsker({ client, list, signal, wanted: [], onFailed: () => undefined }),
    });
    const records: ResourceRecord[] = [];
    setFound(0);
    try {
      for (let page = await pages.next(); page !== null; page = await pages.next()) {
        if (signal.aborted) return null;
        records.push(...page);
        if (records.length > mostChosen) return 'tooMany';
        setFound(records.length);
      }
      return signal.aborted ? null : records;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (!signal.aborted) stop();
    }
  };
  return { found, read, stop };
}
