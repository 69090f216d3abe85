import type { FieldDescriptor } from '@admin/gql/resource';
import { createContext, type ReactNode } from 'react';

/** What stands in the header of a column beside its name. */
export type HeaderTools = (column: FieldDescriptor) => ReactNode;

/** `null`: the name alone, as long as nobody has used the list. */
export const HeaderToolsContext = createContext<HeaderTools | null>(null);
