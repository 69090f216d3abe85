import type { AdminError } from '../errors/admin-error.ts';
import { toAdminError } from '../errors/to-admin-error.ts';
import { steady } from './steady.ts';
import { whenOnline } from './when-online.ts';

/** Options for reconnecting a subscription. */
export interface ReconnectOptions {
  /** Number of consecutive attempts to reconnect. @defaultValue 10 */
  attempts?: number | undefined;
  /**
   * Milliseconds; the wait before attempt n is anything up to `delay * 2 ** (n - 1)`, at most
   * `maxDelay`. @defaultValue 1_000
   */
  delay?: number | undefined;
  /** Upper limit of a wait in milliseconds. @defaultValue 30_000 */
  maxDelay?: number | undefined;
  /**
   * Upper limit in milliseconds for the wait that a server requests (`Retry-After`). @defaultValue
   * 3_600_000
   */
  maxRetryAfter?: number | undefined;
  /** Called after reconnecting: events in between were lost. @defaultValue no callback */
  onResume?: (() => void) | undefined;
}

/**
 * Runs a connection until it ends regularly, and again after each loss. Waits grow, with full
 * jitter, and a `Retry-After` is honoured. Offline, the wait lasts until the network returns.
 */
export function createReconnect(
  {
    attempts = 10,
    delay = 1_000,
    maxDelay = 30_000,
    maxRetryAfter = 3_600_000,
    onResume,
  }: ReconnectOptions,
  closed: AbortSignal,
  operationName?: string,
) {
  let failures = 0;
  let openedAt: number | undefined;
  return {
    opened(): void {
      if (failures > 0) onResume?.();
      openedAt = Date.now();
    },
    async run(connect: () => Promise<void>): Promise<void> {
      for (;;) {
        try {
          return await connect();
        } catch (cause) {
          if (closed.aborted) return;
          const error = toAdminError(cause, { operationName, operationType: 'subscription' });
          if (openedAt !== undefined && Date.now() - openedAt > steady) failures = 0;
          openedAt = undefined;
          failures += 1;
          if (!isPassing(error) || failures > attempts) throw error;
          const requestedDelay = error.retryAt
            ? Math.min(maxRetryAfter, Math.max(0, error.retryAt.getTime() - Date.now()))
            : 0;
          await wait(
            requestedDelay + Math.random() * Math.min(maxDelay, delay * 2 ** (failures - 1)),
            delay,
            closed,
          );
          if (closed.aborted) return;
        }
      }
    },
  };
}

function isPassing(error: AdminError): boolean {
  return (
    error.code === 'NETWORK' ||
    error.code === 'TIMEOUT' ||
    error.code === 'TOO_MANY_REQUESTS' ||
    (error.code === 'SERVER_STATUS' && (error.status ?? 0) >= 500)
  );
}

function wait(milliseconds: number, spread: number, closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = whenOnline(milliseconds, Math.random() * spread, resolve);
    closed.addEventListener(
      'abort',
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });
}
