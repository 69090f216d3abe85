import type {
  ImportEvent,
  ImportStateOf,
  OpenFile,
  RowCounts,
} from '../../session-core/import/import-machine.ts';
import type { ImportPlan } from './import-store.ts';
import type { RefusedRow } from './import-target.ts';
import type { OpenedTable } from './open-table.ts';

interface Kinds {
  readonly table: OpenedTable;
  readonly plan: ImportPlan;
  readonly refused: RefusedRow;
}

/** A file that was opened, and what is chosen for it. */
export type OpenImport = OpenFile<Kinds>;
export type ImportCounts = RowCounts<Kinds>;
export type ImportState = ImportStateOf<Kinds>;
export type Dispatch = (event: ImportEvent<Kinds>) => void;

/** Another tab carries out the same import, or has brought it to its end. */
export class ElsewhereError extends Error {
  override readonly name = 'ElsewhereError';
}
