import { use } from 'react';

import { useResources } from '../resources/resources-context.tsx';
import { relationsIn, withRelations, type RelatedList } from './related-filters.ts';

/**
 * List with the filters of the related records that an address uses. Suspends until they are
 * loaded.
 */
export function useRelatedList<List extends RelatedList>(
  list: List,
  rest: string | undefined,
  more: readonly string[] = none,
): List {
  const resources = useResources();
  return use(withRelations(list, [...new Set([...relationsIn(rest), ...more])], resources).load());
}

const none: readonly string[] = [];
