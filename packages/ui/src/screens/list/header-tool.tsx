import type { FieldDescriptor } from '@admin/gql/resource';
import { styled } from '@mui/material/styles';
import {
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { tableOf } from '../../table/cell-elements.ts';
import { scrollAreaAround } from '../../table/frame-elements.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useNames } from '../../resources/use-names.ts';
import '../../locales/columns-texts.ts';
import type { TableLayout } from '../../storage/table-layout.ts';
import {
  arrangementOf,
  moveColumn,
  narrowest,
  pinnedOf,
  widest,
  withWidth,
} from './arrange-columns.ts';
import { ColumnEdgesContext } from './column-edges.ts';
import type { ColumnMenuProps } from './column-menu.tsx';
import { dragColumn } from './drag-column.ts';
import { dragEdge, edgeWidth } from './drag-edge.ts';
import { headerCells } from './header-cells.ts';
import { withMeasuredWidths } from './measured-widths.ts';

const ColumnMenu = lazyComponent(async () => (await import('./column-menu.tsx')).ColumnMenu);

/** Pixels. */
const buttonSize = 22;

const Tools = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    // Overrides the styles of the header's own button.
    '&& > button': {
      all: 'unset',
      position: 'absolute',
      top: `calc(50% - ${buttonSize / 2}px)`,
      right: 8,
      width: buttonSize,
      height: buttonSize,
      borderRadius: 4,
      textAlign: 'center',
      lineHeight: '20px',
      cursor: 'pointer',
      opacity: 0,
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      '&::before': { content: '"⋮" / ""' },
      '&:hover, &[aria-expanded=true]': {
        color: palette.text.primary,
        backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
      },
    },
    '[data-numeric] > && > button': { right: 'auto', left: 4 },
    'th:hover > && > button, th:focus-within > && > button, && > button[aria-expanded=true]': {
      opacity: 1,
    },
    '& > hr': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      right: 0,
      width: edgeWidth,
      margin: 0,
      border: 0,
      cursor: 'col-resize',
      touchAction: 'none',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '6px 0 6px auto',
        width: 1,
        backgroundColor: palette.divider,
        opacity: 0,
      },
      '&:hover::before, &:focus-visible::before, &[data-active]::before': {
        inset: '0 0 0 auto',
        width: 3,
        backgroundColor: palette.primary.main,
        opacity: 1,
      },
      '&:focus-visible': { outline: 'none' },
    },
    'thead:hover th > & > hr::before': { opacity: 1 },
  };
});

/** Drop position of a dragged column. */
const Drop = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 4,
  top: 0,
  bottom: 0,
  width: 2,
  pointerEvents: 'none',
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
}));

export interface HeaderToolProps extends Pick<
  ColumnMenuProps,
  'resource' | 'list' | 'state' | 'update' | 'columns' | 'column'
> {
  /** Event that requested the menu of a cell or a column before this component was loaded. */
  readonly early?: MouseEvent | KeyboardEvent | undefined;
}

const asksForMenu = ({ altKey, key }: Pick<KeyboardEvent, 'altKey' | 'key'>): boolean =>
  altKey && key === 'ArrowDown';

/**
 * Menu and edge of a column in its header. The header can be dragged to another position. Loaded
 * when a list is used.
 */
export function HeaderTool(props: HeaderToolProps) {
  const { resource, column, columns, early } = props;
  const { t } = useTranslation();
  const label = useNames().field(resource, column);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const cell = headerOf(tools);
  const [isOpen, setOpen] = useState(false);
  const takeTools = useCallback(
    (element: HTMLElement | null) => {
      setTools(element);
      const isHere = early !== undefined && headerOf(element)?.contains(targetOf(early));
      if (isHere && 'key' in early && asksForMenu(early)) setOpen(true);
    },
    [early, setOpen],
  );
  const edges = use(ColumnEdgesContext);
  const drop = useColumnDrag(tools, columns, column);
  useMenuRequest(cell, () => setOpen(true));
  return (
    <Tools ref={takeTools}>
      <button
        type="button"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('columns.menu', { name: label })}
        onClick={() => setOpen(true)}
      />
      <Edge cell={cell} columns={columns} column={column} label={label} />
      {drop !== null && cell && createPortal(<Drop style={{ left: drop - 1 }} />, frameOf(cell))}
      {isOpen && cell && (
        <ColumnMenu
          {...props}
          anchor={cell}
          table={tableOf(cell)}
          onResize={() => edges?.focus(column.name)}
          onClose={() => setOpen(false)}
        />
      )}
    </Tools>
  );
}

/** Header that contains the tools. */
const headerOf = (tools: HTMLElement | null): HTMLTableCellElement | null =>
  tools?.parentElement instanceof HTMLTableCellElement ? tools.parentElement : null;

const targetOf = ({ target }: Event): Node | null => (target instanceof Node ? target : null);

const frameOf = (cell: HTMLElement): HTMLElement =>
  scrollAreaAround(cell)?.parentElement ?? document.body;

/** Names of the columns to store; `null` for the default. */
const chosenOf = ({ isDefault, shown }: HeaderToolProps['columns']) =>
  isDefault ? null : shown.map(({ name }) => name);

/** Opens the menu of a header by the secondary mouse button, or by Alt with the arrow key. */
function useMenuRequest(cell: HTMLElement | null, onRequest: () => void): void {
  const ask = useEffectEvent((event: Event) => {
    event.preventDefault();
    onRequest();
  });
  useEffect(() => {
    if (!cell) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    cell.addEventListener('contextmenu', (event) => ask(event), { signal });
    cell.addEventListener(
      'keydown',
      (event) => {
        if (asksForMenu(event)) ask(event);
      },
      { signal },
    );
    return () => listening.abort();
  }, [cell]);
}

/** Drags a column by its header. Returns the drop position, in pixels of the frame. */
function useColumnDrag(
  tools: HTMLElement | null,
  columns: HeaderToolProps['columns'],
  column: FieldDescriptor,
): number | null {
  const cell = headerOf(tools);
  const [drop, setDrop] = useState<number | null>(null);
  const onPress = useEffectEvent((event: PointerEvent) => {
    const table = tableOf(cell);
    const isTool = tools?.contains(targetOf(event));
    if (!cell || !table || isTool || event.button !== 0 || event.pointerType === 'touch') return;
    dragColumn(event, {
      frame: frameOf(cell),
      headers: headerCells(table, columns.shown).flatMap(({ cell: of, element }) =>
        typeof of === 'object' ? [element] : [],
      ),
      from: columns.shown.indexOf(column),
      onMove: setDrop,
      onDrop: (to) => {
        const next = moveColumn(arrangementOf(columns), column.name, to);
        columns.choose(
          next.names,
          withMeasuredWidths(next.layout, columns.shown, pinnedOf(next), table),
        );
      },
    });
  });
  useEffect(() => {
    if (!cell) return undefined;
    const listening = new AbortController();
    cell.addEventListener('pointerdown', (event) => onPress(event), { signal: listening.signal });
    return () => listening.abort();
  }, [cell]);
  return drop;
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -10],
  ['ArrowRight', 10],
]);

interface EdgeProps extends Pick<HeaderToolProps, 'columns' | 'column'> {
  readonly cell: HTMLTableCellElement | null;
  readonly label: string;
}

/** Right edge of a header. The pointer or the arrow keys change the width. */
function Edge({ cell, columns, column: { name }, label }: EdgeProps) {
  const { t } = useTranslation();
  const edges = use(ColumnEdgesContext);
  const takeEdge = useCallback(
    (edge: HTMLElement | null) => (edge ? edges?.add(name, edge) : undefined),
    [edges, name],
  );
  const [isActive, setActive] = useState(false);
  const [present, setPresent] = useState(narrowest);
  const { layout } = columns;
  const width = layout?.widths?.[name] ?? present;
  const measure = () => Math.round(cell?.getBoundingClientRect().width ?? narrowest);
  const choose = (next: TableLayout | null) => columns.choose(chosenOf(columns), next);
  /** Sets a width on every column, so that the other columns keep theirs. */
  const resize = (to: number) => {
    const all = columns.shown.map((column) => column.name);
    const measured = withMeasuredWidths(layout ?? {}, columns.shown, all, tableOf(cell));
    choose(withWidth(measured, name, to));
  };
  const onPress = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !cell) return;
    event.preventDefault();
    setActive(true);
    resize(measure());
    dragEdge(event, {
      frame: frameOf(cell),
      header: cell,
      edge: event.currentTarget,
      onEnd: (to) => {
        setActive(false);
        if (to === null) choose(layout);
        else resize(to);
      },
    });
  };
  const onKey = (event: ReactKeyboardEvent<HTMLElement>) => {
    const step = steps.get(event.key);
    if (step !== undefined)
      resize((layout?.widths?.[name] ?? measure()) + (event.shiftKey ? 5 * step : step));
    else if (event.key === 'Enter' || event.key === 'Escape')
      (
        cell?.querySelector<HTMLElement>('button[data-sort]') ??
        cell?.closest('thead')?.querySelector<HTMLElement>('button')
      )?.focus();
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A separator that can be moved is a control (ARIA 1.2).
    <hr
      ref={takeEdge}
      aria-orientation="vertical"
      aria-label={t('columns.width', { name: label })}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      title={t('columns.widthHint')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A separator that can be moved takes the focus (ARIA 1.2).
      tabIndex={-1}
      data-active={isActive ? '' : undefined}
      onPointerDown={onPress}
      onDoubleClick={() => choose(withWidth(layout ?? {}, name, undefined))}
      onKeyDown={onKey}
      onFocus={() => {
        setPresent(measure());
        cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
    />
  );
}
