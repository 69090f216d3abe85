import type { ServerResponse } from 'node:http';
import type { GuardRefusal } from './request-guard.ts';

/** Refuses a request. Its remaining data is not read. */
export function refuse(response: ServerResponse, { status, message }: GuardRefusal): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(message);
}
