import type { KeyedResource } from '@admin/gql/resource';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from 'wouter';

import { listHref } from '../../resources/addresses.ts';
import { useCan } from '../../resources/use-can.ts';
import { ReaderText } from '../../fields/reader-text.tsx';
import { useRowTable } from '../../commands/commands-context.tsx';
import { CardTable } from '../../table/card-table.tsx';
import {
  useIntoSight,
  useOpenRow,
  type RecordTableProps,
  LazyTableFooter,
} from '../../table/record-table.tsx';
import { wholePage } from '../../table/row-controls.ts';
import { rowAt } from '../../table/cell-elements.ts';
import { rowPlace } from '../../table/row-place.ts';
import { StyledTable } from '../../table/table-frame.tsx';
import { TableHead } from '../../table/table-head.tsx';
import { useTableView } from '../../table/use-table-view.ts';
import type { TreeRow } from './branches.ts';
import { focusRow } from './focus-row.ts';
import { TreeTableRow, type TreeView } from './tree-row.tsx';

export interface TreeTableProps extends Pick<
  RecordTableProps,
  'columns' | 'records' | 'label' | 'recordsPath' | 'sorting' | 'isStale' | 'recent' | 'controls'
> {
  readonly descriptor: KeyedResource;
  /** Rows of the tree. `records` has the roots. */
  readonly rows: readonly TreeRow[];
  readonly onToggle: (id: string, isOpen: boolean) => void;
  /** Loads more child records. */
  readonly onMore: (id: string) => void;
}

/** Indentation of a level, in pixels. */
const step = 22;

const treeStyles = ({ theme }: { readonly theme: Theme }): CSSObject => ({
  '& tbody [data-branch]': {
    fontWeight: 400,
    paddingLeft: `calc(16px + var(--level) * ${step}px)`,
  },
  '&[data-choice] tbody [data-branch]': { paddingLeft: `calc(4px + var(--level) * ${step}px)` },
  // The cell spans the checkbox column, too.
  '&[data-choice] tbody th[data-branch]': { paddingLeft: `calc(40px + var(--level) * ${step}px)` },
  '& [data-branch] button': {
    all: 'unset',
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'top',
    width: 20,
    height: 20,
    marginRight: 4,
    borderRadius: 4,
    cursor: 'pointer',
    color: (theme.vars ?? theme).palette.text.secondary,
    '&[data-open] svg': { transform: 'rotate(90deg)' },
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
    },
    '&:focus-visible': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}` },
    // Extends the touch target beyond the visible button.
    '@media (hover: none)': { padding: 12, margin: '-12px -8px -12px -12px' },
  },
  '& [data-branch] [data-leaf]': { display: 'inline-block', width: 24 },
  '& [data-branch] button[data-more]': {
    width: 'auto',
    height: 'auto',
    padding: '0 8px',
    margin: '0 0 0 16px',
    color: (theme.vars ?? theme).palette.primary.main,
    fontWeight: 500,
  },
  '& [data-note]': { color: (theme.vars ?? theme).palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    '&[data-cards][data-cards] tbody td[data-branch]': {
      alignItems: 'center',
      gap: 0,
      paddingLeft: 0,
    },
    '&[data-cards][data-choice] tbody td[data-branch][data-title]': { paddingLeft: 32 },
    // The indentation is limited, since deeper levels would have no room left.
    '&[data-cards] tbody tr': { paddingLeft: `calc(16px + min(var(--level), 8) * 16px)` },
    '&[data-cards] tbody td[data-select][data-select]': {
      left: 'calc(min(var(--level), 8) * 16px)',
    },
  },
});

const WideTree = styled(StyledTable)(treeStyles);
const CardTree = styled(CardTable)(treeStyles);

/**
 * Table of records with their child records. A branch is opened and closed by the chevron, or by
 * the left and right arrow keys in its row.
 */
export function TreeTable(props: TreeTableProps) {
  const { columns, rows, label, sorting, isStale = false, controls } = props;
  const { t } = useTranslation();
  const { press } = controls ?? {};
  const table = useRef<HTMLTableElement>(null);
  useRowTable(table);
  const asksMore = useFocusAfterMore(table, rows);
  const tree = useTreeView(props, asksMore);
  const { text, menu, hasChoice, isCards, labelColumn, columns: viewColumns } = tree.table;
  const open = useOpenRow((event) => {
    const row = rowAt(event.target);
    if (row?.ariaRowIndex != null) press?.(event, rowPlace(row));
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.shiftKey && event.key.startsWith('Arrow')) press?.(event, wholePage);
    else if (handleTreeKey(event, tree.onToggle)) event.preventDefault();
  };
  // Sums include the open branches, as those of columns that the user has chosen do.
  const hasFooter = viewColumns.some(({ own }) => own?.footer !== undefined);
  const Table = isCards ? CardTree : WideTree;
  return (
    <Table
      ref={table}
      role="treegrid"
      data-cards=""
      data-choice={hasChoice ? '' : undefined}
      aria-label={label}
      onPointerOver={controls?.expect}
      onFocus={controls?.expect}
      onClick={open}
      onKeyDown={onKeyDown}
    >
      <TableHead
        view={tree.table}
        sorting={sorting}
        choosePage={<ReaderText>{t('table.choosePage')}</ReaderText>}
      />
      <tbody data-stale={isStale ? '' : undefined}>
        {rows.map((row) => (
          <TreeTableRow key={`${row.kind} ${row.path}`} tree={tree} row={row} />
        ))}
      </tbody>
      {hasFooter && (
        <LazyTableFooter
          columns={columns}
          records={rows.flatMap((row) => (row.kind === 'record' ? [row.record] : []))}
          text={text}
          before={Number(hasChoice) + Number(labelColumn !== undefined)}
          after={Number(menu !== undefined)}
          hasTitles={labelColumn === 'full'}
        />
      )}
    </Table>
  );
}

/** `asksMore` is called before more rows are requested. */
function useTreeView(
  { descriptor, columns, records, recordsPath, recent, controls, onToggle, onMore }: TreeTableProps,
  asksMore: (id: string) => void,
): TreeView {
  const { name } = descriptor;
  const can = useCan();
  const { base } = useRouter();
  const intoSight = useIntoSight();
  const [table, labelOf] = useTableView({
    descriptor,
    columns,
    controls,
    sample: records,
    hasCompactLabels: false,
  });
  const path = recordsPath ?? (can('show', name) ? listHref(name) : undefined);
  return {
    table,
    width:
      columns.length +
      Number(table.labelColumn !== undefined) +
      Number(table.hasChoice) +
      Number(table.menu !== undefined),
    labelOf,
    hrefOf: (id) => (path === undefined ? undefined : `${base}${path}/${id}`),
    choice: controls?.choice,
    recent,
    intoSight,
    onToggle,
    onMore(id) {
      asksMore(id);
      onMore(id);
    },
    onRetry({ id, state }) {
      if (state.status !== 'failed') return;
      asksMore(id);
      state.retry();
    },
  };
}

/** Arrow keys open and close a branch, and move into and out of it. `false` for any other key. */
function handleTreeKey(event: KeyboardEvent<HTMLElement>, onToggle: TreeView['onToggle']): boolean {
  const { target, key } = event;
  const row =
    target instanceof Element && !target.matches('td, input[type=text]')
      ? target.closest<HTMLTableRowElement>('tr[aria-level]')
      : null;
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return false;
  const isOpen = row.ariaExpanded;
  const id = row.dataset['id'] ?? '';
  if (key === 'ArrowRight' && isOpen === 'false') onToggle(id, true);
  else if (key === 'ArrowLeft' && isOpen === 'true') onToggle(id, false);
  else if (key === 'ArrowRight' && isOpen === 'true') focusRow(row.nextElementSibling);
  else if (key === 'ArrowLeft') focusRow(rowAbove(row));
  else return false;
  return true;
}

function rowAbove(row: Element): Element | null {
  const level = Number(row.ariaLevel);
  let before = row.previousElementSibling;
  while (before && Number(before.ariaLevel) >= level) before = before.previousElementSibling;
  return before;
}

/**
 * Moves the focus when the button for more rows has disappeared: to the first new row, or to the
 * message in its place.
 */
function useFocusAfterMore(
  table: React.RefObject<HTMLTableElement | null>,
  rows: readonly TreeRow[],
): (id: string) => void {
  const asked = useRef<{ readonly at: number; readonly kind: TreeRow['kind'] } | null>(null);
  useEffect(() => {
    const { at = -1, kind } = asked.current ?? {};
    const now = rows[at];
    const isLost = document.activeElement === document.body;
    if (!now || now.kind === 'loading' || (now.kind === kind && !isLost)) return;
    asked.current = null;
    if (isLost) focusRow(table.current?.tBodies[0]?.rows[at]);
  }, [table, rows]);
  return (id) => {
    const at = rows.findIndex(
      (row) => (row.kind === 'more' || row.kind === 'failed') && row.id === id,
    );
    asked.current = { at, kind: rows[at]?.kind ?? 'more' };
  };
}
