import type {
  ImportEvent,
  ImportStateOf,
  OpenFile,
  RowCounts,
} from '../../session-core/import/import-machine.ts';
import type {
  ImportEffects,
  ImportSession,
  ImportWork,
  WriteWork,
} from '../../session-core/import/import-session.ts';
import type { ImportPlan, UnfinishedImport } from './import-store.ts';
import type { ImportTarget, RefusedRow } from './import-target.ts';
import type { OpenedTable } from './open-table.ts';

export interface FileImportKinds {
  readonly table: OpenedTable;
  readonly plan: ImportPlan;
  readonly target: ImportTarget;
  readonly refused: RefusedRow;
  readonly job: UnfinishedImport;
}

/** Opened file with its options and the target of its rows. */
export type OpenImport = OpenFile<FileImportKinds>;
export type ImportCounts = RowCounts<FileImportKinds>;
export type ImportState = ImportStateOf<FileImportKinds>;
export type Dispatch = (event: ImportEvent<FileImportKinds>) => void;
export type FileImport = ImportSession<FileImportKinds>;
export type FileImportEffects = ImportEffects<FileImportKinds>;
export type CheckWork = ImportWork<FileImportKinds>;
export type RowsWork = WriteWork<FileImportKinds>;
