import type { Cell } from '../../session-core/table-files/cell.ts';

/** Row of a file. */
export interface TableRow {
  /** Number as in a spreadsheet program: the first row of the file is 1. */
  readonly at: number;
  readonly cells: readonly Cell[];
}

/** Table in a file. It can be read repeatedly, in chunks. */
export interface Table {
  /** Whether its cells have types, as in a workbook, or are texts. */
  readonly hasKinds: boolean;
  rows(): AsyncGenerator<TableRow>;
}

/**
 * Error of a file that cannot be read. The reason is a key of the catalogue below
 * `import.unreadable`.
 */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly reason: 'empty' | 'oldWorkbook' | 'broken' | 'noSheet' | 'quote';
  /** Row in the file, if it is known. */
  readonly row: number | undefined;

  constructor(
    reason: UnreadableFileError['reason'],
    { row, ...options }: ErrorOptions & { readonly row?: number } = {},
  ) {
    super(
      `The file cannot be read: ${reason}${row === undefined ? '' : ` in row ${row}`}.`,
      options,
    );
    this.reason = reason;
    this.row = row;
  }
}

export const isBlank = ({ cells }: TableRow): boolean => cells.every((cell) => cell === null);
