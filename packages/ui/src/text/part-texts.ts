import type { PartTexts } from '@admin/gql/resource';
import { createContext } from 'react';

/**
 * Russian names of fields and values in a subtree of the page, generated for an action or a query.
 * They take precedence over the texts of the resource.
 */
export const PartTextsContext = createContext<PartTexts | undefined>(undefined);
