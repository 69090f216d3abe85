import type { ResourceRecord } from '@admin/gql/resource';

import type { Bytes, FileWriter } from '../table-files/file-writer.ts';

/** State of an export. */
export type ExportState =
  | { readonly status: 'idle' }
  | (ExportProgress & { readonly status: 'running' })
  /** `canResume`: the written part of the file is kept, and reading can be resumed. */
  | (ExportProgress & {
      readonly status: 'failed';
      readonly error: unknown;
      readonly canResume: boolean;
    })
  | (ExportProgress & ExportOutcome & { readonly status: 'done' });

/** Progress of an export. */
export interface ExportProgress {
  readonly rows: number;
  /** `undefined` while no exact total is known. */
  readonly total: number | undefined;
}

/** Outcome of an export. */
export interface ExportOutcome {
  /**
   * Others changed the list while it was read by offset: records may be missing. There are no
   * duplicates.
   */
  readonly hasChanged: boolean;
  /** Number of values that the server failed to return. Their cells are empty. */
  readonly failedValues: number;
  /** Number of values that were truncated, because they are too long for the format. */
  readonly cutValues: number;
}

/** Destination file of an export. */
export interface FileSink {
  write(chunk: Bytes): Promise<void>;
  /** Completes the file: it is saved, or the browser downloads it. */
  close(): Promise<void>;
  /** Deletes the incomplete file. */
  abort(): Promise<void>;
}

/** The records of an export, page by page. */
export interface ExportPages {
  /**
   * Records of the next page; `null` after the last page. After a failure the next call requests
   * the same page again.
   */
  next(): Promise<readonly ResourceRecord[] | null>;
  /** Number of records skipped because a previous page had them. */
  readonly repeated: number;
  /** Pages are addressed by offset: records may move between them while others change the list. */
  readonly isCounted: boolean;
}

/** Content of the file. */
export interface ExportSource {
  readonly pages: ExportPages;
  readonly writer: FileWriter;
  /** Number of records, once it is known exactly. */
  readonly total: () => number | undefined;
  readonly failedValues: () => number;
}

/** Side effects of an export. */
export interface ExportEffects {
  /**
   * `null`: the user chose no file. Called synchronously from `start`, because some browsers
   * require a user gesture.
   */
  readonly openFile: () => Promise<FileSink | null>;
  readonly openSource: (signal: AbortSignal) => Promise<ExportSource>;
}

export interface ExportSession {
  /** The same object until something changes. */
  readonly state: () => ExportState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts an export. Ignored while one is running. */
  readonly start: (effects: ExportEffects) => Promise<void>;
  /** Resumes reading after a failure. */
  readonly resume: () => Promise<void>;
  /** Cancels the export and deletes the file. */
  readonly stop: () => void;
}

interface Job extends ExportSource {
  readonly file: FileSink;
  readonly signal: AbortSignal;
  rows: number;
}

const idle: ExportState = { status: 'idle' };

/** Session of an export. Only one page of records is in memory. */
export function createExportSession(): ExportSession {
  let state = idle;
  let job: Job | null = null;
  /** Set from the choice of a file until the end, also while a failure can be resumed. */
  let underWay: AbortController | null = null;
  const listeners = new Set<() => void>();

  const show = (next: ExportState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const end = (next: ExportState) => {
    job = null;
    underWay = null;
    show(next);
  };
  const run = async (current: Job): Promise<void> => {
    const { pages, writer, file, signal } = current;
    let isReading = false;
    show({ status: 'running', ...progressOf(current) });
    try {
      for (;;) {
        isReading = true;
        const records = await pages.next();
        isReading = false;
        if (signal.aborted) return;
        for (const chunk of records === null ? writer.end() : writer.write(records))
          await file.write(chunk);
        if (signal.aborted) return;
        if (records === null) break;
        current.rows += records.length;
        show({ status: 'running', ...progressOf(current) });
      }
      await file.close();
      if (!signal.aborted) end({ status: 'done', ...progressOf(current), ...outcomeOf(current) });
    } catch (error) {
      if (signal.aborted) return;
      // A file with a failed write is incomplete.
      if (!isReading) await discard(file);
      const settle = isReading ? show : end;
      settle({ status: 'failed', error, canResume: isReading, ...progressOf(current) });
    }
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start({ openFile, openSource }) {
      if (underWay) return;
      underWay = new AbortController();
      const { signal } = underWay;
      let file: FileSink | null = null;
      try {
        file = await openFile();
        const source = file && !signal.aborted ? await openSource(signal) : null;
        if (file && source && !signal.aborted) {
          job = { ...source, file, signal, rows: 0 };
          return await run(job);
        }
        if (!signal.aborted) underWay = null;
      } catch (error) {
        if (!signal.aborted)
          end({ status: 'failed', error, canResume: false, rows: 0, total: undefined });
      }
      await discard(file);
    },
    async resume() {
      if (job && state.status === 'failed') await run(job);
    },
    stop() {
      underWay?.abort();
      void discard(job?.file ?? null);
      end(idle);
    },
  };
}

const progressOf = ({ rows, total }: Job): ExportProgress => ({ rows, total: total() });

function outcomeOf({ pages, writer, rows, total, failedValues }: Job): ExportOutcome {
  const counted = total();
  return {
    hasChanged:
      pages.isCounted && (pages.repeated > 0 || (counted !== undefined && counted !== rows)),
    failedValues: failedValues(),
    cutValues: writer.cutValues?.() ?? 0,
  };
}

const discard = async (file: FileSink | null): Promise<void> =>
  file?.abort().catch(() => undefined);
