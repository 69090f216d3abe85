import { toAdminError } from '@admin/gql';
import type { FieldDescriptor, KeyedResource } from '@admin/gql/resource';
import { styled, useTheme, type CSSObject, type Theme } from '@mui/material/styles';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from 'wouter';

import { listHref } from '../../resources/addresses.ts';
import { Icon } from '../../kit/icons.tsx';
import { useFormats } from '../../text/use-formats.ts';
import { useMedia } from '../../data/use-media.ts';
import { useNames } from '../../resources/use-names.ts';
import { useCan } from '../../resources/use-can.ts';
import { looksOf } from '../../resources/table-column.ts';
import { errorText } from '../../text/error-text.ts';
import { ReaderText } from '../../fields/reader-text.tsx';
import { useCells } from '../../fields/use-cells.tsx';
import { useSay } from '../../fields/use-say.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import '../../locales/errors-texts.ts';
import { useRowTable } from '../../commands/commands-context.tsx';
import { CardTable } from '../../table/card-table.tsx';
import { ColumnHeader } from '../../table/column-header.tsx';
import {
  cellOf,
  useIntoSight,
  useOpenRow,
  type RecordTableProps,
  type TableView,
  LazyTableFooter,
} from '../../table/record-table.tsx';
import { wholePage } from '../../table/row-controls.ts';
import { rowPlace } from '../../table/row-place.ts';
import { StyledTable } from '../../table/table-frame.tsx';
import { asShown, titleColumn } from '../../table/title-column.ts';
import { atOnce } from './branch-page.tsx';
import type { TreeRow } from './branches.ts';

export interface TreeTableProps extends Pick<
  RecordTableProps,
  'columns' | 'records' | 'label' | 'recordsPath' | 'sorting' | 'isStale' | 'recent' | 'controls'
> {
  readonly descriptor: KeyedResource;
  /** `records` are those of the first level. */
  readonly rows: readonly TreeRow[];
  readonly onToggle: (id: string, isOpen: boolean) => void;
  /** Shows more of what is below a record. */
  readonly onMore: (id: string) => void;
}

/** Pixels by which each level stands further in. */
const step = 22;

const treeStyles = ({ theme }: { readonly theme: Theme }): CSSObject => ({
  '& tbody [data-branch]': {
    fontWeight: 400,
    paddingLeft: `calc(16px + var(--level) * ${step}px)`,
  },
  '&[data-choice] tbody [data-branch]': { paddingLeft: `calc(4px + var(--level) * ${step}px)` },
  // It stands over the column of check boxes, too.
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
    // More than is seen, for fingers.
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
    // What stands deeper would have no room left.
    '&[data-cards] tbody tr': { paddingLeft: `calc(16px + min(var(--level), 8) * 16px)` },
    '&[data-cards] tbody td[data-select][data-select]': {
      left: 'calc(min(var(--level), 8) * 16px)',
    },
  },
});

const WideTree = styled(StyledTable)(treeStyles);
const CardTree = styled(CardTable)(treeStyles);

/**
 * Records below what contains them: opened and closed by the chevron before a record or, from its
 * row, by the arrow keys to the right and to the left.
 */
export function TreeTable({
  descriptor,
  columns,
  records,
  rows,
  label,
  recordsPath,
  sorting,
  isStale = false,
  recent,
  controls,
  onToggle,
  onMore,
}: TreeTableProps) {
  const { name, key } = descriptor;
  const { t } = useTranslation();
  const names = useNames();
  const text = useValueText(name);
  const cell = useCells(text);
  const can = useCan();
  const say = useSay();
  const { base } = useRouter();
  const isCards = useMedia(useTheme().breakpoints.down('sm'));
  const { choice, hasMenu = false, press } = controls ?? {};
  const menu = hasMenu ? t('table.menu') : undefined;
  const hasChoice = choice !== undefined;
  const table = useRef<HTMLTableElement>(null);
  useRowTable(table);
  const intoSight = useIntoSight();
  const open = useOpenRow((event) => {
    const row =
      event.target instanceof Element
        ? event.target.closest<HTMLTableRowElement>('tr[aria-rowindex]')
        : null;
    if (row) press?.(event, rowPlace(row));
  });
  const title = useMemo(
    () => titleColumn(columns, descriptor, records),
    [columns, descriptor, records],
  );
  const view = useMemo(
    (): TableView => ({
      name,
      cell,
      text,
      isCards,
      hasChoice,
      menu,
      labelColumn: title ? undefined : 'full',
      columns: columns.map((column: FieldDescriptor) => ({
        name: column.name,
        field: asShown(column, key),
        label: names.field(name, column),
        isTitle: column === title,
        isRepeated: false,
        own: looksOf(column),
      })),
    }),
    [name, key, cell, text, isCards, hasChoice, menu, title, columns, names],
  );
  const path = recordsPath ?? (can('show', name) ? listHref(name) : undefined);
  const sortable = new Set(sorting?.sortable);
  const width = view.columns.length + Number(!title) + Number(hasChoice) + Number(hasMenu);
  const wasMore = useMore(table, rows);
  const formats = useFormats();
  const retry = (row: TreeRow) => {
    if (row.kind !== 'failed' || row.state.status !== 'failed') return;
    wasMore(row.id);
    row.state.retry();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.shiftKey && event.key.startsWith('Arrow')) return press?.(event, wholePage);
    const row =
      event.target instanceof Element && !event.target.matches('td, input[type=text]')
        ? event.target.closest<HTMLTableRowElement>('tr[aria-level]')
        : null;
    const isOpen = row?.ariaExpanded;
    const id = row?.dataset['id'] ?? '';
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (event.key === 'ArrowRight' && isOpen === 'false') onToggle(id, true);
    else if (event.key === 'ArrowLeft' && isOpen === 'true') onToggle(id, false);
    else if (event.key === 'ArrowRight' && isOpen === 'true') focusRow(row.nextElementSibling);
    else if (event.key === 'ArrowLeft') focusRow(rowAbove(row));
    else return undefined;
    event.preventDefault();
    return undefined;
  };

  /** By the keyboard, the row itself is opened; where nothing else in it takes the focus, this does. */
  const chevronOf = (
    { id, isOpen }: Pick<Extract<TreeRow, { readonly isOpen: unknown }>, 'id' | 'isOpen'>,
    called: string,
    isStop: boolean,
  ) =>
    isOpen === undefined ? (
      <span data-leaf="" />
    ) : (
      <button
        ref={keepFocus}
        type="button"
        tabIndex={isStop ? 0 : -1}
        data-open={isOpen ? '' : undefined}
        aria-label={t(isOpen ? 'tree.close' : 'tree.open', { name: called })}
        onClick={() => onToggle(id, !isOpen)}
      >
        <Icon name="next" size={18} />
      </button>
    );
  const said = (count: number | undefined) =>
    count === undefined
      ? t('tree.unseenSome')
      : t('tree.unseen', { count, number: formats.integer(count) });

  // What is open is summed up with the rest, as below a column whose sum the user asks for.
  const hasFooter = view.columns.some(({ own }) => own?.footer !== undefined);
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
      <thead>
        <tr>
          {hasChoice && (
            <th scope="col" data-select="">
              <ReaderText>{t('table.choosePage')}</ReaderText>
            </th>
          )}
          {!title && (
            <th scope="col" data-title="">
              {names.record(name)}
            </th>
          )}
          {view.columns.map((column) => (
            <ColumnHeader
              key={column.name}
              field={column.field}
              label={column.label}
              own={column.own}
              isTitle={column.isTitle}
              sorting={sortable.has(column.name) ? sorting : undefined}
            />
          ))}
          {menu !== undefined && (
            <th scope="col" data-menu="">
              <ReaderText>{menu}</ReaderText>
            </th>
          )}
        </tr>
      </thead>
      <tbody data-stale={isStale ? '' : undefined}>
        {rows.map((row) => {
          const style = { '--level': row.level - 1 } as object;
          if (row.kind === 'unseen') {
            return (
              <tr
                key={row.kind}
                aria-level={row.level}
                aria-expanded={row.isOpen}
                style={style}
                data-id={row.id}
              >
                <th scope="row" data-branch="" colSpan={width}>
                  {chevronOf(row, said(row.count), true)}
                  <span data-note="">{said(row.count)}</span>
                </th>
              </tr>
            );
          }
          if (row.kind !== 'record') {
            return (
              <tr
                key={`${row.kind} ${row.path}`}
                aria-level={row.level}
                style={style}
                aria-busy={row.kind === 'loading' ? true : undefined}
              >
                <th scope="row" data-branch="" colSpan={width}>
                  {row.kind === 'loading' && <span data-note="">{t('list.loading')}</span>}
                  {row.kind === 'more' && (
                    <button
                      type="button"
                      data-more=""
                      onClick={() => {
                        wasMore(row.id);
                        onMore(row.id);
                      }}
                    >
                      {row.rest === undefined
                        ? t('tree.more')
                        : row.rest > atOnce
                          ? t('tree.moreLeft', { shown: atOnce, number: formats.integer(row.rest) })
                          : t('tree.moreOf', { count: row.rest })}
                    </button>
                  )}
                  {row.kind === 'failed' && row.state.status === 'failed' && (
                    <>
                      <span role="alert">{errorText(toAdminError(row.state.error), t).title}</span>
                      <button type="button" data-more="" onClick={() => retry(row)}>
                        {t('errors.retry')}
                      </button>
                    </>
                  )}
                </th>
              </tr>
            );
          }
          const { record, id, path: place, isOpen, at, failures } = row;
          const href = path === undefined ? undefined : `${base}${path}/${id}`;
          const called = descriptor.label(record, say) || id;
          const chevron = chevronOf(row, called, href === undefined && !hasChoice);
          const named = (content: string) => (
            <td key="title" data-title="" data-branch="">
              {chevron}
              {href === undefined ? content : <a href={href}>{content}</a>}
            </td>
          );
          return (
            <tr
              key={place}
              ref={id === recent ? intoSight : undefined}
              aria-level={row.level}
              aria-expanded={isOpen}
              style={style}
              aria-rowindex={at + 2}
              data-id={id}
              data-opens={href}
              data-recent={id === recent ? '' : undefined}
              data-chosen={choice?.chosen.has(id) ? '' : undefined}
              data-problem={choice?.problems.get(id)}
            >
              {hasChoice && (
                <td data-select="">
                  <input
                    type="checkbox"
                    aria-label={called}
                    title={choice.problems.get(id)}
                    checked={choice.chosen.has(id)}
                    readOnly
                    tabIndex={at === 0 ? undefined : -1}
                  />
                </td>
              )}
              {!title && named(called)}
              {view.columns.map((column) =>
                column.isTitle
                  ? named(text(column.field, record[column.name], record) || id)
                  : cellOf(
                      view,
                      column,
                      record,
                      id,
                      href,
                      failures?.has(row.row, column.name) === true && record[column.name] == null,
                    ),
              )}
              {menu !== undefined && (
                <td data-menu="">
                  <button type="button" aria-haspopup="menu" aria-label={`${menu}: ${called}`} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
      {hasFooter && (
        <LazyTableFooter
          columns={columns}
          records={rows.flatMap((row) => (row.kind === 'record' ? [row.record] : []))}
          text={text}
          before={Number(hasChoice) + Number(!title)}
          after={Number(hasMenu)}
        />
      )}
    </Table>
  );
}

function focusRow(row: Element | null | undefined): void {
  const [control] = ['[data-title] a', '[data-select] input', '[data-branch] button'].flatMap(
    (stop) => row?.querySelector<HTMLElement>(stop) ?? [],
  );
  control?.focus();
}

/** Where nothing is below a record, its chevron goes, and the focus with it: the row takes it. */
function keepFocus(chevron: HTMLElement | null) {
  const row = chevron?.closest('tr');
  return () => {
    if (chevron === document.activeElement) focusRow(row);
  };
}

function rowAbove(row: Element): Element | null {
  const level = Number(row.ariaLevel);
  let before = row.previousElementSibling;
  while (before && Number(before.ariaLevel) >= level) before = before.previousElementSibling;
  return before;
}

/**
 * The button that asked for more rows goes away with them: the focus goes to the first of them, or
 * to what stands in their place.
 */
function useMore(
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
