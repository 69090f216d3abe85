import { createContext } from 'react';

/** Column edges of a list, at which the arrow keys change the widths. */
export interface ColumnEdges {
  /** Registers the element around the list. */
  readonly takeList: (list: HTMLElement | null) => void;
  /** Table of the list, if it has one. */
  readonly table: () => HTMLTableElement | null;
  /** Registers the edge of a column. Returns a function that removes it. */
  readonly add: (column: string, edge: HTMLElement) => () => void;
  /** Focuses the edge of a column as soon as it exists. */
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
