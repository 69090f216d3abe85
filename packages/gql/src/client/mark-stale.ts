import type { ApolloClient } from '@apollo/client';

import type { FreshLink } from './fresh-link.ts';

const marks = new WeakMap<ApolloClient, FreshLink['markStale']>();

/** Called once, when the client is created. */
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
 * Refreshes the cache after a change from elsewhere, reported by a subscription or by another tab,
 * as after a write of the client: queries on the screen that contain records of the type or depend
 * on them are sent again, and other data of them is removed from the cache. Changes that follow
 * each other closely share one refresh. A type without a rule may have changed anything. Resolves
 * when the stale data is removed; fresh results arrive later.
 *
 * ```ts
 * channel.onmessage = () => void markStale(client, { type: 'Order' });
 * ```
 *
 * @param client created by `createAdminClient`
 * @throws TypeError for any other client
 */
export async function markStale(client: ApolloClient, { type }: StaleRecords): Promise<void> {
  const mark = marks.get(client);
  if (!mark) throw new TypeError('Only a client made by createAdminClient follows changes.');
  await mark(client, type);
}
