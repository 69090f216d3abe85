import type { ResourceRecord } from '@admin/gql/resource';
import type { KeyboardEvent, MouseEvent } from 'react';

/** Checkboxes and menus of the rows of a table. */
export interface RowControls {
  /** Absent: rows have no checkbox. */
  readonly choice: Choice | undefined;
  readonly hasMenu: boolean;
  /**
   * A checkbox was clicked, or an arrow key was pressed with Shift. `row` is the position of the
   * row, `wholePage` for the checkbox in the header and for keys. The function is stable, so that
   * it re-renders no row.
   */
  readonly press: (
    event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>,
    row: number,
  ) => void;
  /** The pointer or the focus has entered the table. */
  readonly expect: () => void;
}

export const wholePage = -1;

/** Chosen records of a list, on any of its pages. */
export interface Choice {
  /** Records by id, in the order in which they were chosen. */
  readonly chosen: ReadonlyMap<string, ResourceRecord>;
  /** Reasons by id, for records for which the last action failed. */
  readonly problems: ReadonlyMap<string, string>;
}
