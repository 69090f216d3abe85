import type { SxProps, Theme } from '@mui/material/styles';

/** Layout of a table, apart from the choice and the order of its columns. */
export interface TableLayout {
  /** Pixels by name of the column. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Names of the pinned columns. They come first. */
  readonly pins?: readonly string[];
  /** Names of the columns with a sum in the footer. */
  readonly sums?: readonly string[];
  /** Absent: neither. */
  readonly density?: 'compact' | 'comfortable';
  /** Pages are appended below each other. Absent: only for servers that page forwards alone. */
  readonly grows?: boolean;
  /**
   * Style of the frame around the table, precomputed by `layoutStyle`, so that the first rows do
   * not need its code.
   */
  readonly style?: SxProps<Theme>;
}
