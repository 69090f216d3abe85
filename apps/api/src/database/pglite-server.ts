import { DatabaseUnavailableError } from './database-unavailable.ts';
import { PgliteThread } from './pglite-thread.ts';

export interface PgliteServerOptions {
  /** Folder of the database. */
  readonly dataDir: string;
  /**
   * Milliseconds that one message may take; then the worker is ended and a new one opened. PGlite
   * ignores `statement_timeout`. `0` waits for ever.
   */
  readonly timeout: number;
}

/** The embedded database behind its worker thread, which is opened anew when it has ended. */
export class PgliteServer {
  readonly #dataDir: string;
  #timeout: number;
  #thread: PgliteThread | undefined;
  #opening: Promise<PgliteThread> | undefined;
  #isClosed = false;
  #closing: Promise<void> | undefined;

  constructor({ dataDir, timeout }: PgliteServerOptions) {
    this.#dataDir = dataDir;
    this.#timeout = timeout;
  }

  /** Sets the time that one message may take, in milliseconds, for all that begin from now on. */
  limitMessages(timeout: number): void {
    this.#timeout = timeout;
    this.#thread?.limitMessages(timeout);
  }

  /** Whether it answers, now or after its pending work. */
  get isOpen(): boolean {
    return this.#thread !== undefined && !this.#thread.isEnded;
  }

  /** Resolves when the database answers; rejects with the reason when it cannot be opened. */
  async open(): Promise<void> {
    await this.#running();
  }

  async exec(message: Uint8Array): Promise<Uint8Array> {
    return (await this.#running()).exec(message);
  }

  /**
   * Ends the pending statement, which is rolled back and fails with this error, like all queued
   * statements. The next message opens the database again.
   */
  cancel(error: Error): void {
    this.#thread?.end(error);
  }

  /** As `cancel`, and takes nothing new: opening again would only hold up the end. */
  abandon(error: Error): void {
    this.#isClosed = true;
    this.#thread?.end(error);
  }

  /** Takes nothing new, writes everything to disk and ends the worker. */
  close(): Promise<void> {
    this.#isClosed = true;
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    const thread = await this.#opening?.catch(() => undefined);
    if (thread && !thread.isEnded) await thread.close();
    await thread?.exited;
  }

  #running(): Promise<PgliteThread> {
    if (this.#isClosed)
      return Promise.reject(new DatabaseUnavailableError('The embedded database is closed.'));
    if (this.#thread?.isEnded) this.#opening = undefined;
    this.#opening ??= this.#start(this.#thread).catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  async #start(previous: PgliteThread | undefined): Promise<PgliteThread> {
    // Two threads would write the same files.
    await previous?.exited;
    const thread = new PgliteThread(this.#dataDir, this.#timeout);
    this.#thread = thread;
    await thread.ready;
    return thread;
  }
}
