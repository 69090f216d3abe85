import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import type { Cell } from '../../session-core/table-files/cell.ts';
import { download } from '../../kit/download.ts';
import { createFileWriter, fileKinds } from '../../session-core/table-files/export-format.ts';
import type { ExportedColumn } from '../../session-core/table-files/exported-column.ts';
import type { Bytes } from '../../session-core/table-files/file-writer.ts';
import type { RefusedRow } from './import-target.ts';
import type { OpenedTable } from './open-table.ts';

export interface RejectedRowsOptions {
  readonly table: OpenedTable;
  readonly refused: readonly RefusedRow[];
  readonly language: string;
  readonly title: string;
  /** Header of the added column with the number of a row. */
  readonly rowHeader: string;
  readonly reasonHeader: string;
  readonly labelOf: (field: string) => string;
}

/** Rows of a page. */
const together = 500;

/**
 * File of the refused rows in the format of the original, with their row numbers and reasons. It
 * can be imported again after corrections.
 */
export async function rejectedRows({
  table,
  refused,
  language,
  title,
  rowHeader,
  reasonHeader,
  labelOf,
}: RejectedRowsOptions): Promise<Blob> {
  const format = table.hasKinds ? 'xlsx' : 'csv';
  const reasons = new Map(
    refused.map(({ at, reasons: said }) => [
      at,
      said
        .map(({ field, text }) => (field === undefined ? text : `${labelOf(field)}: ${text}`))
        .join(' '),
    ]),
  );
  const kind: FieldDescriptor['kind'] = 'string';
  const columns = [
    ...table.headers.map((header, at): ExportedColumn => ({
      header,
      kind,
      cell: (record) => cellOf(record, at),
    })),
    {
      header: rowHeader,
      kind: 'integer' as const,
      cell: (record: ResourceRecord): Cell => ({ kind: 'number', text: String(record['at']) }),
    },
    {
      header: reasonHeader,
      kind,
      cell: (record: ResourceRecord): Cell => ({
        kind: 'text',
        text: reasons.get(Number(record['at'])) ?? '',
      }),
    },
  ];
  const writer = await createFileWriter(format, { title, language, columns, fields: [] });
  const parts: Bytes[] = [];
  let page: ResourceRecord[] = [];
  for await (const row of table.rows()) {
    if (reasons.has(row.at)) page.push({ ...row });
    if (page.length < together) continue;
    parts.push(...writer.write(page));
    page = [];
  }
  return new Blob([...parts, ...writer.write(page), ...writer.end()], {
    type: fileKinds[format].type,
  });
}

function cellOf({ cells }: ResourceRecord, at: number): Cell {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The records of this file are rows of a table.
  return Array.isArray(cells) ? ((cells[at] as Cell | undefined) ?? null) : null;
}

export function downloadRejected(file: Blob, { hasKinds }: OpenedTable, title: string): void {
  download(file, `${title}${fileKinds[hasKinds ? 'xlsx' : 'csv'].extension}`);
}
