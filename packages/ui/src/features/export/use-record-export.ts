import type {
  FieldDescriptor,
  ListDescriptor,
  ListRequest,
  ResourceDescriptor,
  ResourceRecord,
} from '@admin/gql/resource';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDataClient } from '../../data/use-data-client.ts';
import { useNames } from '../../resources/use-names.ts';
import { isComputed } from '../../values/computed-name.ts';
import { looksOf } from '../../resources/table-column.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import '../../locales/export-texts.ts';
import { countOf, createAsker, isRefusal } from '../../data/ask-records.ts';
import {
  createFileWriter,
  fileKinds,
  type ExportFormat,
} from '../../session-core/table-files/export-format.ts';
import { exportedColumns, type Related } from './exported-columns.ts';
import { openFileSink, type FileSink } from './file-sink.ts';
import type { FileWriter } from '../../session-core/table-files/file-writer.ts';
import { chosenRecordPages, createRecordPages, type RecordPages } from '../../data/record-pages.ts';

/** Which records an export is of. */
export interface RecordExportOptions {
  /** Whose records are exported. */
  readonly descriptor: ResourceDescriptor;
  /** That of the descriptor, or one that a record holds. */
  readonly list: ListDescriptor;
  /** Conditions, order and search of the list as it is seen; `columns` are those that are shown. */
  readonly request: ListRequest;
  /** These alone. @defaultValue everything that the conditions hold for */
  readonly chosen?: readonly ResourceRecord[] | undefined;
  /** Of the file and its sheet. @defaultValue that of the resource */
  readonly title?: string | undefined;
}

/** What goes into a file. */
export interface ExportChoice {
  readonly format: ExportFormat;
  readonly columns: 'shown' | 'all';
  readonly related: Related;
}

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

/** An export, and what can be done with it. */
export interface RecordExport {
  readonly state: ExportState;
  /** What a computed column is made of stands for it. */
  readonly fields: Readonly<Record<ExportChoice['columns'], readonly FieldDescriptor[]>>;
  /** To be called where the user pressed a button: some browsers ask for the file. */
  readonly start: (choice: ExportChoice) => Promise<void>;
  /** Goes on where it failed. */
  readonly resume: () => Promise<void>;
  /** Gives up; nothing of the file stays. */
  readonly stop: () => void;
}

interface Job {
  readonly pages: RecordPages;
  readonly writer: FileWriter;
  readonly sink: FileSink;
  readonly aborted: AbortController;
  readonly total: () => number | undefined;
  readonly failedValues: () => number;
  rows: number;
}

const idle: ExportState = { status: 'idle' };

/**
 * Takes the records of a list into a file, page by page: the tab holds one page, however many there
 * are.
 */
export function useRecordExport({
  descriptor,
  list,
  request,
  chosen,
  title: ownTitle,
}: RecordExportOptions): RecordExport {
  const client = useDataClient();
  const names = useNames();
  const text = useValueText(descriptor.name);
  const { t, i18n } = useTranslation();
  const [state, setState] = useState(idle);
  const job = useRef<Job | null>(null);
  const isOpening = useRef(false);
  const isGone = useRef(false);
  const { name: resource, key, count } = descriptor;
  const title = ownTitle ?? names.title(resource);
  const fields = useMemo(() => {
    const all = [
      ...list.columns.flatMap(({ field }) => (isComputed(field) ? [] : [field])),
      ...(list.more ?? []),
    ];
    const selected = (name: string) =>
      list.columns.flatMap(({ field }) => (field.name === name && looksOf(field)?.select) || []);
    const shown = new Set(
      request.columns.flatMap((name) => (isComputed({ name }) ? selected(name) : [name])),
    );
    return {
      all,
      shown: [...shown].flatMap((name) => all.find((field) => field.name === name) ?? []),
    };
  }, [list, request.columns]);

  const stop = () => {
    job.current?.aborted.abort();
    job.current?.sink.abort().catch(() => undefined);
    job.current = null;
    setState(idle);
  };
  const abandon = useRef(stop);
  useEffect(() => {
    abandon.current = stop;
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      abandon.current();
    };
  }, []);

  const start = async ({ format, columns: choice, related }: ExportChoice) => {
    // A second press while the file is being opened is no second export.
    if (job.current || isOpening.current) return;
    isOpening.current = true;
    const sink = await openFileSink(`${title} ${today()}`, fileKinds[format]).catch(
      (error: unknown) => {
        setState({ status: 'failed', error, canResume: false, rows: 0, total: undefined });
        return null;
      },
    );
    if (!sink || isGone.current) {
      isOpening.current = false;
      await sink?.abort().catch(() => undefined);
      return;
    }
    const aborted = new AbortController();
    const { signal } = aborted;
    const wanted = fields[choice];
    const asked = { ...request, columns: wanted.map(({ name }) => name) };
    let total = chosen?.length;
    let failedValues = 0;
    if (count && total === undefined) {
      // Rows do not wait for it; where it cannot be had, how far it is stays unsaid.
      void countOf(client, count, asked, signal).then((counted) => (total = counted));
    }
    const options = {
      list,
      key,
      request: asked,
      total: () => (chosen ? undefined : total),
      ask: createAsker({
        client,
        list,
        signal,
        wanted,
        onFailed: (values) => (failedValues += values),
      }),
      isRefusal,
    };
    const keyFields = (key ?? []).flatMap((name) =>
      wanted.some((field) => field.name === name)
        ? []
        : descriptor.fields.filter((field) => field.name === name),
    );
    const columns = exportedColumns({
      resource,
      fields: wanted,
      related,
      names,
      text,
      currency: t('export.currency'),
    });
    const language = i18n.resolvedLanguage ?? i18n.language;
    try {
      const writer = await createFileWriter(format, {
        title,
        language,
        columns,
        fields: [...keyFields, ...wanted],
      });
      const pages =
        chosen && key !== null
          ? chosenRecordPages({ ...options, key, chosen })
          : createRecordPages(options);
      job.current = {
        pages,
        writer,
        sink,
        aborted,
        total: () => total,
        failedValues: () => failedValues,
        rows: 0,
      };
    } catch (error) {
      await sink.abort().catch(() => undefined);
      setState({ status: 'failed', error, canResume: false, rows: 0, total });
      return;
    } finally {
      isOpening.current = false;
    }
    await run(job.current);
  };

  const run = async (current: Job) => {
    const isOver = () => current.aborted.signal.aborted;
    const progress = (): ExportProgress => ({ rows: current.rows, total: current.total() });
    let isReading = false;
    setState({ status: 'running', ...progress() });
    try {
      for (;;) {
        isReading = true;
        const records = await current.pages.next();
        isReading = false;
        if (isOver()) return;
        for (const chunk of records === null ? current.writer.end() : current.writer.write(records))
          await current.sink.write(chunk);
        if (isOver()) return;
        if (records === null) break;
        current.rows += records.length;
        setState({ status: 'running', ...progress() });
      }
      await current.sink.close();
      job.current = null;
      const { isCounted, repeated } = current.pages;
      const total = current.total();
      const hasChanged =
        isCounted && (repeated > 0 || (total !== undefined && total !== current.rows));
      setState({
        status: 'done',
        ...progress(),
        hasChanged,
        failedValues: current.failedValues(),
        cutValues: current.writer.cutValues?.() ?? 0,
      });
    } catch (error) {
      if (isOver()) return;
      // A file that could not be written to is not whole any more.
      if (!isReading) {
        await current.sink.abort().catch(() => undefined);
        job.current = null;
      }
      setState({ status: 'failed', error, canResume: isReading, ...progress() });
    }
  };
  const resume = async () => {
    if (job.current && state.status === 'failed') await run(job.current);
  };
  return { state, fields, start, resume, stop };
}

function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}
