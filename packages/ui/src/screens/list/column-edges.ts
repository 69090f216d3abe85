import { createContext } from 'react';

/** The edges of the columns of one list, where the arrow keys change the widths. */
export interface ColumnEdges {
  /** Takes the element that the list is in. */
  readonly takeList: (list: HTMLElement | null) => void;
  /** The table of the list, where there is one. */
  readonly table: () => HTMLTableElement | null;
  /** Adds the edge of a column. Returns what takes it away. */
  readonly add: (column: string, edge: HTMLElement) => () => void;
  /** Gives the focus to the edge of a column, once there is one. */
  readonly focus: (column: string) => void;
}

export function createColumnEdges(): ColumnEdges {
  let list: HTMLElement | null = null;
  const edges = new Map<string, HTMLElement>();
  let wanted: string | undefined;
  return {
    takeList(element) {
      list = element;
    },
    table: () => list?.querySelector<HTMLTableElement>('table[data-cards]') ?? null,
    add(column, edge) {
      edges.set(column, edge);
      if (wanted === column) {
        wanted = undefined;
        edge.focus();
      }
      return () => edges.delete(column);
    },
    focus(column) {
      const edge = edges.get(column);
      if (edge) edge.focus();
      else wanted = column;
    },
  };
}

/** Column edges of the surrounding list; `null` outside of a list. */
export const ColumnEdgesContext = createContext<ColumnEdges | null>(null);
