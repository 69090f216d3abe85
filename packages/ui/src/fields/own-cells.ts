import type { FieldDescriptor } from '@admin/gql/resource';
import { createContext, type ReactNode } from 'react';

/** Renders a custom cell; `plain` is the default cell. */
export type OwnCell = (
  value: unknown,
  record: Readonly<Record<string, unknown>>,
  plain: ReactNode,
) => ReactNode;

/** Custom cell of a field; `undefined` for the default cell. */
export type OwnCells = (resource: string, field: FieldDescriptor) => OwnCell | undefined;

/** Custom cells of features. Absent: every field has the cell of its kind or of its definition. */
export const OwnCellsContext = createContext<OwnCells | undefined>(undefined);
