import type { FieldDescriptor } from '@admin/gql/resource';
import { createContext, type ReactNode } from 'react';

/** Controls next to the name in a column header. */
export type HeaderTools = (column: FieldDescriptor) => ReactNode;

/** `null` before the list is used: headers have no tools. */
export const HeaderToolsContext = createContext<HeaderTools | null>(null);
