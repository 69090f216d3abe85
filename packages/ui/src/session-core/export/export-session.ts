import type { ResourceRecord } from '@admin/gql/resource';

import type { Bytes, FileWriter } from '../table-files/file-writer.ts';

/** Where an export stands. */
export type ExportState =
  | { readonly status: 'idle' }
  | (ExportProgress & { readonly status: 'running' })
  /** `canResume`: what was written stays, and reading can go on where it failed. */
  | (ExportProgress & {
      readonly status: 'failed';
      readonly error: unknown;
      readonly canResume: boolean;
    })
  | (ExportProgress & ExportOutcome & { readonly status: 'done' });

/** How far an export is. */
export interface ExportProgress {
  readonly rows: number;
  /** `undefined` while it is not known exactly. */
  readonly total: number | undefined;
}

/** What an export came to. */
export interface ExportOutcome {
  /**
   * Others changed the list while it was read page by page: records may be missing. None is there
   * twice.
   */
  readonly hasChanged: boolean;
  /** How many values the server failed to return: their cells are empty. */
  readonly failedValues: number;
  /** How many values were too long for the format: the file has the beginning of them. */
  readonly cutValues: number;
}

/** The file that an export fills. */
export interface FileSink {
  write(chunk: Bytes): Promise<void>;
  /** The file is complete: it is where the user wanted it, or the browser downloads it. */
  close(): Promise<void>;
  /** Nothing of it stays. */
  abort(): Promise<void>;
}

/** The records of an export, page by page. */
export interface ExportPages {
  /** `null` behind the last page. After a failure the next call requests the same page again. */
  next(): Promise<readonly ResourceRecord[] | null>;
  /** Records that were left out because a page before had them. */
  readonly repeated: number;
  /** Pages were counted: records may slip from one to another while others change the list. */
  readonly isCounted: boolean;
}

/** What fills the file. */
export interface ExportSource {
  readonly pages: ExportPages;
  readonly writer: FileWriter;
  /** How many records there are, once that is known exactly. */
  readonly total: () => number | undefined;
  readonly failedValues: () => number;
}

/** All that an export does outside of its session. */
export interface ExportEffects {
  /** `null`: the user chose no file. Called within the call of `start`: some browsers ask for it. */
  readonly openFile: () => Promise<FileSink | null>;
  readonly openSource: (signal: AbortSignal) => Promise<ExportSource>;
}

export interface ExportSession {
  /** The same object until something changes. */
  readonly state: () => ExportState;
  readonly subscribe: (listener: () => void) => () => void;
  /** A second call while an export is under way starts nothing. */
  readonly start: (effects: ExportEffects) => Promise<void>;
  /** Goes on where it failed. */
  readonly resume: () => Promise<void>;
  /** Gives up; nothing of the file stays. */
  readonly stop: () => void;
}

interface Job extends ExportSource {
  readonly file: FileSink;
  readonly signal: AbortSignal;
  rows: number;
}

const idle: ExportState = { status: 'idle' };

/** An export from the choice of its file to its last row: one page of records is in memory. */
export function createExportSession(): ExportSession {
  let state = idle;
  let job: Job | null = null;
  /** Set from the choice of a file to the end, also where a failure can be resumed. */
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
      // A file that could not be written to is not complete any more.
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
