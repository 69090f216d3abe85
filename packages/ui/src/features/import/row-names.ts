import type { KeyedResource, ResourceRecord, Say } from '@admin/gql/resource';

import { UnparsedText } from '../../values/unparsed-text.ts';
import { parseRow, type ImportedColumn, type RowParser } from './parse-row.ts';
import { nameText } from './name-index.ts';
import type { NamedBy } from './references.ts';
import type { TableRow } from './table-row.ts';

/**
 * Names by which other rows may refer to the record of a row once it is written: {@link nameText} of
 * its label and its key, as far as the cells contain them.
 */
export type RowNames = (row: TableRow) => readonly string[];

export interface RowNamesOptions {
  readonly resource: KeyedResource;
  /** Field whose value identifies the record. */
  readonly keyField: string;
  readonly by: NamedBy;
  readonly say: Say;
  readonly parser: Omit<RowParser, 'referenced'>;
}

/** Names of rows, for a column that refers to the resource of the import. */
export function createRowNames({ resource, keyField, by, say, parser }: RowNamesOptions): RowNames {
  const fieldOf = ({ field }: ImportedColumn) => field.input.field ?? field.name;
  const columns = parser.columns.filter(
    ({ field }) => !field.input.reference && field.path.length === 1,
  );
  const keyAt =
    by === 'label' ? undefined : columns.find((column) => fieldOf(column) === keyField)?.at;
  const own = {
    ...parser,
    columns,
    isNew: false,
    width: undefined,
    referenced: (_field: unknown, text: string) =>
      new UnparsedText(text, { key: 'import.problem.noRecord' }),
  };
  const labelOf = (row: TableRow): string | undefined => {
    const { values } = parseRow(row, own);
    const record = new Proxy(
      Object.fromEntries(columns.map((column) => [fieldOf(column), values[column.field.name]])),
      {
        get(fields, name) {
          if (typeof name === 'string' && fields[name] === undefined)
            throw new Error(`The file has no ${name}.`);
          return typeof name === 'string' ? fields[name] : undefined;
        },
      },
    ) satisfies ResourceRecord;
    try {
      return resource.label(record, say);
    } catch {
      // The label depends on values that the file does not contain.
      return undefined;
    }
  };
  return (row) => {
    const key = keyAt === undefined ? '' : (row.cells[keyAt]?.text ?? '');
    const label = by === 'key' ? '' : (labelOf(row) ?? '');
    return [...new Set([key, label].map(nameText))].filter((name) => name !== '');
  };
}
