import type { FilterCondition, PickerDescriptor, ResourceRecord } from '@admin/gql/resource';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useDataClient } from '../../data/use-data-client.ts';

const pageSize = 25;
const searchDelay = 250;

export interface PickerPages {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly records: readonly ResourceRecord[];
  /** Fetches the next page; does nothing while a page is pending or when there is none. */
  readonly loadMore: () => void;
}

interface State {
  /** Search text of these records. */
  readonly search: string | null;
  readonly status: PickerPages['status'];
  readonly records: readonly ResourceRecord[];
  readonly next: { readonly page: number; readonly after?: string } | null;
}

const none: readonly FilterCondition[] = [];

const nothingYet: State = { search: null, status: 'loading', records: [], next: null };

/**
 * Fetches records of a resource that match a search, page by page. Typing is debounced, and a
 * superseded request is aborted. No request is sent while `isOpen` is `false`.
 */
export function usePickerPages(
  picker: PickerDescriptor,
  search: string,
  isOpen: boolean,
  filters = none,
): PickerPages {
  const client = useDataClient();
  const [state, setState] = useState(nothingYet);
  const isLoadingMore = useRef(false);
  const running = useRef<AbortController | null>(null);

  const load = useCallback(
    async (page: number, after: string | undefined, abort: AbortController) => {
      const request = { page, pageSize, after, sort: [], filters, search, columns: [] };
      const { data } = await client.query(
        { query: picker.document, variables: picker.variables(request) },
        { freshness: 'fresh', isSeparate: true, signal: abort.signal },
      );
      const { hasNextPage, endCursor } = picker.page(data, request);
      return {
        records: picker.records(data, request),
        next: hasNextPage ? { page: page + 1, after: endCursor ?? undefined } : null,
      };
    },
    [client, picker, search, filters],
  );

  const asked = useRef('');
  useEffect(() => {
    if (!isOpen) return undefined;
    const abort = new AbortController();
    running.current = abort;
    isLoadingMore.current = false;
    const begin = async () => {
      try {
        const first = await load(0, undefined, abort);
        if (!abort.signal.aborted) setState({ search, status: 'ready', ...first });
      } catch {
        if (!abort.signal.aborted) setState({ search, status: 'failed', records: [], next: null });
      }
    };
    const timer = setTimeout(() => void begin(), asked.current === search ? 0 : searchDelay);
    asked.current = search;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [load, search, isOpen]);

  const { next } = state;
  const loadMore = async () => {
    const abort = running.current;
    if (
      !next ||
      !abort ||
      abort.signal.aborted ||
      isLoadingMore.current ||
      state.status !== 'ready'
    )
      return;
    isLoadingMore.current = true;
    try {
      const more = await load(next.page, next.after, abort);
      if (!abort.signal.aborted)
        setState((before) => ({
          ...before,
          records: [...before.records, ...more.records],
          next: more.next,
        }));
    } catch {
      // The loaded pages stay; further scrolling retries.
    } finally {
      isLoadingMore.current = false;
    }
  };
  return {
    status: state.search === search ? state.status : 'loading',
    records: state.records,
    loadMore: () => void loadMore(),
  };
}
