import type { ApolloClient } from '@apollo/client';

/** Schedule of cache refreshes after the writes of a client. */
export interface RefreshSchedule {
  readonly startWrite: () => void;
  readonly endWrite: () => void;
  /** Counts a series of writes as a pending write until the series ends. */
  readonly joinSeries: (client: ApolloClient, series: Promise<unknown> | undefined) => void;
  /** Requests a refresh. Requests that follow each other closely share it. */
  readonly request: (client: ApolloClient, isOfSeries: boolean) => void;
}

/**
 * Milliseconds between the last write and its refresh. Writes that follow each other closely share
 * a refresh, and screens that a write closes are unmounted by then.
 */
const refreshDelay = 10;
/** Greatest wait of a refresh for pending writes, in milliseconds. */
const maxWait = 500;
/** Greatest wait of a refresh for a series of writes, in milliseconds. */
const maxWaitForSeries = 5000;

/**
 * Runs `refresh` once a requested refresh is due: no write is pending, or the greatest wait is
 * over.
 */
export function createRefreshSchedule(refresh: (client: ApolloClient) => void): RefreshSchedule {
  let pendingWrites = 0;
  let isRequested = false;
  let deadline = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pendingSeries = new Set<Promise<unknown>>();

  const schedule = (client: ApolloClient) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (pendingWrites > 0 && Date.now() < deadline) return schedule(client);
        isRequested = false;
        refresh(client);
      },
      pendingWrites > 0 ? deadline - Date.now() : refreshDelay,
    );
  };

  return {
    startWrite() {
      pendingWrites += 1;
    },
    endWrite() {
      pendingWrites -= 1;
    },
    joinSeries(client, series) {
      if (!series || pendingSeries.has(series)) return;
      pendingSeries.add(series);
      pendingWrites += 1;
      const end = () => {
        pendingSeries.delete(series);
        pendingWrites -= 1;
        if (isRequested) schedule(client);
      };
      series.then(end, end);
    },
    request(client, isOfSeries) {
      const latest = Date.now() + (isOfSeries ? maxWaitForSeries : maxWait);
      deadline = isRequested ? Math.min(deadline, latest) : latest;
      isRequested = true;
      schedule(client);
    },
  };
}
