import type { PartTexts } from '@admin/gql/resource';
import { createContext } from 'react';

/**
 * What fields and values are called in Russian in that part of a page, by what was generated for
 * it: an action, a query. Its resource's own texts come after these.
 */
export const PartTextsContext = createContext<PartTexts | undefined>(undefined);
