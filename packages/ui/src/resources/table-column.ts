import type { FieldDescriptor } from '@admin/gql/resource';
import type { CSSProperties } from 'react';

import type { DefinedColumn } from './resource-definition.ts';

/** A field as a column of a table. */
export type TableColumn = FieldDescriptor & {
  /** Absent: the field is displayed by its kind. */
  readonly looks?: ColumnLooks | undefined;
};

/** Display options of a column from its definition. */
export interface ColumnLooks {
  /** Fields of a computed column. */
  readonly select: readonly string[] | undefined;
  readonly render: DefinedColumn['render'];
  readonly isAtEnd: boolean;
  readonly style: CSSProperties | undefined;
  /** Aggregate in the footer of the column. */
  readonly footer: DefinedColumn['footer'];
}

/** Display options of a column. Copies of its descriptor keep them. */
export const looksOf = ({ looks }: TableColumn): ColumnLooks | undefined => looks;
