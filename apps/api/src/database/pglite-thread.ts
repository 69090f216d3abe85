import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts';

interface Waiting {
  readonly resolve: (answer: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Single run of the embedded database's worker thread. Messages are answered in the order of
 * arrival; after the end each is refused.
 */
export class PgliteThread {
  /** Resolves when the database answers; rejects with the reason when it cannot be opened. */
  readonly ready: Promise<void>;
  /** Resolves when the thread is gone, and its files are free for another. */
  readonly exited: Promise<void>;
  readonly #worker: Worker;
  #timeout: number;
  readonly #opened = Promise.withResolvers<void>();
  #waiting: Waiting[] = [];
  #watchdog: NodeJS.Timeout | undefined;
  #ended: Error | undefined;

  /** `timeout`: milliseconds that one message may take, `0` for ever. */
  constructor(dataDir: string, timeout: number) {
    this.#timeout = timeout;
    // Compiled as this module is.
    this.#worker = new Worker(
      new URL(`./pglite-worker${extname(import.meta.url)}`, import.meta.url),
      { workerData: { dataDir } },
    );
    this.ready = this.#opened.promise;
    // A rejection reaches the callers that wait. It is no unhandled rejection without them.
    this.ready.catch(() => {});
    this.exited = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.on('message', (reply: WorkerReply) => this.#receive(reply));
    this.#worker.on('messageerror', (error) =>
      this.end(
        new DatabaseUnavailableError('An answer of the embedded database cannot be read.', {
          cause: error,
        }),
      ),
    );
    this.#worker.on('error', (error) =>
      this.end(new DatabaseUnavailableError('The embedded database has failed.', { cause: error })),
    );
    this.#worker.once('exit', () =>
      this.end(new DatabaseUnavailableError('The embedded database has ended.')),
    );
  }

  limitMessages(timeout: number): void {
    this.#timeout = timeout;
  }

  get isEnded(): boolean {
    return this.#ended !== undefined;
  }

  exec(message: Uint8Array): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      this.#waiting.push({ resolve, reject });
      if (this.#waiting.length === 1) this.#watch();
      // A copy: pg reuses its buffers.
      const copy = message.slice();
      this.#worker.postMessage(copy satisfies WorkerRequest, [copy.buffer]);
    });
  }

  /** Writes everything to disk after the pending work, and ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#watchdog);
    this.#worker.postMessage('close' satisfies WorkerRequest, []);
    await this.exited;
  }

  /**
   * Ends the thread during its work. Committed data stays, a pending transaction is lost. Waiting
   * callers receive this error.
   */
  end(error: Error): void {
    if (this.#ended) return;
    this.#ended = error;
    clearTimeout(this.#watchdog);
    this.#opened.reject(error);
    for (const { reject } of this.#waiting.splice(0)) reject(error);
    void this.#worker.terminate();
  }

  #receive(reply: WorkerReply): void {
    if (reply === 'ready') this.#opened.resolve();
    else if (reply instanceof Uint8Array) this.#next()?.resolve(reply);
    // A refused statement is an answer in bytes: here the database itself has failed, and would go
    // on failing.
    else if (reply !== 'closed')
      this.end(new DatabaseUnavailableError(`The embedded database has failed: ${reply.error}`));
  }

  #next(): Waiting | undefined {
    const next = this.#waiting.shift();
    clearTimeout(this.#watchdog);
    if (this.#waiting.length > 0) this.#watch();
    return next;
  }

  #watch(): void {
    if (this.#timeout === 0) return;
    this.#watchdog = setTimeout(
      () => this.end(new StatementTimeoutError(this.#timeout)),
      this.#timeout,
    );
    this.#watchdog.unref();
  }
}

/** Says what PostgreSQL says of a statement that `statement_timeout` ended: SQLSTATE 57014. */
export class StatementTimeoutError extends Error {
  override readonly name = 'StatementTimeoutError';
  readonly code = '57014';
  constructor(timeout: number) {
    super(`A statement took longer than ${timeout} ms and was cancelled.`);
  }
}
