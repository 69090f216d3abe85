import { ApolloLink } from '@apollo/client/link';

import { plainHeaders } from './plain-headers.ts';

/** Options of `createTraceLink`. */
export interface TraceOptions {
  /**
   * Name of the application, for the server's statistics: `apollographql-client-name`. @defaultValue
   * none is sent
   */
  clientName?: string | undefined;
  /** Its version: `apollographql-client-version`. @defaultValue none is sent */
  clientVersion?: string | undefined;
  /** Each request has its own `traceparent` (W3C Trace Context). @defaultValue true */
  traceparent?: boolean | undefined;
}

/**
 * Identifies the client to the server, and gives every request an id for searching its logs and
 * traces.
 */
export function createTraceLink({
  clientName,
  clientVersion,
  traceparent = true,
}: TraceOptions = {}): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }) => ({
      headers: {
        ...(clientName !== undefined && { 'apollographql-client-name': clientName }),
        ...(clientVersion !== undefined && { 'apollographql-client-version': clientVersion }),
        ...(traceparent && { traceparent: `00-${hex(16)}-${hex(8)}-01` }),
        ...plainHeaders(headers),
      },
    }));
    return forward(operation);
  });
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
