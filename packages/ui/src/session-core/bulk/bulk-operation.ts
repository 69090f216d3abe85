import type { FormValues, ResourceRecord } from '@admin/gql/resource';

import type { RowState } from './row-state.ts';

/** Operation on each of several records. It is plain data, so that it can be stored. */
export type BulkOperation = RowOperation | ActionOperation;

export type RowOperation =
  | { readonly kind: 'edit'; readonly changes: FormValues }
  | { readonly kind: 'remove' };

/** An action of the resource by its name, and the values of its form. */
export interface ActionOperation {
  readonly kind: 'action';
  readonly name: string;
  readonly values: FormValues;
}

/** A stored run, which can be resumed after its tab was closed. */
export interface StoredJob {
  readonly operation: BulkOperation;
  readonly records: readonly ResourceRecord[];
  readonly states: readonly RowState[];
}

/** Storage of a run under the lock of this tab. */
export interface LockedJob {
  /** Stores the state of a row. Resolves once it is persistent. */
  readonly keep: (row: number, state: RowState) => Promise<void>;
  /** Releases the lock, so that another tab can resume the run. */
  readonly release: () => void;
  /** Deletes the run after its end. */
  readonly drop: () => Promise<void>;
}
