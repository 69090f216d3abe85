/**
 * The faults of the kit over WebSocket: a server of `graphql-transport-ws` that suffers them,
 * connection by connection.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer, type WebSocket } from 'ws';

import { delayOf, type Fault, type FaultPlan } from '../src/testing/faults.ts';

/** What a refusal is over WebSocket, where the status of an answer is not seen: a close code. */
const closeCodes: Readonly<Record<number, number>> = { 401: 4401 };
const tryAgainLater = 1013;

export function serveFaultySockets(
  http: Server,
  plan: FaultPlan,
  answers: readonly object[],
): { readonly attempts: () => number; readonly close: () => void } {
  const server = new WebSocketServer({ noServer: true });
  let attempts = 0;
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const fault = plan(attempts);
    attempts += 1;
    const accept = () =>
      server.handleUpgrade(request, socket, head, (connection) => talk(connection, fault, answers));
    if (fault?.kind === 'drop') socket.destroy();
    else if (fault?.kind === 'html')
      socket.end(
        `HTTP/1.1 ${fault.status ?? 200} Answer\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<h1>Bad Gateway</h1>`,
      );
    else setTimeout(accept, delayOf(fault));
  };
  http.on('upgrade', upgrade);
  return {
    attempts: () => attempts,
    close: () => {
      for (const connection of server.clients) connection.terminate();
      server.close();
    },
  };
}

function talk(connection: WebSocket, fault: Fault | undefined, answers: readonly object[]): void {
  const say = (message: object) =>
    connection.send(
      fault?.kind === 'contentType'
        ? Buffer.from(JSON.stringify(message))
        : JSON.stringify(message),
      { binary: fault?.kind === 'contentType' },
    );
  if (fault?.kind === 'status') {
    connection.close(closeCodes[fault.status] ?? tryAgainLater);
    return;
  }
  connection.on('message', (data: Buffer) => {
    const { type, id }: { type: string; id?: string } = JSON.parse(data.toString());
    if (type === 'connection_init') say({ type: 'connection_ack' });
    else if (type === 'ping') say({ type: 'pong' });
    else if (type === 'subscribe')
      stream(connection, fault, answers, (message) => say({ id, ...message }));
  });
}

function stream(
  connection: WebSocket,
  fault: Fault | undefined,
  answers: readonly object[],
  say: (message: object) => void,
): void {
  answers.forEach((payload, index) => {
    if (index > 0 && fault?.kind === 'truncate') connection.terminate();
    // Frozen as a network does it: nothing is read any more, and nothing is closed.
    if (index > 0 && fault?.kind === 'halfOpen') connection.pause();
    if (index > 0 && (fault?.kind === 'truncate' || fault?.kind === 'halfOpen')) return;
    const partial =
      fault?.kind === 'partialErrors' && index === 0
        ? {
            ...payload,
            errors: [
              {
                message: 'A part of it failed.',
                path: ['part'],
                extensions: { code: 'INTERNAL_SERVER_ERROR' },
              },
            ],
          }
        : payload;
    say({ type: 'next', payload: partial });
    if (fault?.kind === 'duplicate') say({ type: 'next', payload: partial });
  });
  if (fault?.kind !== 'truncate' && fault?.kind !== 'halfOpen') say({ type: 'complete' });
}
