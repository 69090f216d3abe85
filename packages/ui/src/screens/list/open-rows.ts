import { createContext, type RefObject } from 'react';

/** Ids of the records before and behind one. */
export interface RowsAround {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The rows of an open list, where not all of them are in the page. Ids are those of addresses. */
export interface OpenRows {
  readonly around: (id: string) => RowsAround;
  /** Brings the row of a record into sight. */
  readonly reveal: (id: string) => void;
}

/** Open rows of the surrounding list; `null` outside of a list. */
export const OpenRowsContext = createContext<RefObject<OpenRows | null> | null>(null);
