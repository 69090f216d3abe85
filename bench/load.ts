import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

export interface Target {
  /** `http://127.0.0.1:4000/graphql` */
  readonly url: string;
  readonly cookie: string;
  readonly body: string;
  /** The process that answers, whose processor time is counted; threads of it count too. */
  readonly pid: number;
}

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds of processor time of the server per request. */
  readonly processorMilliseconds: number;
}

/**
 * Sends one request after the other on each of some kept connections, with as little work on this
 * side as can be.
 */
export async function load(
  target: Target,
  connections: number,
  milliseconds: number,
): Promise<Load> {
  const { hostname, port, pathname } = new URL(target.url);
  const { body, cookie } = target;
  const message = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${hostname}`,
    `Cookie: ${cookie}`,
    'Accept: application/json',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
  let answers = 0;
  const started = performance.now();
  const processor = processorTime(target.pid);
  await Promise.all(
    Array.from({ length: connections }, () =>
      keepAsking(connect(Number(port), hostname), message, () => {
        answers += 1;
        return performance.now() - started < milliseconds;
      }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  return {
    requestsPerSecond: answers / seconds,
    processorMilliseconds: (processorTime(target.pid) - processor) / answers,
  };
}

function keepAsking(socket: Socket, message: string, isToGoOn: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection.')));
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const head = received.indexOf('\r\n\r\n');
      if (head < 0) return;
      const headers = received.toString('latin1', 0, head);
      const length = Number(/content-length: (\d+)/i.exec(headers)?.[1]);
      if (received.length < head + 4 + length) return;
      if (!headers.startsWith('HTTP/1.1 200') || received.includes('"errors"')) {
        reject(new Error(`Not an answer: ${received.toString()}`));
        socket.destroy();
        return;
      }
      received = Buffer.alloc(0);
      if (isToGoOn()) socket.write(message);
      else {
        resolve();
        socket.destroy();
      }
    });
    socket.write(message);
  });
}

/** Milliseconds of processor time that a process has used, from Linux' /proc; NaN elsewhere. */
function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // Fields 14 and 15 of the whole line, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
