import type { KeyedResource, NestedListSummary } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useAdmin } from './admin-context.tsx';
import { useResources } from './resources-context.tsx';
import { useNames } from './use-names.ts';
import { offeredNested } from './nested-list.ts';

/**
 * Greatest number of lists shown with rows on a record's page. With more lists, the first `fewest`
 * are.
 */
const most = 4;
const fewest = 3;

export interface NestedLists {
  readonly all: readonly NestedListSummary[];
  /** Lists whose first rows the page shows. */
  readonly shown: readonly NestedListSummary[];
}

/** Nested lists of a resource that the user may open. */
export function useNestedLists(owner: KeyedResource): NestedLists {
  const { can } = useAdmin();
  const resources = useResources();
  return useMemo(() => {
    // `can` instead of `useCan`: the resource of the rows need not have a list of its own.
    const all = offeredNested(owner, can, resources);
    return { all, shown: all.length > most ? all.slice(0, fewest) : all };
  }, [owner, can, resources]);
}

/** Titles of the lists below the records of a resource. */
export function useNestedTitle(): (owner: string, nested: NestedListSummary) => string {
  const names = useNames();
  return useMemo(
    // Two lists of the same resource (`assignees`, `watchers`) differ only by their own names.
    () => (owner, nested) =>
      nested.name === nested.resource
        ? names.related(owner, { ...nested, on: [] })
        : names.field(owner, nested),
    [names],
  );
}
