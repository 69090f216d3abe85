import type { ResourceRecord } from '@admin/gql/resource';
import type { KeyboardEvent, MouseEvent } from 'react';

/** Checkboxes and menus of the rows of a table. */
export interface RowControls {
  /** Absent: rows have no checkbox. */
  readonly choice: Choice | undefined;
  readonly hasMenu: boolean;
  /**
   * One of them was clicked, or an arrow key was pressed with Shift. `row`: its place, `wholePage`
   * for the checkbox above them and for keys. Stays the same, so that no row is rendered anew.
   */
  readonly press: (
    event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>,
    row: number,
  ) => void;
  /** The pointer or the focus is in the table. */
  readonly expect: () => void;
}

export const wholePage = -1;

/** Records of a list that are chosen, on whatever page they stand. */
export interface Choice {
  /** By id, in the order in which they were chosen. */
  readonly chosen: ReadonlyMap<string, ResourceRecord>;
  /** By id, why something could not be done with those that it was tried with last. */
  readonly problems: ReadonlyMap<string, string>;
}
