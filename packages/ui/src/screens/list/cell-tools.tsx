import type {
  FieldDescriptor,
  InputDescriptor,
  KeyedResource,
  ResourceRecord,
} from '@admin/gql/resource';
import { recordId } from '@admin/gql/resource';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { cellAt, rowAt, tableOf } from '../../table/cell-elements.ts';
import { scrollAreaOf } from '../../table/frame-elements.ts';
import { checkboxOf, titleLink } from '../../commands/list-keys.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useDefined } from '../../resources/resources-context.tsx';
import { useCan } from '../../resources/use-can.ts';
import { useNames } from '../../resources/use-names.ts';
import { useSay } from '../../fields/use-say.ts';
import '../../locales/cells-texts.ts';
import { rowPlace } from '../../table/row-place.ts';
import { editableColumns } from './editable-columns.ts';
import { headerCells } from './header-cells.ts';
import type { RecordList } from './use-record-list.ts';
import { recordText } from '../../values/record-text.ts';

const CellEditor = lazyComponent(async () => (await import('./cell-editor.tsx')).CellEditor);

const Layer = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'absolute',
    inset: 0,
    zIndex: 3,
    pointerEvents: 'none',
    overflow: 'hidden',
    '& > button': {
      all: 'unset',
      position: 'absolute',
      pointerEvents: 'auto',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 24,
      height: 24,
      borderRadius: 4,
      cursor: 'pointer',
      fontSize: '0.8125rem',
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      boxShadow: `0 0 0 1px ${palette.divider}`,
      '&::before': { content: '"✎" / ""' },
      '&:hover': { color: palette.text.primary },
    },
  };
});

/** Focuses a cell during navigation by the arrow keys. */
function focusCell(cell: HTMLTableCellElement | undefined): void {
  if (!cell) return;
  cell.tabIndex = -1;
  cell.focus();
  cell.addEventListener('blur', () => cell.removeAttribute('tabindex'), { once: true });
}

/** Cell with an editable value. */
interface Target {
  readonly record: ResourceRecord;
  readonly column: FieldDescriptor;
  readonly input: InputDescriptor;
  readonly cell: HTMLTableCellElement;
}

/** Milliseconds without scrolling after which the rows count as resting. */
const rest = 100;

/** Steps of the arrow keys between cells: rows, columns. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Edits single values in their cells: with the button of the cell below the pointer, or with F2,
 * which moves the focus from a row to its cells. A click on a row still opens its record. Loaded
 * when a list is used, so that rows do not depend on it.
 */
export function CellTools({
  table: { descriptor, records, recordsPath },
  toolbar: { columns },
}: RecordList) {
  const can = useCan();
  const defined = useDefined(descriptor.name);
  // Records below another record are not editable here, since a write would have to name that
  // record.
  const isWritable =
    descriptor.key !== null && recordsPath === undefined && can('update', descriptor.name);
  const inputs = useMemo(
    () =>
      isWritable && 'fields' in descriptor && descriptor.key !== null
        ? editableColumns(descriptor, columns.shown, defined)
        : undefined,
    [isWritable, descriptor, columns.shown, defined],
  );
  if (!inputs || inputs.size === 0 || !('fields' in descriptor) || descriptor.key === null)
    return null;
  return <Cells resource={descriptor} columns={columns.shown} inputs={inputs} records={records} />;
}

interface CellsProps {
  readonly resource: KeyedResource;
  readonly columns: readonly FieldDescriptor[];
  readonly inputs: ReadonlyMap<string, InputDescriptor>;
  readonly records: readonly ResourceRecord[];
}

function Cells({ resource, columns, inputs, records }: CellsProps) {
  const { t } = useTranslation();
  const names = useNames();
  const say = useSay();
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const frame = layer?.parentElement ?? null;
  const [near, setNear] = useState<
    (Target & { readonly left: number; readonly top: number }) | null
  >(null);
  const [edited, setEdited] = useState<Target | null>(null);

  const targetOf = (from: EventTarget | null): Target | null => {
    const cell = cellAt(from);
    const [table, row] = [tableOf(cell), rowAt(cell)];
    // Rows shown as cards have no cells to focus.
    if (!cell || !table || !row || getComputedStyle(table).display !== 'table') return null;
    const header = headerCells(table, columns)[cell.cellIndex]?.cell;
    const column =
      typeof header === 'object' ? columns.find(({ name }) => name === header.name) : undefined;
    const input = column && inputs.get(column.name);
    const record = records[rowPlace(row)];
    return input && column && record ? { record, column, input, cell } : null;
  };
  const labelOf = ({ column, record }: Target) =>
    t('cells.edit', {
      field: names.field(resource.name, column),
      record: recordText(resource, record, say),
    });
  const edit = (target: Target | null) => {
    setNear(null);
    setEdited(target);
  };
  const onOver = (over: EventTarget | null) => {
    if (edited || (over instanceof Element && layer?.contains(over))) return;
    const target = targetOf(over);
    const outer = frame?.getBoundingClientRect();
    if (!target || !outer) return setNear(null);
    const { left, right, top, height } = target.cell.getBoundingClientRect();
    const isNumeric = target.cell.dataset['numeric'] !== undefined;
    setNear({
      ...target,
      left: (isNumeric ? left + 2 : Math.min(right, outer.right) - 26) - outer.left,
      top: top + (height - 24) / 2 - outer.top,
    });
  };
  useCellEvents(frame, {
    onOver,
    onLeave: () => setNear(null),
    onKey(event) {
      if (!handleCellKey(event, targetOf, edit)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return (
    <>
      <Layer ref={setLayer}>
        {near && (
          <button
            type="button"
            tabIndex={-1}
            aria-haspopup="dialog"
            aria-label={labelOf(near)}
            title={labelOf(near)}
            style={{ left: near.left, top: near.top }}
            onPointerEnter={CellEditor.preload}
            onClick={() => edit(near)}
          />
        )}
      </Layer>
      {edited && (
        <CellEditor
          key={`${recordId(resource.key, edited.record)} ${edited.column.name}`}
          resource={resource.name}
          id={recordId(resource.key, edited.record)}
          input={edited.input.name}
          label={labelOf(edited)}
          anchor={edited.cell}
          onClose={() => {
            setEdited(null);
            const { cell } = edited;
            setTimeout(() => focusCell(cell));
          }}
        />
      )}
    </>
  );
}

/**
 * F2 moves the focus from a row to its cells, where the arrow keys move between them, and opens the
 * editor of a cell. `false` for any other key.
 */
function handleCellKey(
  event: KeyboardEvent,
  targetOf: (from: Element) => Target | null,
  edit: (target: Target | null) => void,
): boolean {
  const { target, key } = event;
  const row = rowAt(target);
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return false;
  const cell = cellAt(target) === target ? cellAt(target) : null;
  if (!cell) {
    if (key !== 'F2') return false;
    focusCell([...row.cells].find((each) => targetOf(each) !== null));
    return true;
  }
  const step = steps[key];
  if (key === 'F2' || key === 'Enter' || key === 'e') edit(targetOf(cell));
  else if (key === 'Escape') (titleLink(row) ?? checkboxOf(row))?.focus();
  else if (step) focusCell(neighbourCell(cell, row, step, targetOf));
  else return false;
  return true;
}

/** Cell that an arrow key moves to. Left and right lead to the next editable cell. */
function neighbourCell(
  cell: HTMLTableCellElement,
  row: HTMLTableRowElement,
  [rows, cells]: readonly [number, number],
  targetOf: (from: Element) => Target | null,
): HTMLTableCellElement | undefined {
  if (rows !== 0) {
    const next = rows < 0 ? row.previousElementSibling : row.nextElementSibling;
    return next instanceof HTMLTableRowElement ? next.cells[cell.cellIndex] : undefined;
  }
  let at = cell.cellIndex + cells;
  for (let next = row.cells[at]; next && !targetOf(next); next = row.cells[at]) at += cells;
  return row.cells[at];
}

interface CellEvents {
  /** The pointer rests on an element. */
  readonly onOver: (over: EventTarget | null) => void;
  /** The pointer has left the table, or the rows are being scrolled. */
  readonly onLeave: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Listens to the pointer and the keys in the frame of a table. */
function useCellEvents(frame: HTMLElement | null, events: CellEvents): void {
  const onOver = useEffectEvent(events.onOver);
  const onLeave = useEffectEvent(events.onLeave);
  const onKey = useEffectEvent(events.onKey);
  useEffect(() => {
    if (!frame) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // Pointer events report the cell that the pointer enters, not the one that it rests over.
    const pointedCell = () => frame.querySelector('tbody td:hover');
    // The pointer may be over a cell already.
    const arrival = setTimeout(() => onOver(pointedCell()));
    // Rows scrolled below the pointer count as pointed at only once the scrolling has ended.
    let resting: ReturnType<typeof setTimeout> | undefined;
    const scroll = () => {
      onLeave();
      clearTimeout(resting);
      resting = setTimeout(() => {
        resting = undefined;
        onOver(pointedCell());
      }, rest);
    };
    signal.addEventListener('abort', () => {
      clearTimeout(arrival);
      clearTimeout(resting);
    });
    frame.addEventListener(
      'pointerover',
      ({ target }) => {
        if (resting === undefined) onOver(target);
      },
      { signal },
    );
    frame.addEventListener('pointerleave', () => onLeave(), { signal });
    // In the capture phase, before the handlers of rows.
    frame.addEventListener('keydown', (event) => onKey(event), { signal, capture: true });
    scrollAreaOf(frame)?.addEventListener('scroll', scroll, { signal, passive: true });
    return () => listening.abort();
  }, [frame]);
}
