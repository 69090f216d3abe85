import type { ServerResponse } from 'node:http';
import type { Database } from '../database/database.ts';

/**
 * `/healthz`: the process lives. Answered whatever the database does: who restarts this process for
 * that would only make it worse.
 */
export function answerHealth(response: ServerResponse): void {
  answer(response, 200, 'ok');
}

/** `/readyz` until the server is: 503. */
export function answerStarting(response: ServerResponse): void {
  answer(response, 503, 'starting');
}

/**
 * Answers `/readyz`: the database answers and can be written to. Asks the database once for all who
 * ask meanwhile.
 */
export function createReadiness(
  database: Pick<Database, 'check'>,
  logError: (id: string, error: Error) => void,
): (response: ServerResponse) => void {
  let pendingCheck: Promise<boolean> | undefined;
  let wasReady = true;
  const check = async (): Promise<boolean> => {
    try {
      await database.check();
      wasReady = true;
    } catch (error) {
      // The error is logged once, not at every check.
      if (wasReady)
        logError('readiness', error instanceof Error ? error : new Error(String(error)));
      wasReady = false;
    } finally {
      pendingCheck = undefined;
    }
    return wasReady;
  };
  return (response) => {
    pendingCheck ??= check();
    void pendingCheck.then((isReady) =>
      answer(response, isReady ? 200 : 503, isReady ? 'ok' : 'database unavailable'),
    );
  };
}

function answer(response: ServerResponse, statusCode: number, status: string): void {
  response
    .writeHead(statusCode, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify({ status }));
}
