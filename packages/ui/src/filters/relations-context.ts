import type { RelatedFilters } from '@admin/gql/resource';
import { createContext } from 'react';

import type { RelatedFilterDescriptor } from './related-filters.ts';

/** Relations for the editor of a condition. */
export interface Relations {
  readonly relations: RelatedFilters;
  /** Loads the filters of a relation for the editor. */
  readonly load: (relation: string) => Promise<readonly RelatedFilterDescriptor[]>;
}

export const RelationsContext = createContext<Relations>({ relations: {}, load: async () => [] });
