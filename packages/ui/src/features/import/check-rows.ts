import type { Problem } from '../../values/unparsed-text.ts';
import type { RefusedRow } from './import-target.ts';
import type { CheckWork, ImportCounts, OpenImport } from './import-types.ts';
import { parserOf, referencesOf, type ReadingContext } from './row-reading.ts';
import { runImport } from './run-import.ts';

export interface RowsOptions extends CheckWork {
  readonly context: ReadingContext;
  readonly open: OpenImport;
  readonly textOf: (problem: Problem) => string;
}

/** Validates all rows of a file without writing them. */
export async function checkRows({
  context,
  open,
  signal,
  textOf,
  dispatch,
}: RowsOptions): Promise<void> {
  const { table, plan, target } = open;
  // Appended to instead of copied for each call, since it may contain every row.
  const allRefused: RefusedRow[] = [];
  let counts: ImportCounts = {
    rows: 0,
    total: table.count,
    created: 0,
    updated: 0,
    refused: allRefused,
  };
  try {
    await runImport({
      table,
      parser: parserOf(context, open),
      ...(await referencesOf(context, open)),
      id: crypto.randomUUID(),
      key: plan.key,
      takesKeys: plan.takesKeys,
      dryRun: true,
      signal,
      textOf,
      target: target.canTry
        ? target
        : {
            ...target,
            mostRows: 500,
            write: async () => ({ created: 0, updated: 0, refused: [] }),
          },
      onRows: async ({ rows, created, updated, refused }) => {
        allRefused.push(...refused);
        counts = {
          ...counts,
          rows: counts.rows + rows,
          created: counts.created + created,
          updated: counts.updated + updated,
        };
        if (!signal.aborted) dispatch({ type: 'checked', counts });
      },
    });
    dispatch({ type: 'checked', counts });
    dispatch({ type: 'done' });
  } catch (error) {
    dispatch({ type: 'ended', error: signal.aborted ? undefined : error });
  }
}
