import type { FieldDescriptor } from '@admin/gql/resource';
import { createContext, type ReactNode } from 'react';

/** Controls next to the name in a column header. */
export type HeaderTools = (column: FieldDescriptor) => ReactNode;

/** `null`: the name alone, as long as nobody has used the list. */
export const HeaderToolsContext = createContext<HeaderTools | null>(null);
