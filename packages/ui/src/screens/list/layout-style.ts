import type { TableLayout } from '../../storage/table-layout.ts';

/** Header cell: the name of its column, or the kind of a column without a field. */
export type HeaderCell = { readonly name: string } | 'choice' | 'label' | 'menu';

/** Pixels. */
const choiceWidth = 36;

/** Padding above and below a text, and height of the button of a row's menu, in pixels. */
const densities = {
  compact: { padding: 4, button: 24 },
  comfortable: { padding: 14, button: 32 },
} as const;

/** Custom property of the frame with the width of a column during a drag. */
export const widthProperty = (place: number) => `--column-${place}`;

/**
 * Style of the frame around a table for a layout. It applies to all cells, which therefore need no
 * props. It is plain data, so that it can be stored. Rows shown as cards have no columns.
 */
export function layoutStyle(
  { widths = {}, pins = [], density }: TableLayout,
  header: readonly HeaderCell[],
): NonNullable<TableLayout['style']> {
  const rules: Record<string, object> = {};
  const columns = header.flatMap((cell, index) =>
    typeof cell === 'object' ? [{ name: cell.name, place: index + 1 }] : [],
  );
  const width = ({ name, place }: (typeof columns)[number]) =>
    widths[name] === undefined ? undefined : `var(${widthProperty(place)}, ${widths[name]}px)`;
  for (const column of columns) {
    const fixed = width(column);
    if (fixed !== undefined)
      rules[cells(column.place)] = {
        boxSizing: 'border-box',
        width: fixed,
        minWidth: fixed,
        maxWidth: fixed,
      };
  }
  // Otherwise the columns share the remaining width, and none has the width that was set.
  if (columns.every(({ name }) => widths[name] !== undefined)) rules[table] = { width: 'auto' };
  const pinned = columns.filter(({ name }) => pins.includes(name) && widths[name] !== undefined);
  if (pinned.length > 0) rules[`${table} [data-title]`] = { left: 'auto' };
  const before = [`${header.includes('choice') ? choiceWidth : 0}px`];
  for (const [index, column] of pinned.entries()) {
    const isLast = index === pinned.length - 1;
    rules[cells(column.place)] = {
      ...rules[cells(column.place)],
      position: 'sticky',
      left: `calc(${before.join(' + ')})`,
      zIndex: 1,
      bgcolor: 'background.paper',
      backgroundImage: 'inherit',
      ...(isLast && { borderRight: 1, borderRightColor: 'divider' }),
    };
    before.push(width(column) ?? '0px');
  }
  if (density) {
    const { padding, button } = densities[density];
    rules[`${table} > tbody > tr > td:not([data-select], [data-menu])`] = {
      paddingTop: `${padding}px`,
      paddingBottom: `${padding}px`,
    };
    rules[`${table} [data-menu] button`] = { height: `${button}px`, lineHeight: `${button - 2}px` };
  }
  return { '@media (min-width:600px)': rules };
}

const table = '& table[data-cards]';
const cells = (place: number) => `${table} > :not(tfoot) > tr > :nth-child(${place})`;
