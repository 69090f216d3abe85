import { styled } from '@mui/material/styles';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { useTranslation } from 'react-i18next';

import { part } from '../../kit/part.tsx';
import { useNames } from '../../resources/use-names.ts';
import '../../locales/columns-texts.ts';
import {
  arrangementOf,
  moveColumn,
  narrowest,
  pinnedOf,
  widest,
  withWidth,
} from './arrange-columns.ts';
import { dragColumn } from './drag-column.ts';
import { dragEdge, edgeWidth } from './drag-edge.ts';
import { headerCells } from './header-cells.ts';
import { layoutStyle } from './layout-style.ts';
import { withMeasuredWidths } from './measured-widths.ts';
import { onResizeRequest } from './resize-request.ts';
import type { RecordList } from './use-record-list.ts';

const ColumnMenu = part(async () => (await import('./column-menu.tsx')).ColumnMenu);

/** Pixels. */
const toolSize = 22;

/**
 * Over the frame of the table. Nothing in a header cell is more than it was, so that a list which
 * nobody arranges costs nothing.
 */
const Layer = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'absolute',
    inset: 0,
    zIndex: 4,
    pointerEvents: 'none',
    overflow: 'hidden',
    '& > *': { position: 'absolute', pointerEvents: 'auto' },
    '& > button': {
      all: 'unset',
      position: 'absolute',
      pointerEvents: 'auto',
      width: toolSize,
      height: toolSize,
      borderRadius: 4,
      textAlign: 'center',
      lineHeight: '20px',
      cursor: 'pointer',
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      '&::before': { content: '"⋮"' },
      '&:hover, &[aria-expanded=true]': {
        color: palette.text.primary,
        backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
      },
    },
    '& > hr': {
      top: 0,
      width: edgeWidth,
      margin: 0,
      border: 0,
      cursor: 'col-resize',
      touchAction: 'none',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '6px 4px',
        backgroundColor: palette.divider,
      },
      '&:hover::before, &:focus-visible::before, &[data-active]::before': {
        inset: '0 3px',
        backgroundColor: palette.primary.main,
      },
      '&:focus-visible': { outline: 'none' },
    },
    '& > [data-drop]': {
      width: 2,
      top: 0,
      bottom: 0,
      backgroundColor: palette.primary.main,
      pointerEvents: 'none',
    },
  };
});

const steps: Readonly<Record<string, number>> = { ArrowLeft: -10, ArrowRight: 10 };

/**
 * Columns are moved by their headers, made wider or narrower at their edges, and have a menu. All
 * of it follows the header that the pointer or the focus is at: one button and two edges, however
 * many columns there are. Loaded when a list is used.
 */
export function ColumnTools({ toolbar: { descriptor, list, state, update, columns } }: RecordList) {
  const { t } = useTranslation();
  const names = useNames();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const takeFrame = useCallback(
    (layer: HTMLElement | null) => setFrame(layer?.parentElement ?? null),
    [],
  );
  /** Place of the column whose header has the button and the edges. */
  const [near, setNear] = useState(-1);
  const [menu, setMenu] = useState<{ readonly name: string; readonly anchor: HTMLElement } | null>(
    null,
  );
  const [drop, setDrop] = useState<number | null>(null);
  const [active, setActive] = useState<string | null>(null);
  /** The column whose edge takes the focus when it is there. */
  const wanted = useRef<string | null>(null);
  const { shown, layout } = columns;
  const chosen = columns.isDefault ? null : shown.map(({ name }) => name);

  const cells = () => {
    const table = frame?.querySelector('table');
    return table ? headerCells(table, shown) : [];
  };
  const headers = () =>
    cells().flatMap(({ cell, element }) => (typeof cell === 'object' ? [element] : []));
  const placeOf = (target: EventTarget | null): number => {
    const cell = target instanceof Element ? target.closest('thead th') : null;
    return headers().findIndex((element) => element === cell);
  };
  const widthAt = (at: number) =>
    layout?.widths?.[shown[at]?.name ?? ''] ??
    Math.round(headers()[at]?.getBoundingClientRect().width ?? 0);
  /** All columns have a width from then on, so that the others stay as they are. */
  const resize = (name: string, width: number) => {
    const measured = withMeasuredWidths(
      layout ?? {},
      shown,
      shown.map((column) => column.name),
      frame?.querySelector('table') ?? null,
    );
    columns.choose(chosen, withWidth(measured, name, width));
  };

  // The style that is remembered is of the table as it was: rights, and what stands for a record,
  // may have changed since. And the edges go with their columns.
  useLayoutEffect(() => {
    if (layout && frame) {
      const style = layoutStyle(
        layout,
        cells().map(({ cell }) => cell),
      );
      if (JSON.stringify(style) !== JSON.stringify(layout.style))
        columns.choose(chosen, { ...layout, style });
    }
    const all = headers();
    const outer = frame?.getBoundingClientRect();
    for (const tool of frame?.querySelectorAll<HTMLElement>('[data-column-tools] > [data-at]') ??
      []) {
      const header = all[Number(tool.dataset['at'])];
      const box = header?.getBoundingClientRect();
      if (!box || !outer) continue;
      if (tool.dataset['edge'] === undefined) {
        tool.style.top = `${(box.height - toolSize) / 2}px`;
        tool.style.left = `${(header?.dataset['numeric'] === undefined ? box.right - toolSize - 6 : box.left + 4) - outer.left}px`;
      } else {
        tool.style.height = `${box.height}px`;
        tool.style.left = `${box.right - outer.left - edgeWidth / 2}px`;
        if (tool.dataset['edge'] === wanted.current) {
          wanted.current = null;
          tool.focus();
        }
      }
    }
  });

  const openMenu = (at: number) => {
    const [column, anchor] = [shown[at], headers()[at]];
    if (column && anchor) setMenu({ name: column.name, anchor });
  };
  const isOver = (target: EventTarget | null) =>
    target instanceof Element && target.closest('[data-column-tools]') !== null;
  const onApproach = useEffectEvent((target: EventTarget | null) => {
    if (active !== null || drop !== null || isOver(target)) return;
    setNear(placeOf(target));
  });
  const onLeave = useEffectEvent(() => {
    if (active === null && !isOver(document.activeElement)) setNear(-1);
  });
  const onAsk = useEffectEvent((event: Event) => {
    const at = placeOf(event.target);
    if (at < 0) return;
    event.preventDefault();
    openMenu(at);
  });
  const onDrop = useEffectEvent((name: string, to: number) => {
    const next = moveColumn(arrangementOf(columns), name, to);
    columns.choose(next.names, withMeasuredWidths(next.layout, shown, pinnedOf(next)));
  });
  const onPress = useEffectEvent((event: PointerEvent) => {
    const from = placeOf(event.target);
    const column = shown[from];
    if (!column || !frame || event.button !== 0 || event.pointerType === 'touch') return;
    dragColumn(event, {
      frame,
      headers: headers(),
      from,
      onMove: (x) => {
        setNear(-1);
        setDrop(x);
      },
      onDrop: (to) => onDrop(column.name, to),
    });
  });
  useEffect(() => {
    if (!frame) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let last: EventTarget | null = null;
    const leave = () => {
      last = null;
      onLeave();
    };
    // The pointer, or the focus, was there before this was.
    const arrival = setTimeout(() =>
      onApproach(frame.querySelector('thead th:hover') ?? document.activeElement),
    );
    signal.addEventListener('abort', () => clearTimeout(arrival));
    frame.addEventListener(
      'pointermove',
      ({ target }) => {
        if (target !== last) onApproach(target);
        last = target;
      },
      { signal },
    );
    frame.addEventListener('focusin', ({ target }) => onApproach(target), { signal });
    frame.addEventListener('pointerleave', leave, { signal });
    frame.addEventListener('contextmenu', (event) => onAsk(event), { signal });
    frame.addEventListener(
      'keydown',
      (event) => {
        if (event.altKey && event.key === 'ArrowDown') onAsk(event);
      },
      { signal },
    );
    frame.addEventListener('pointerdown', (event) => onPress(event), { signal });
    const area = frame.querySelector('[data-scroll]');
    area?.addEventListener('scroll', leave, { passive: true, signal });
    // The pointer rests on another column now, or came while it scrolled.
    area?.addEventListener('scrollend', () => onApproach(frame.querySelector('thead th:hover')), {
      signal,
    });
    return () => listening.abort();
  }, [frame]);
  const onResize = useEffectEvent((name: string) => {
    const at = shown.findIndex((column) => column.name === name);
    headers()[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const edge = frame?.querySelector<HTMLElement>(
      `[data-column-tools] > [data-edge="${CSS.escape(name)}"]`,
    );
    if (edge) edge.focus();
    else {
      wanted.current = name;
      setNear(at);
    }
  });
  useEffect(() => onResizeRequest((name) => onResize(name)), []);

  const onResized = (name: string, before: typeof layout, width: number | null) => {
    setActive(null);
    if (width === null) columns.choose(chosen, before);
    else resize(name, width);
  };
  const startResize = (event: ReactPointerEvent<HTMLElement>, name: string, at: number) => {
    const element = headers()[at];
    if (event.button !== 0 || !frame || !element) return;
    event.preventDefault();
    setActive(name);
    resize(name, element.getBoundingClientRect().width);
    dragEdge(event, {
      frame,
      header: element,
      edge: event.currentTarget,
      onEnd: (width) => onResized(name, layout, width),
    });
  };
  const onEdgeKey = (event: KeyboardEvent<HTMLElement>, name: string, at: number) => {
    const step = steps[event.key];
    if (step !== undefined) resize(name, widthAt(at) + (event.shiftKey ? 5 * step : step));
    else if (event.key === 'Enter' || event.key === 'Escape') {
      (
        headers()[at]?.querySelector<HTMLElement>('button') ??
        frame?.querySelector<HTMLElement>('thead button')
      )?.focus();
    } else return;
    event.preventDefault();
  };

  const edge = (at: number) => {
    const column = shown[at];
    if (!column) return null;
    const { name } = column;
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A separator that can be moved is a control (ARIA 1.2).
      <hr
        key={name}
        aria-orientation="vertical"
        aria-label={t('columns.width', { name: names.field(descriptor.name, column) })}
        aria-valuenow={widthAt(at)}
        aria-valuemin={narrowest}
        aria-valuemax={widest}
        title={t('columns.widthHint')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A separator that can be moved takes the focus (ARIA 1.2).
        tabIndex={-1}
        data-at={at}
        data-edge={name}
        data-active={active === name ? '' : undefined}
        onPointerDown={(event) => startResize(event, name, at)}
        onDoubleClick={() => columns.choose(chosen, withWidth(layout ?? {}, name, undefined))}
        onKeyDown={(event) => onEdgeKey(event, name, at)}
        onBlur={() => active === null && setNear(-1)}
      />
    );
  };
  const column = shown[near];
  const opened = menu && shown.find(({ name }) => name === menu.name);
  return (
    <>
      <Layer ref={takeFrame} data-column-tools="">
        {column && active === null && (
          <button
            type="button"
            tabIndex={-1}
            aria-haspopup="menu"
            aria-label={t('columns.menu', { name: names.field(descriptor.name, column) })}
            data-at={near}
            onClick={() => openMenu(near)}
          />
        )}
        {near > 0 && edge(near - 1)}
        {near >= 0 && edge(near)}
        {drop !== null && <div data-drop="" style={{ left: drop - 1 }} />}
      </Layer>
      {menu && opened && (
        <ColumnMenu
          resource={descriptor.name}
          list={list}
          state={state}
          update={update}
          columns={columns}
          column={opened}
          anchor={menu.anchor}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}
