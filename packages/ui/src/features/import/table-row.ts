import type { Cell } from '../../session-core/table-files/cell.ts';

/** A row of a file as it was read. */
export interface TableRow {
  /** As a spreadsheet program numbers it: 1 is the first of the file. */
  readonly at: number;
  readonly cells: readonly Cell[];
}

/** A table in a file, read as often as it is wanted, in pieces. */
export interface Table {
  /** Whether its cells have kinds of their own, as those of a workbook, or are texts. */
  readonly hasKinds: boolean;
  rows(): AsyncGenerator<TableRow>;
}

/** Why a file cannot be read: a key of the catalogue below `import.unreadable`. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly reason: 'empty' | 'oldWorkbook' | 'broken' | 'noSheet' | 'quote';
  /** Where in the file, if that is known. */
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
