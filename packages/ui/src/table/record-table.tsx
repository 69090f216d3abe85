import {
  recordId,
  type FieldDescriptor,
  type KeyedResource,
  type ResourceRecord,
  type SortKey,
} from '@admin/gql/resource';
import { memo, useCallback, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouter } from 'wouter';

import { listHref } from '../resources/addresses.ts';
import { useRowTable } from '../commands/commands-context.tsx';
import { Icon } from '../kit/icons.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { useCan } from '../resources/use-can.ts';
import { visible } from '../values/is-blank.ts';
import { isEmpty } from '../values/is-empty.ts';
import { isNumeric } from '../values/is-numeric.ts';
import { FailedMark } from '../fields/lazy-failed-mark.ts';
import { useLinkClicks } from '../fields/use-link-clicks.ts';
import type { FieldFailures } from '../data/field-failures.ts';
import { wholePage, type RowControls } from './row-controls.ts';
import { createRowKeys } from './row-keys.ts';
import { StyledTable } from './table-frame.tsx';
import { TableHead } from './table-head.tsx';
import { useTableView, type TableView, type ViewColumn } from './use-table-view.ts';

/** Sums below the columns that have them. */
export const LazyTableFooter = lazyComponent(
  async () => (await import('./table-footer.tsx')).TableFooter,
);

const CardTable = lazyComponent<ComponentProps<typeof StyledTable>>(
  async () => (await import('./card-table.tsx')).CardTable,
);

/** On a narrow screen, starts loading the cards and the component above them, before there are rows. */
export function preloadCards(above: { readonly preload: () => void }): void {
  if (typeof matchMedia === 'function' && matchMedia('(max-width: 599.95px)').matches)
    for (const each of [CardTable, above]) each.preload();
}

/** Props of a table of records. */
export interface RecordTableProps {
  readonly descriptor:
    | Pick<KeyedResource, 'name' | 'key' | 'label'>
    | { readonly name: string; readonly key: null };
  readonly columns: readonly FieldDescriptor[];
  readonly records: readonly ResourceRecord[];
  /** Values that the server failed to return. */
  readonly failures?: FieldFailures;
  /** Accessible name of the table. */
  readonly label: string;
  /** Path prefix of the record pages. @defaultValue the path of their resource, if it has pages */
  readonly recordsPath?: string | undefined;
  /** Absent: headers have no sort buttons. */
  readonly sorting?: Sorting;
  /** Whether the rows are those of the previous page, while the next one loads. */
  readonly isStale?: boolean;
  /** Id of the record that the user returns from. Its row is highlighted and scrolled into view. */
  readonly recent?: string | null;
  /** Absent: rows have neither checkbox nor menu. */
  readonly controls?: RowControls | undefined;
  /** Present when `records` is a slice of the rows. */
  readonly slice?: TableSlice;
}

/** Position of the rendered rows in a table that renders a slice of its records. */
export interface TableSlice {
  /** Index of its first record in the list. */
  readonly start: number;
  readonly count: number;
  /** Number of chosen records. Any number below `count` means that some are not chosen. */
  readonly chosen: number;
  /** Records that determine the title column, whichever rows follow. */
  readonly sample: readonly ResourceRecord[];
  /** Height of the rows before and after the slice, in pixels. */
  readonly before: number;
  readonly after: number;
}

/** Sort order of a table, and its changes. */
export interface Sorting {
  readonly sort: readonly SortKey[];
  readonly sortable: readonly string[];
  /** The header was pressed, which is likely to call `toggle`. @defaultValue nothing is prefetched */
  readonly toggle: (field: string, add: boolean) => void;
  /**
   * A press on the header has begun, which is likely to end in `toggle`. @defaultValue nothing is
   * done before
   */
  readonly expect?: (field: string, add: boolean) => void;
}

/**
 * Table of records. A click anywhere in a row opens its record; the keyboard uses the link. Records
 * without a key open nothing, and their rows are identified by position.
 */
export const RecordTable = memo(function RecordTable({
  descriptor,
  columns,
  records,
  failures,
  label,
  recordsPath,
  sorting,
  isStale = false,
  recent = null,
  controls,
  slice,
}: RecordTableProps) {
  const { name, key } = descriptor;
  const { t } = useTranslation();
  const can = useCan();
  const { base } = useRouter();
  const { press, choice } = controls ?? {};
  const open = useOpenRow(press);
  const table = useRef<HTMLTableElement>(null);
  useRowTable(table);
  const intoSight = useIntoSight();
  const sample = slice?.sample ?? records;
  const [view, labelOf] = useTableView({ descriptor, columns, sample, controls });
  const { isCards, hasChoice, menu, text } = view;
  const hasFooter = view.columns.some(({ own }) => own?.footer !== undefined);
  const path = recordsPath ?? (can('show', name) ? listHref(name) : undefined);
  const idOf = (record: ResourceRecord, index: number) =>
    key === null ? String(index) : recordId(key, record);
  const ids = records.map(idOf);
  const [keysOf] = useState(createRowKeys);
  const keys = keysOf(ids);
  const { start = 0, count = records.length } = slice ?? {};
  const ofPage = slice?.chosen ?? ids.filter((id) => choice?.chosen.has(id)).length;

  const Table = isCards ? CardTable : StyledTable;
  return (
    <Table
      ref={table}
      data-cards=""
      aria-rowcount={slice && count + 1}
      data-choice={hasChoice ? '' : undefined}
      aria-label={label}
      onPointerOver={controls?.expect}
      onFocus={controls?.expect}
      onClick={open}
      onKeyDown={(event) =>
        event.shiftKey && event.key.startsWith('Arrow') && press?.(event, wholePage)
      }
    >
      <TableHead
        view={view}
        sorting={sorting}
        choosePage={
          <input
            type="checkbox"
            aria-label={t('table.choosePage')}
            checked={ofPage > 0 && ofPage === count}
            readOnly
            ref={(box) => void (box && (box.indeterminate = ofPage > 0 && ofPage < count))}
            onClick={(event) => press?.(event, wholePage)}
          />
        }
      />
      <tbody data-stale={isStale ? '' : undefined} style={slice && roomOf(slice)}>
        {records.map((record, index) => {
          const id = ids[index] ?? '';
          return (
            <Row
              key={keys[index]}
              view={view}
              id={id}
              record={record}
              label={labelOf(record)}
              href={key !== null && path !== undefined ? `${base}${path}/${id}` : undefined}
              isFirst={index === 0}
              place={slice && start + index + 2}
              intoSight={key !== null && id === recent ? intoSight : undefined}
              isChosen={choice?.chosen.has(id) === true}
              problem={choice?.problems.get(id)}
              failed={
                failures && !failures.isEmpty
                  ? JSON.stringify(
                      columns.map(({ name: column }) => failureOf(failures, index, record, column)),
                    )
                  : ''
              }
            />
          );
        })}
      </tbody>
      {hasFooter && (
        <LazyTableFooter
          columns={columns}
          records={records}
          text={text}
          before={Number(hasChoice) + Number(view.labelColumn !== undefined)}
          after={Number(menu !== undefined)}
          hasTitles={view.labelColumn === 'full'}
        />
      )}
    </Table>
  );
});

const roomOf = ({ before, after }: TableSlice): object => ({
  '--room-before': `${before}px`,
  '--room-after': `${after}px`,
});

/** Handler of clicks on a row, including its links and controls. */
export function useOpenRow(
  press: RowControls['press'] | undefined,
): (event: MouseEvent<HTMLElement>) => void {
  const [, navigate] = useLocation();
  const { base } = useRouter();
  const follow = useLinkClicks();
  return useCallback(
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest('tr');
      if (row && target?.closest('td[data-select], td[data-menu]'))
        return press?.(event, row.sectionRowIndex);
      follow(event);
      const href = row?.dataset['opens'];
      const isControl = target?.closest('a, button, input, label') != null;
      if (
        href === undefined ||
        isControl ||
        event.defaultPrevented ||
        window.getSelection()?.isCollapsed === false
      )
        return;
      if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener');
      else navigate(href.slice(base.length));
    },
    [press, follow, navigate, base],
  );
}

/** Ref that scrolls a row into view once. Rows of a windowed list are mounted repeatedly. */
export function useIntoSight(): (row: HTMLElement | null) => void {
  const [bring] = useState(() => {
    let isDone = false;
    return (row: HTMLElement | null) => {
      // Runs after the page has been scrolled to its top, as new pages are.
      if (row && !isDone) setTimeout(() => row.scrollIntoView({ block: 'nearest' }));
      isDone ||= row !== null;
    };
  });
  return bring;
}

interface RowProps {
  readonly view: TableView;
  readonly id: string;
  readonly record: ResourceRecord;
  /** Label of the record, for a title column of its own and for names of controls. */
  readonly label: string;
  readonly href: string | undefined;
  readonly isFirst: boolean;
  /** Position among the rows of the list, from 1 for the header, if not all are rendered. */
  readonly place: number | undefined;
  /** Ref for the row of the record that the user returns from. */
  readonly intoSight: ((row: HTMLElement | null) => void) | undefined;
  readonly isChosen: boolean;
  /** Reason why an action on the record failed. */
  readonly problem: string | undefined;
  /** Reasons why the server failed to return values, by column, as JSON. */
  readonly failed: string;
}

/** Re-renders only for another record, so that a refresh without changes costs nothing. */
const Row = memo(function Row({
  view,
  id,
  record,
  label,
  href,
  isFirst,
  place,
  intoSight,
  isChosen,
  problem,
  failed,
}: RowProps) {
  const { columns, labelColumn, isCards, hasChoice, menu } = view;
  const reasons: readonly (string | null)[] = failed === '' ? none : JSON.parse(failed);
  return (
    <tr
      aria-rowindex={place}
      ref={intoSight}
      data-recent={intoSight && ''}
      data-chosen={isChosen ? '' : undefined}
      data-problem={problem}
      data-opens={href}
    >
      {hasChoice && (
        // The arrow keys move between the checkboxes.
        <td data-select="">
          <input
            type="checkbox"
            aria-label={label}
            title={problem}
            checked={isChosen}
            readOnly
            tabIndex={isFirst ? undefined : -1}
          />
        </td>
      )}
      {labelColumn && (
        <LabelCell
          label={label}
          isCompact={labelColumn === 'compact'}
          isCard={isCards}
          href={href}
        />
      )}
      {columns.map((column, at) => cellOf(view, column, record, id, href, reasons[at]))}
      {menu !== undefined && (
        <td data-menu="">
          <button type="button" aria-haspopup="menu" aria-label={`${menu}: ${label}`} />
        </td>
      )}
    </tr>
  );
});

const none: readonly string[] = [];

interface LabelCellProps {
  readonly label: string;
  /** Whether other columns contain the label, so that a mark is enough on a wide screen. */
  readonly isCompact: boolean;
  readonly isCard: boolean;
  readonly href: string | undefined;
}

/** Link to a record whose label no column shows. */
function LabelCell({ label, isCompact, isCard, href }: LabelCellProps) {
  const said = isCompact ? (
    <>
      <span data-wide="">
        <Icon name="eye" size={18} />
      </span>
      <span data-narrow="">{label}</span>
    </>
  ) : (
    label
  );
  const content =
    href === undefined ? (
      said
    ) : (
      <a
        href={href}
        aria-label={isCompact ? label : undefined}
        title={isCompact ? label : undefined}
      >
        {said}
      </a>
    );
  return (
    <td data-title="" data-compact={isCompact ? '' : undefined}>
      {isCard ? <span>{content}</span> : content}
    </td>
  );
}

/** Maximum length of a text that fits the column. A longer text is cut off and shown in a tooltip. */
const fitsColumn = 36;

/**
 * Reason why the server returned no value; `undefined` if there is a value or an empty one is
 * stored.
 */
export const failureOf = (
  failures: FieldFailures | undefined,
  row: number,
  record: ResourceRecord,
  field: string,
): string | undefined =>
  record[field] == null && failures?.has(row, field)
    ? (failures.reasonOf?.(row, field) ?? '')
    : undefined;

export function cellOf(
  { cell, text, isCards }: TableView,
  { name, field, label, isTitle, isRepeated, own }: ViewColumn,
  record: ResourceRecord,
  id: string,
  href: string | undefined,
  /** Reason why the server failed to return the value. */
  failure: string | null | undefined,
) {
  const value = record[name];
  const hasFailed = failure != null;
  const content = hasFailed ? (
    <FailedMark reason={failure} />
  ) : isTitle && href !== undefined ? (
    <a href={href}>{visible(text(field, value, record), id)}</a>
  ) : (
    cell(field, value, record)
  );
  return (
    <td
      // A component of a definition may have state. The key binds it to the record, since rows are
      // reused for other records.
      key={own?.render ? `${name} ${id}` : name}
      data-label={isCards ? label : undefined}
      data-title={isTitle ? '' : undefined}
      data-numeric={(own?.isAtEnd ?? isNumeric(field)) ? '' : undefined}
      data-mono={field.kind === 'uuid' ? '' : undefined}
      data-repeated={isRepeated ? '' : undefined}
      data-empty={isEmpty(field, value) && !own?.render && !isTitle && !hasFailed ? '' : undefined}
      title={
        typeof value === 'string' && !field.image && value.length > fitsColumn ? value : undefined
      }
    >
      {isCards ? <span>{content}</span> : content}
    </td>
  );
}
