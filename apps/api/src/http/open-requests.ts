import type { Server, ServerResponse } from 'node:http';

/** The requests of a server that are not answered yet, and how they are brought to an end. */
export class OpenRequests {
  readonly #server: Server;
  readonly #open = new Set<ServerResponse>();
  #isStopping = false;
  #onNone: (() => void) | undefined;

  constructor(server: Server) {
    this.#server = server;
  }

  /** False when the server is stopping: the request was answered with 503. */
  accept(response: ServerResponse): boolean {
    if (this.#isStopping) {
      response
        .writeHead(503, {
          'Content-Type': 'text/plain; charset=utf-8',
          Connection: 'close',
          'Retry-After': '2',
        })
        .end('Stopping');
      return false;
    }
    this.#open.add(response);
    response.once('close', () => {
      this.#open.delete(response);
      if (!this.#isStopping) return;
      this.#server.closeIdleConnections();
      if (this.#open.size === 0) this.#onNone?.();
    });
    return true;
  }

  /**
   * Takes no connections and no requests any more, and lets each client know with its answer that
   * this connection ends.
   */
  stop(): void {
    this.#isStopping = true;
    this.#server.close();
    this.#server.closeIdleConnections();
    for (const response of this.#open)
      if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /**
   * Resolves with true when all are answered, with false when that took longer than so many
   * milliseconds.
   */
  async answeredWithin(milliseconds: number): Promise<boolean> {
    if (this.#open.size === 0) return true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), milliseconds);
      this.#onNone = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }

  /** Ends all connections, whatever they wait for. */
  cut(): void {
    this.#server.closeAllConnections();
  }
}
