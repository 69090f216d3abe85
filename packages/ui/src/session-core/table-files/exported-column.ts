import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import type { Cell } from './cell.ts';

/** A column of a file. */
export interface ExportedColumn {
  readonly header: string;
  /** Kind of its values. */
  readonly kind: FieldDescriptor['kind'];
  cell(record: ResourceRecord): Cell;
}
