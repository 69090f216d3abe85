import { mark, quoteLongNumbers } from './long-numbers.ts';

/** Members of `WebSocket` that are used, in browsers and in Node. */
interface Socket {
  readonly readyState: number;
  readonly protocol: string;
  addEventListener(type: string, listener: (event: never) => void): void;
  send(data: string): void;
  close(code?: number, reason?: string): void;
}
type SocketClass = new (url: string, protocols?: string) => Socket;

interface CloseEventLike {
  readonly code: number;
  readonly reason: string;
}

/** Milliseconds that the other side has for the closing handshake. */
const closeWithin = 2_000;

/**
 * A `WebSocket` class that always closes: a connection that is not open within `openWithin`
 * milliseconds counts as lost, and closing does not depend on the other side. The server's "normal
 * closure" (1000) is a loss for active listeners and is reported as 1001. Long numbers in messages
 * become text, see `exactNumbersFetch`.
 */
export function watchedSocket(webSocketImpl: unknown, openWithin: number) {
  const Implementation = socketClass(
    webSocketImpl ?? ('WebSocket' in globalThis && globalThis.WebSocket),
  );
  return class WatchedSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    onopen: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onclose: ((event: CloseEventLike) => void) | null = null;
    onmessage: ((event: { readonly data: unknown }) => void) | null = null;
    readonly socket: Socket;
    isClosing = false;
    isClosed = false;
    timer: ReturnType<typeof setTimeout> | undefined;

    constructor(url: string, protocols?: string) {
      const socket = new Implementation(url, protocols);
      this.socket = socket;
      if (openWithin > 0) {
        this.timer = setTimeout(() => {
          this.end({ code: 1006, reason: `No connection within ${openWithin} ms.` });
          socket.close();
        }, openWithin);
      }
      socket.addEventListener('open', (event: unknown) => {
        clearTimeout(this.timer);
        this.onopen?.(event);
      });
      socket.addEventListener('error', (event: unknown) => this.onerror?.(event));
      socket.addEventListener('message', ({ data }: { readonly data: unknown }) =>
        this.onmessage?.({ data: typeof data === 'string' ? exactMessage(data) : data }),
      );
      socket.addEventListener('close', (event: CloseEventLike) =>
        this.end(
          event.code === 1000 && !this.isClosing ? { code: 1001, reason: event.reason } : event,
        ),
      );
    }

    get readyState(): number {
      return this.isClosed ? WatchedSocket.CLOSED : this.socket.readyState;
    }

    get protocol(): string {
      return this.socket.protocol;
    }

    send(data: string): void {
      this.socket.send(data);
    }

    close(code = 1000, reason = ''): void {
      this.isClosing = true;
      this.socket.close(code, reason);
      if (!this.isClosed) this.timer = setTimeout(() => this.end({ code, reason }), closeWithin);
    }

    end(event: CloseEventLike): void {
      clearTimeout(this.timer);
      if (this.isClosed) return;
      this.isClosed = true;
      this.onclose?.(event);
    }
  };
}

/**
 * Numbers are only marked in results, which the link reads; other messages are read by users of
 * `graphql-ws`.
 */
const exactMessage = (text: string) =>
  quoteLongNumbers(text, /"type"\s*:\s*"next"/.test(text) ? mark : '');

function socketClass(value: unknown): SocketClass {
  if (!isSocketClass(value))
    throw new Error(
      'There is no WebSocket here. On Node before 22 pass `webSocketImpl`, for instance `WebSocket` of the package `ws`.',
    );
  return value;
}

function isSocketClass(value: unknown): value is SocketClass {
  return typeof value === 'function';
}
