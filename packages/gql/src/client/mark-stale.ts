import type { ApolloClient } from '@apollo/client';

import type { FreshLink } from './fresh-link.ts';

const marks = new WeakMap<ApolloClient, FreshLink['markStale']>();

/** Called once, by whatever creates the client. */
export function followChanges(client: ApolloClient, mark: FreshLink['markStale']): ApolloClient {
  marks.set(client, mark);
  return client;
}

/** Records that have changed. */
export interface StaleRecords {
  /** Name of their type in the schema. */
  readonly type: string;
}

/**
 * Does for a change that the client hears of in another way, over a subscription or from another
 * tab, what follows each of its own writes: queries on the screen that hold records of the type or
 * depend on them are sent again, and the rest of what the cache has of them is forgotten. Changes
 * that follow each other closely share one refresh. A type of which no rule says anything can have
 * changed anything. Resolves when the cache has forgotten; fresh answers come later.
 *
 * ```ts
 * channel.onmessage = () => void markStale(client, { type: 'Order' });
 * ```
 *
 * @param client made by `createAdminClient`
 * @throws TypeError for a client that `createAdminClient` has not made
 */
export async function markStale(client: ApolloClient, { type }: StaleRecords): Promise<void> {
  const mark = marks.get(client);
  if (!mark) throw new TypeError('Only a client made by createAdminClient follows changes.');
  await mark(client, type);
}
