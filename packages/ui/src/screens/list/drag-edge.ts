import { narrowest, widest } from './arrange-columns.ts';
import { widthProperty } from './layout-style.ts';

export interface EdgeDrag {
  /** The frame around the table. */
  readonly frame: HTMLElement;
  /** The header cell whose width changes. */
  readonly header: HTMLTableCellElement;
  /** Edge of the column, which the pointer drags. */
  readonly edge: HTMLElement;
  /** `null`: as it was. */
  readonly onEnd: (width: number | null) => void;
}

/**
 * Follows the pointer that has pressed the edge of a column: the edge goes where the pointer is.
 * The column goes along by one property of the frame: nothing is rendered meanwhile.
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
