import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import type { ReactNode } from 'react';

/** Renderers of actions next to nested values of a record. */
export interface PartSlot {
  /** Actions next to the name of the field. */
  readonly whole: ((value: unknown) => ReactNode) | undefined;
  /** Actions on each object. `fields`: its displayed fields. */
  readonly each:
    | ((part: ResourceRecord, fields: readonly FieldDescriptor[]) => ReactNode)
    | undefined;
  /** Renderers for a field of such an object. */
  readonly of: (field: string) => PartSlot | undefined;
}
