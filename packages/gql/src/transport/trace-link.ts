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
  /** Whether each request carries a `traceparent` (W3C Trace Context) of its own. @defaultValue true */
  traceparent?: boolean | undefined;
}

/**
 * Tells the server who asks, and gives every request an id that its log and traces can be searched
 * by.
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
