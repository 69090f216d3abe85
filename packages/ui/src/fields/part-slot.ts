import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import type { ReactNode } from 'react';

/** Renderers of actions next to nested values of a record. */
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
