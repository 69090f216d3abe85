import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts';

export interface PgliteServerOptions {
  /** Folder of the database, or `memory://` and any name. */
  readonly dataDir: string;
  /**
   * Milliseconds that one message may take; then the worker is ended and a new one opened. PGlite ignores `statement_timeout`.
   * `0` waits for ever.
   */
  readonly timeout: number;
}

interface Waiting {
  readonly resolve: (answer: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** The embedded database behind its worker thread. Messages are answered in the order they came. */
export class PgliteServer {
  readonly #options: PgliteServerOptions;
  #worker: Promise<Worker> | undefined;
  #waiting: Waiting[] = [];
  #watchdog: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: PgliteServerOptions) {
    this.#options = options;
  }

  /** Resolves when the database answers; rejects with the reason when it cannot be opened. */
  async open(): Promise<void> {
    await this.#running();
  }

  async exec(message: Uint8Array): Promise<Uint8Array> {
    const worker = await this.#running();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      if (this.#waiting.length === 1) this.#watch();
      // A copy: pg reuses its buffers.
      const copy = message.slice();
      worker.postMessage(copy satisfies WorkerRequest, [copy.buffer]);
    });
  }

  /** Writes everything to disk and ends the worker. */
  async close(): Promise<void> {
    this.#closed = true;
    if (!this.#worker) return;
    const worker = await this.#worker;
    clearTimeout(this.#watchdog);
    await new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
      worker.postMessage('close' satisfies WorkerRequest, []);
    });
  }

  #running(): Promise<Worker> {
    if (this.#closed) return Promise.reject(new Error('The embedded database is closed.'));
    this.#worker ??= this.#start().catch((error: unknown) => {
      this.#worker = undefined;
      throw error;
    });
    return this.#worker;
  }

  #start(): Promise<Worker> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { dataDir: this.#options.dataDir } });
    return new Promise((resolve, reject) => {
      const fail = (error: Error): void => {
        reject(error);
        this.#end(error);
      };
      worker.on('message', (reply: WorkerReply) => {
        if (reply === 'ready') resolve(worker);
        else if (reply instanceof Uint8Array) this.#next()?.resolve(reply);
        else if (reply !== 'closed') {
          const error = new Error(reply.error);
          reject(error);
          this.#next()?.reject(error);
        }
      });
      worker.once('error', fail);
      worker.once('exit', () => fail(new Error('The embedded database has ended.')));
    });
  }

  #next(): Waiting | undefined {
    const next = this.#waiting.shift();
    clearTimeout(this.#watchdog);
    if (this.#waiting.length > 0) this.#watch();
    return next;
  }

  #watch(): void {
    if (this.#options.timeout === 0) return;
    this.#watchdog = setTimeout(() => void this.#cancel(), this.#options.timeout);
    this.#watchdog.unref();
  }

  /** What was committed stays; the next message opens the database again. */
  async #cancel(): Promise<void> {
    const worker = await this.#worker;
    this.#end(new StatementTimeoutError(this.#options.timeout));
    await worker?.terminate();
  }

  #end(error: Error): void {
    this.#worker = undefined;
    clearTimeout(this.#watchdog);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { reject } of waiting) reject(error);
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
