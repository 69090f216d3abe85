import type { FieldDescriptor } from '@admin/gql/resource';

import { createCsvWriter } from './csv.ts';
import type { ExportedColumn } from './exported-column.ts';
import type { FileKind, FileWriter } from './file-writer.ts';
import { createJsonLinesWriter } from './json-lines.ts';

export type ExportFormat = 'xlsx' | 'csv' | 'jsonl';

export const exportFormats: readonly ExportFormat[] = ['xlsx', 'csv', 'jsonl'];

export const fileKinds: Readonly<Record<ExportFormat, FileKind>> = {
  xlsx: {
    extension: '.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { extension: '.csv', type: 'text/csv' },
  jsonl: { extension: '.jsonl', type: 'application/x-ndjson' },
};

export interface ExportedTable {
  readonly title: string;
  readonly language: string;
  readonly columns: readonly ExportedColumn[];
  /** Fields of JSON Lines. */
  readonly fields: readonly FieldDescriptor[];
}

/** Creates the writer of a format. The writer of workbooks is loaded on demand. */
export async function createFileWriter(
  format: ExportFormat,
  { title, language, columns, fields }: ExportedTable,
): Promise<FileWriter> {
  if (format === 'csv') return createCsvWriter(columns, language);
  if (format === 'jsonl') return createJsonLinesWriter(fields);
  const { createXlsxWriter } = await import('./xlsx.ts');
  return createXlsxWriter(columns, { title, language });
}
