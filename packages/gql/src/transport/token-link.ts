import type { ApolloLink } from '@apollo/client/link';

import type { GetToken } from './context.ts';
import { createHeadersLink } from './headers-link.ts';

/**
 * Sends `authorization: Bearer …` in addition to the headers of a request. The token is read for
 * each request; `undefined` sends none. Subscriptions read it again when they reconnect.
 */
export function createTokenLink(getToken: GetToken): ApolloLink {
  return createHeadersLink(getToken);
}
