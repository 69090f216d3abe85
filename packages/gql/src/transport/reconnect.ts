import type { AdminError } from '../errors/admin-error.ts';
import { toAdminError } from '../errors/to-admin-error.ts';

export interface ReconnectOptions {
  /** How often in a row a lost connection is opened again. @defaultValue 10 */
  attempts?: number;
  /** Milliseconds; the wait before attempt n is anything up to `delay * 2 ** (n - 1)`, at most `maxDelay`. @defaultValue 1_000 */
  delay?: number;
  /** @defaultValue 30_000 */
  maxDelay?: number;
  /** Called when a lost connection is there again: what happened in between was missed. */
  onResume?: () => void;
}

/** Runs a connection until it ends by itself, again after each loss. Waits grow, with full jitter; a connection that was up starts them anew. */
export function createReconnect({ attempts = 10, delay = 1_000, maxDelay = 30_000, onResume }: ReconnectOptions, closed: AbortSignal) {
  let failures = 0;
  let lost = false;
  return {
    opened(): void {
      if (lost) onResume?.();
      failures = 0;
    },
    async run(connect: () => Promise<void>): Promise<void> {
      for (;;) {
        try {
          return await connect();
        } catch (cause) {
          if (closed.aborted) return;
          const error = toAdminError(cause);
          failures += 1;
          lost = true;
          if (!isPassing(error) || failures > attempts) throw error;
          await wait(Math.random() * Math.min(maxDelay, delay * 2 ** (failures - 1)), closed);
          if (closed.aborted) return;
        }
      }
    },
  };
}

function isPassing(error: AdminError): boolean {
  return error.code === 'NETWORK' || error.code === 'TIMEOUT' || error.code === 'TOO_MANY_REQUESTS' || (error.status ?? 0) >= 500;
}

function wait(milliseconds: number, closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    closed.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}
