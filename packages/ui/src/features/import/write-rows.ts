import type { RowsOptions } from './check-rows.ts';
import {
  isRemembered,
  type ImportProgress,
  type ImportStore,
  type UnfinishedImport,
} from './import-store.ts';
import type { RefusedRow } from './import-target.ts';
import type { ImportCounts } from './import-types.ts';
import { parserOf, referencesOf } from './row-reading.ts';
import { runImport, unsureRow } from './run-import.ts';
import { ImportStoppedError } from './send-call.ts';

export interface WriteRowsOptions extends RowsOptions {
  readonly store: ImportStore;
  /** Import, with the progress of an earlier run. */
  readonly unfinished: UnfinishedImport;
  /** The browser keeps it. */
  readonly hasPlace: boolean;
  readonly onProgress: (left: UnfinishedImport) => void;
}

/** Writes the rows of a file from the position at which an earlier run ended. */
export async function writeRows({
  context,
  open: opened,
  signal,
  textOf,
  dispatch,
  store,
  unfinished: { kept, progress: start },
  hasPlace,
  onProgress,
}: WriteRowsOptions): Promise<void> {
  const { id } = kept;
  let isKept = hasPlace;
  const { table, plan, target: found } = opened;
  let progress = start;
  // Without storage in the browser, the import continues.
  const keep = (now: ImportProgress, refused?: readonly RefusedRow[]) => {
    progress = now;
    onProgress({ kept, progress });
    return isKept
      ? store.keep(id, now, refused).catch(() => void (isKept = false))
      : Promise.resolve();
  };
  const allRefused = [...(await store.refused(id).catch(() => []))];
  let counts: ImportCounts = {
    rows: start.rows,
    total: table.count,
    created: start.created,
    updated: start.updated,
    refused: allRefused,
  };
  const show = () => dispatch({ type: 'written', id, isKept, open: opened, counts });
  show();
  try {
    const { calls } = progress;
    const isKnown = calls !== undefined && isRemembered(calls, found.repeatable);
    // Calls that were pending when the tab was closed, and that the server no longer remembers.
    // With a key, the written records can be found.
    const sent = calls?.calls.flatMap((call) => call.map(({ at }) => at)) ?? progress.sent;
    if (sent.length > 0 && !isKnown && plan.key.length === 0) {
      const unsure = sent.map((at) => unsureRow(at, textOf));
      const { place } = progress;
      allRefused.push(...unsure);
      counts = { ...counts, rows: counts.rows + sent.length };
      await keep(
        {
          ...progress,
          rows: counts.rows,
          place: {
            ...place,
            again: place.again.filter((at) => !sent.includes(at)),
            skip: [...place.skip, ...sent],
          },
          refused: counts.refused.length,
          sent: [],
          calls: undefined,
        },
        unsure,
      );
    }
    await runImport({
      table,
      parser: parserOf(context, opened),
      ...(await referencesOf(context, opened)),
      target: found,
      id,
      key: plan.key,
      takesKeys: plan.takesKeys,
      dryRun: false,
      from: progress.place,
      sent: isKnown ? calls : undefined,
      signal,
      textOf,
      onSend: (now) =>
        keep(
          found.repeatable > 0
            ? { ...progress, calls: now }
            : { ...progress, sent: now.calls.flatMap((call) => call.map(({ at }) => at)) },
        ),
      onRows: async ({ rows, place, created, updated, refused }) => {
        allRefused.push(...refused);
        counts = {
          ...counts,
          rows: counts.rows + rows,
          created: counts.created + created,
          updated: counts.updated + updated,
        };
        await keep(
          {
            place,
            rows: counts.rows,
            created: counts.created,
            updated: counts.updated,
            refused: counts.refused.length,
            sent: [],
          },
          refused,
        );
        if (!signal.aborted) show();
      },
    });
    await store.forget(id).catch(() => undefined);
    show();
    dispatch({ type: 'done' });
  } catch (error) {
    show();
    dispatch({
      type: 'ended',
      error: error instanceof ImportStoppedError || signal.aborted ? undefined : error,
    });
  }
}
