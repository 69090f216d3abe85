import type { Columns } from '../../table/use-columns.ts';
import type { TableLayout } from '../../storage/table-layout.ts';

/** Columns of a table in order, and its layout. */
export interface Arrangement {
  readonly names: readonly string[];
  readonly layout: TableLayout;
}

/** Pixels. */
export const narrowest = 48;
export const widest = 1200;

export const arrangementOf = ({
  shown,
  layout,
}: Pick<Columns, 'shown' | 'layout'>): Arrangement => ({
  names: shown.map(({ name }) => name),
  layout: layout ?? {},
});

/** Pinned columns. They come first and stay in view on horizontal scrolling. */
export const pinnedOf = ({ names, layout: { pins = [] } }: Arrangement): readonly string[] =>
  names.filter((name) => pins.includes(name));

/** Moves a column to an index. It becomes pinned among the pinned columns, and unpinned after them. */
export function moveColumn(before: Arrangement, name: string, to: number): Arrangement {
  const others = before.names.filter((each) => each !== name);
  const at = Math.max(0, Math.min(to, others.length));
  const pinned = pinnedOf(before).filter((each) => each !== name);
  const isPinned = at < pinned.length || (at === pinned.length && pinnedOf(before).includes(name));
  return {
    names: others.toSpliced(at, 0, name),
    layout: withPins(before.layout, isPinned ? [...pinned, name] : pinned),
  };
}

/** Pins a column as the last pinned one, or unpins it as the first column after those. */
export function pinColumn(before: Arrangement, name: string, isPinned: boolean): Arrangement {
  const pinned = pinnedOf(before).filter((each) => each !== name);
  const others = before.names.filter((each) => each !== name);
  return {
    names: others.toSpliced(pinned.length, 0, name),
    layout: withPins(before.layout, isPinned ? [...pinned, name] : pinned),
  };
}

/** Shows a hidden column after the nearest shown one that precedes it in the list. */
export function showColumn(before: Arrangement, name: string, all: readonly string[]): Arrangement {
  const earlier = all.slice(0, all.indexOf(name));
  const at = before.names.findLastIndex((each) => earlier.includes(each)) + 1;
  return {
    ...before,
    names: before.names.toSpliced(Math.max(at, pinnedOf(before).length), 0, name),
  };
}

export function hideColumn(before: Arrangement, name: string): Arrangement {
  return {
    names: before.names.filter((each) => each !== name),
    layout: withPins(
      before.layout,
      pinnedOf(before).filter((each) => each !== name),
    ),
  };
}

/** `undefined`: the width of its content. */
export function withWidth(
  layout: TableLayout,
  name: string,
  width: number | undefined,
): TableLayout {
  const { [name]: _before, ...others } = layout.widths ?? {};
  return {
    ...layout,
    widths:
      width === undefined
        ? others
        : { ...others, [name]: Math.round(Math.max(narrowest, Math.min(width, widest))) },
  };
}

export const withDensity = (layout: TableLayout, density: TableLayout['density']): TableLayout => ({
  ...layout,
  density,
});

export const withSum = (layout: TableLayout, name: string, isShown: boolean): TableLayout => {
  const others = (layout.sums ?? []).filter((each) => each !== name);
  return { ...layout, sums: isShown ? [...others, name] : others };
};

/** `undefined`: the server's default. */
export const withGrowth = (
  { grows: _before, ...layout }: TableLayout,
  grows: boolean | undefined,
): TableLayout => ({ ...layout, ...(grows !== undefined && { grows }) });

const withPins = (layout: TableLayout, pins: readonly string[]): TableLayout => ({
  ...layout,
  pins,
});

/** Layout without its style and without empty values; `null` when nothing remains. */
export function layoutContent(layout: TableLayout | null | undefined): TableLayout | null {
  const { widths = {}, pins = [], sums = [], density, grows } = layout ?? {};
  const content = {
    ...(Object.keys(widths).length > 0 && { widths }),
    ...(pins.length > 0 && { pins }),
    ...(sums.length > 0 && { sums }),
    ...(density && { density }),
    ...(grows !== undefined && { grows }),
  };
  return Object.keys(content).length > 0 ? content : null;
}
