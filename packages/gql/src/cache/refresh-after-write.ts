import type { ApolloClient } from '@apollo/client';
import type { StoreObject } from '@apollo/client/utilities';

import { addedRootFields } from './cache-rules.ts';
import { rootFields, storedFields } from './fields-in-use.ts';
import type { SchemaConfig } from './schema-config.ts';
import { fieldsAt, forgetAt } from './stale-paths.ts';

export interface Write extends Partial<Pick<SchemaConfig, 'rootFieldsByType'>> {
  /** Type of the record that was created, changed or deleted: `Order`. Several for a batch. */
  readonly type: string | readonly string[];
  /** The record that is gone: `{ __typename: 'Order', id: 7 }`. It leaves every list at once. */
  readonly removed?: StoreObject | readonly StoreObject[];
}

/**
 * Makes the cache right after a write: asks the server again for what is on the screen and can hold a record of the type, and forgets the rest,
 * so that it is fetched when it is next looked at. Which query fields those are follows from the schema, not from a list kept by hand: `rootFieldsByType`
 * of the documents written by hand and what `addCacheRules` has told the cache of resources. One that was never loaded has nothing in the cache.
 *
 * A path below the root (`viewer.orders`) makes stale that field alone: a screen that shows the viewer without orders is not asked for again.
 *
 * Nothing flickers: what is on the screen stays until its fresh answer is there. Resolves when all of them have arrived or failed; a query that
 * fails says so itself.
 */
export async function refreshAfterWrite(client: ApolloClient, { type, rootFieldsByType = {}, removed = [] }: Write): Promise<void> {
  const { cache } = client;
  const named = [type].flat().flatMap((name) => [...(rootFieldsByType[name] ?? []), ...addedRootFields(cache, name)]);
  const roots = new Set(named.filter((path) => !path.includes('.')));
  // What is stale as a whole is stale below too.
  const paths = [...new Set(named)].map((path) => path.split('.')).filter(([root = '', ...rest]) => rest.length > 0 && !roots.has(root));
  const shown = [...client.getObservableQueries('active')].filter(
    (query) => query.options.fetchPolicy !== 'cache-only' && (rootFields(query).some((field) => roots.has(field.name.value)) || paths.some((path) => fieldsAt([query], path).length > 0)),
  );
  const inUse = storedFields(client, shown);

  cache.batch({
    update: () => {
      for (const record of [removed].flat()) {
        const id = cache.identify(record);
        if (id !== undefined) cache.evict({ id });
      }
      cache.modify({
        id: 'ROOT_QUERY',
        fields: (value, { fieldName, storeFieldName: stored, DELETE }) => (roots.has(fieldName) && !inUse.has(stored) ? DELETE : value),
      });
      for (const path of paths) forgetAt(cache, path, fieldsAt(shown, path));
    },
  });
  // Refetching takes back what a query is about to be told: the record that is gone first leaves the screen.
  if ([removed].flat().length > 0) await new Promise((resolve) => setTimeout(resolve));
  await Promise.allSettled(shown.map((query) => query.refetch()));
  cache.gc();
}
