import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import type { ReactNode } from 'react';

/** What stands beside the parts of a record where their values are shown. */
export interface PartSlot {
  /** At the name of the field. */
  readonly whole: ((value: unknown) => ReactNode) | undefined;
  /** At each object. `fields`: what is shown of it. */
  readonly each:
    | ((part: ResourceRecord, fields: readonly FieldDescriptor[]) => ReactNode)
    | undefined;
  /** The same for a field of such an object. */
  readonly of: (field: string) => PartSlot | undefined;
}
