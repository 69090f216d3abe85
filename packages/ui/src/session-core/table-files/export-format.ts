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
  /** What JSON Lines have. */
  readonly fields: readonly FieldDescriptor[];
}

/** What makes a file of the format. That of workbooks is loaded when one is wanted. */
export async function createFileWriter(
  format: ExportFormat,
  { title, language, columns, fields }: ExportedTable,
): Promise<FileWriter> {
  if (format === 'csv') return createCsvWriter(columns, language);
  if (format === 'jsonl') return createJsonLinesWriter(fields);
  const { createXlsxWriter } = await import('./xlsx.ts');
  return createXlsxWriter(columns, { title, language });
}
