import type { RowsAround } from '../panel/rows-around.ts';

/** The rows of the open list, where not all of them are in the page. Ids are those of addresses. */
export interface Listed {
  readonly around: (id: string) => RowsAround;
  /** Brings the row of a record into sight. */
  readonly reveal: (id: string) => void;
}

export const listed: { current: Listed | null } = { current: null };
