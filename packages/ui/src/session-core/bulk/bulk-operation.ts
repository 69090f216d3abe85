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

/** A run as it is stored, so that it can go on after its tab was closed. */
export interface StoredJob {
  readonly operation: BulkOperation;
  readonly records: readonly ResourceRecord[];
  readonly states: readonly RowState[];
}

/** The stored form of a run that this tab alone carries out. */
export interface HeldJob {
  /** Stores the state of a row. Resolves when that would outlast the tab. */
  readonly keep: (row: number, state: RowState) => Promise<void>;
  /** Another tab may go on with it. */
  readonly release: () => void;
  /** The run has come to its end, and is forgotten. */
  readonly drop: () => Promise<void>;
}
