import type { RelatedFilters } from '@admin/gql/resource';
import { createContext } from 'react';

import type { RelatedFilterDescriptor } from './related-filters.ts';

/** Related records by which a list can be filtered, while a condition is edited. */
export interface Relations {
  readonly relations: RelatedFilters;
  /** Gives the editor the filters of a relation. */
  readonly load: (relation: string) => Promise<readonly RelatedFilterDescriptor[]>;
}

export const RelationsContext = createContext<Relations>({ relations: {}, load: async () => [] });
