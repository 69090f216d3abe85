import type { SxProps, Theme } from '@mui/material/styles';

/** How a table is arranged, beside which columns it has in which order. */
export interface TableLayout {
  /** Pixels by name of the column. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Names of the columns that stay in sight when the table scrolls sideways. They stand first. */
  readonly pins?: readonly string[];
  /** Names of the columns whose sum stands below them. */
  readonly sums?: readonly string[];
  /** Absent: neither. */
  readonly density?: 'compact' | 'comfortable';
  /**
   * Its pages stand one below the other. Absent: where a server knows no pages, only what comes
   * next.
   */
  readonly grows?: boolean;
  /**
   * All that as a style of the frame around the table, made by `layoutStyle`: the first rows need
   * no code for it.
   */
  readonly style?: SxProps<Theme>;
}
