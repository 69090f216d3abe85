import { scrollAreaOf } from '../../table/frame-elements.ts';

/** Pixels of movement after which a press becomes a drag. */
const threshold = 6;
/** Pixels from the table's edge within which it scrolls, and pixels of one step. */
const border = 40;
const scrolled = 16;

export interface ColumnDrag {
  /** Frame of the table. */
  readonly frame: HTMLElement;
  /** Header cells of the columns, in their order. */
  readonly headers: readonly HTMLElement[];
  /** Index of the dragged column. */
  readonly from: number;
  /** Position of the drop, in pixels of the frame; `null` once the drag is over. */
  readonly onMove: (x: number | null) => void;
  readonly onDrop: (to: number) => void;
}

/** Drags a column by its header until the pointer is released or Escape cancels the drag. */
export function dragColumn(
  press: PointerEvent,
  { frame, headers, from, onMove, onDrop }: ColumnDrag,
): void {
  const area = scrollAreaOf(frame);
  const listening = new AbortController();
  let to: number | null = null;
  const move = ({ clientX }: PointerEvent) => {
    if (to === null && Math.abs(clientX - press.clientX) < threshold) return;
    document.body.style.userSelect = 'none';
    const outer = frame.getBoundingClientRect();
    if (area && clientX > outer.right - border) area.scrollLeft += scrolled;
    if (area && clientX < outer.left + border) area.scrollLeft -= scrolled;
    const edges = headers.map((header) => header.getBoundingClientRect());
    const before = edges.filter(({ left, width }) => left + width / 2 < clientX).length;
    to = before > from ? before - 1 : before;
    onMove((edges[before]?.left ?? edges.at(-1)?.right ?? 0) - outer.left);
  };
  const end = (isKept: boolean) => () => {
    listening.abort();
    document.body.style.userSelect = '';
    onMove(null);
    if (to === null) return;
    // The release must not count as a click on the header.
    document.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
    if (isKept && to !== from) onDrop(to);
  };
  const cancel = end(false);
  document.addEventListener('pointermove', move, { signal: listening.signal });
  document.addEventListener('pointerup', end(true), { signal: listening.signal });
  document.addEventListener('pointercancel', cancel, { signal: listening.signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), {
    signal: listening.signal,
  });
}

const swallow = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};
