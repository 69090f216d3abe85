import { createContext, type RefObject } from 'react';

/** Ids of the neighbours of a record. */
export interface RowsAround {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Rows of an open list that renders only some of them. Ids are those of addresses. */
export interface OpenRows {
  readonly around: (id: string) => RowsAround;
  /** Scrolls the row of a record into view. */
  readonly reveal: (id: string) => void;
}

/** Open rows of the surrounding list; `null` outside of a list. */
export const OpenRowsContext = createContext<RefObject<OpenRows | null> | null>(null);
