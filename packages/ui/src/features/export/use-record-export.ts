import type {
  FieldDescriptor,
  ListDescriptor,
  ListRequest,
  ResourceDescriptor,
  ResourceRecord,
} from '@admin/gql/resource';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useDataClient } from '../../data/use-data-client.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import '../../locales/export-texts.ts';
import { looksOf } from '../../resources/table-column.ts';
import { useNames } from '../../resources/use-names.ts';
import { createExportSession, type ExportState } from '../../session-core/export/export-session.ts';
import type { ExportFormat } from '../../session-core/table-files/export-format.ts';
import { isComputed } from '../../values/computed-name.ts';
import { exportEffects } from './export-effects.ts';
import type { Related } from './exported-columns.ts';

/** Records of an export. */
export interface RecordExportOptions {
  /** Resource of the exported records. */
  readonly descriptor: ResourceDescriptor;
  /** List of the descriptor, or a list that a record contains. */
  readonly list: ListDescriptor;
  /** Conditions, order and search of the present list, with its shown columns in `columns`. */
  readonly request: ListRequest;
  /** Exports these records only. @defaultValue all records of the conditions */
  readonly chosen?: readonly ResourceRecord[] | undefined;
  /** Title of the file and of its sheet. @defaultValue title of the resource */
  readonly title?: string | undefined;
}

/** Format and columns of a file. */
export interface ExportChoice {
  readonly format: ExportFormat;
  readonly columns: 'shown' | 'all';
  readonly related: Related;
}

/** State and functions of an export. */
export interface RecordExport {
  readonly state: ExportState;
  /**
   * Fields of the exported columns. A computed column is replaced by the fields that it is computed
   * from.
   */
  readonly fields: Readonly<Record<ExportChoice['columns'], readonly FieldDescriptor[]>>;
  /** Must be called in the handler of a click, since some browsers then open a file dialog. */
  readonly start: (choice: ExportChoice) => Promise<void>;
  /** Goes on where it failed. */
  readonly resume: () => Promise<void>;
  /** Cancels the export and deletes the file. */
  readonly stop: () => void;
}

/**
 * Exports the records of a list to a file, page by page. The tab holds one page at a time. An
 * export session is bound to the client and to the texts.
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
  const [session] = useState(createExportSession);
  const state = useSyncExternalStore(session.subscribe, session.state);
  useEffect(() => session.stop, [session]);
  const fields = useMemo(() => fieldsOf(list, request.columns), [list, request.columns]);
  const start = ({ format, columns, related }: ExportChoice) =>
    session.start(
      exportEffects({
        client,
        descriptor,
        list,
        request,
        chosen,
        format,
        fields: fields[columns],
        related,
        names,
        text,
        currency: t('export.currency'),
        title: ownTitle ?? names.title(descriptor.name),
        language: i18n.resolvedLanguage ?? i18n.language,
      }),
    );
  return { state, fields, start, resume: session.resume, stop: session.stop };
}

/** Fields of all columns of a list, and of the shown ones. */
function fieldsOf(list: ListDescriptor, columns: ListRequest['columns']): RecordExport['fields'] {
  const all = [
    ...list.columns.flatMap(({ field }) => (isComputed(field) ? [] : [field])),
    ...(list.more ?? []),
  ];
  const selected = (name: string) =>
    list.columns.flatMap(({ field }) => (field.name === name && looksOf(field)?.select) || []);
  const shown = new Set(
    columns.flatMap((name) => (isComputed({ name }) ? selected(name) : [name])),
  );
  return {
    all,
    shown: [...shown].flatMap((name) => all.find((field) => field.name === name) ?? []),
  };
}
