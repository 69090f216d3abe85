import type { FieldDescriptor } from '@admin/gql/resource';
import { createContext, type ReactNode } from 'react';

/** Renders a value; `plain` is the cell that stands there otherwise. */
export type OwnCell = (
  value: unknown,
  record: Readonly<Record<string, unknown>>,
  plain: ReactNode,
) => ReactNode;

/** What renders the cells of a field in place of what its kind is shown by, if anything does. */
export type OwnCells = (resource: string, field: FieldDescriptor) => OwnCell | undefined;

/** Absent: every field is shown by its kind, or as its definition says. */
export const OwnCellsContext = createContext<OwnCells | undefined>(undefined);
