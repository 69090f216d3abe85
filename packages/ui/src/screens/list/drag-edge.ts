import { narrowest, widest } from './arrange-columns.ts';
import { widthProperty } from './layout-style.ts';

export interface EdgeDrag {
  /** Frame of the table. */
  readonly frame: HTMLElement;
  /** Header cell whose width changes. */
  readonly header: HTMLTableCellElement;
  /** Edge of the column, which the pointer drags. */
  readonly edge: HTMLElement;
  /** `null`: as it was. */
  readonly onEnd: (width: number | null) => void;
}

/**
 * Drags the edge of a column with the pointer. The width is a custom property of the frame, so that
 * nothing re-renders meanwhile.
 */
export function dragEdge(
  press: { readonly pointerId: number },
  { frame, header, edge, onEnd }: EdgeDrag,
): void {
  const from = header.getBoundingClientRect();
  const property = widthProperty(header.cellIndex + 1);
  const listening = new AbortController();
  let width = from.width;
  const move = ({ clientX }: PointerEvent) => {
    width = Math.max(narrowest, Math.min(clientX - from.left, widest));
    frame.style.setProperty(property, `${width}px`);
  };
  const end = (isKept: boolean) => () => {
    listening.abort();
    frame.style.removeProperty(property);
    onEnd(isKept ? width : null);
  };
  edge.setPointerCapture(press.pointerId);
  edge.addEventListener('pointermove', move, { signal: listening.signal });
  edge.addEventListener('pointerup', end(true), { signal: listening.signal });
  edge.addEventListener('pointercancel', end(false), { signal: listening.signal });
}

/** Pixels. */
export const edgeWidth = 9;
