import type { ApolloLink } from '@apollo/client/link';

import type { GetToken } from './context.ts';
import { createHeadersLink } from './headers-link.ts';

/**
 * Sends `authorization: Bearer …` with each request, beside the headers that it has; the token is
 * asked for each time. `undefined` sends none. Subscriptions ask again when they are opened again
 * after a lost connection.
 */
export function createTokenLink(getToken: GetToken): ApolloLink {
  return createHeadersLink(getToken);
}
