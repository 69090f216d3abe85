import type {
  FieldDescriptor,
  ListDescriptor,
  ListRequest,
  ResourceDescriptor,
  ResourceRecord,
} from '@admin/gql/resource';

import { countOf, createAsker, isRefusal } from '../../data/ask-records.ts';
import type { DataClient } from '../../data/data-client.ts';
import { chosenRecordPages, createRecordPages } from '../../data/record-pages.ts';
import type { ExportEffects, ExportSource } from '../../session-core/export/export-session.ts';
import {
  createFileWriter,
  fileKinds,
  type ExportFormat,
} from '../../session-core/table-files/export-format.ts';
import { exportedColumns, type ExportedColumnsOptions } from './exported-columns.ts';
import { openFileSink } from './file-sink.ts';

export interface ExportEffectsOptions extends Omit<ExportedColumnsOptions, 'resource'> {
  readonly client: DataClient;
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  readonly request: ListRequest;
  readonly chosen: readonly ResourceRecord[] | undefined;
  readonly format: ExportFormat;
  /** Title of the file and of its sheet. */
  readonly title: string;
  readonly language: string;
}

/** Effects of an export from the server to a file. */
export const exportEffects = (options: ExportEffectsOptions): ExportEffects => ({
  openFile: () => openFileSink(`${options.title} ${today()}`, fileKinds[options.format]),
  openSource: (signal) => openSource(options, signal),
});

async function openSource(
  { client, descriptor, list, chosen, fields, ...options }: ExportEffectsOptions,
  signal: AbortSignal,
): Promise<ExportSource> {
  const { name: resource, key, count } = descriptor;
  const request = { ...options.request, columns: fields.map(({ name }) => name) };
  let total = chosen?.length;
  let failedValues = 0;
  if (count && total === undefined) {
    // Rows do not wait for the count. Without it, the progress has no total.
    void countOf(client, count, request, signal).then((counted) => (total = counted));
  }
  const writer = await createFileWriter(options.format, {
    title: options.title,
    language: options.language,
    columns: exportedColumns({ ...options, resource, fields }),
    fields: [...keyFieldsOutside(fields, descriptor), ...fields],
  });
  const pages = {
    list,
    key,
    request,
    total: () => (chosen ? undefined : total),
    ask: createAsker({
      client,
      list,
      signal,
      wanted: fields,
      onFailed: (values) => (failedValues += values),
    }),
    isRefusal,
  };
  return {
    pages:
      chosen && key !== null
        ? chosenRecordPages({ ...pages, key, chosen })
        : createRecordPages(pages),
    writer,
    total: () => total,
    failedValues: () => failedValues,
  };
}

/** Key fields that are not exported. */
const keyFieldsOutside = (
  exported: readonly FieldDescriptor[],
  { key, fields }: ResourceDescriptor,
): readonly FieldDescriptor[] =>
  (key ?? [])
    .filter((name) => !exported.some((field) => field.name === name))
    .flatMap((name) => fields.filter((field) => field.name === name));

function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}
