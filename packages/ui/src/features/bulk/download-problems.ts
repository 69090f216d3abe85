import { createCsvWriter } from '../../session-core/table-files/csv.ts';
import { download } from '../../kit/download.ts';
import type { ExportedColumn } from '../../session-core/table-files/exported-column.ts';

export interface ProblemRow {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
}

export interface ProblemTexts {
  /** Name of the file. */
  readonly name: string;
  /** Headers of the columns. */
  readonly record: string;
  readonly reason: string;
  readonly language: string;
}

/** Downloads the records for which an action failed, as a CSV file. */
export function downloadProblems(
  rows: readonly ProblemRow[],
  { name, record, reason, language }: ProblemTexts,
): void {
  const column = (header: string, key: keyof ProblemRow): ExportedColumn => ({
    header,
    kind: 'string',
    cell: (row) => ({ kind: 'text', text: String(row[key]) }),
  });
  const writer = createCsvWriter(
    [column('id', 'id'), column(record, 'title'), column(reason, 'reason')],
    language,
  );
  download(
    new Blob([...writer.write(rows.map((row) => ({ ...row }))), ...writer.end()], {
      type: 'text/csv',
    }),
    `${name}.csv`,
  );
}
