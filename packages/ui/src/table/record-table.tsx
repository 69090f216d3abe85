import { recordId, type FieldDescriptor, type ResourceDescriptor, type ResourceRecord, type SortKey } from '@admin/gql';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useLocation } from 'wouter';

import { showHref } from '../admin/addresses.ts';
import { Icon } from '../admin/icons.tsx';
import { useCan } from '../admin/use-resource.ts';
import { useNames } from '../admin/use-names.ts';
import { CellValue } from '../fields/cell-value.tsx';
import { isEmpty } from '../fields/is-empty.ts';
import { isNumeric } from '../fields/is-numeric.ts';
import { FailedMark } from '../fields/marks.tsx';
import { ReaderText } from '../fields/reader-text.tsx';
import { TextLink } from '../fields/text-link.tsx';
import { useSay } from '../fields/use-say.ts';
import { useValueText, type ValueText } from '../fields/use-value-text.ts';
import { ColumnHeader } from './column-header.tsx';
import type { FieldFailures } from './field-failures.ts';
import { StyledTable } from './table-frame.tsx';
import { asShown, repeatedColumns, titleColumn } from './title-column.ts';

export interface RecordTableProps {
  readonly descriptor: ResourceDescriptor;
  readonly columns: readonly FieldDescriptor[];
  readonly records: readonly ResourceRecord[];
  /** Values that the server failed to return. */
  readonly failures?: FieldFailures;
  /** Name of the table for screen readers. */
  readonly label: string;
  /** Absent: headers do not sort. */
  readonly sorting?: Sorting;
  /** Rows are those of the page before, while the next one loads. */
  readonly isStale?: boolean;
  /** Id of the record that the user comes back from: its row is marked and in sight. */
  readonly recent?: string | null;
}

export interface Sorting {
  readonly sort: readonly SortKey[];
  readonly sortable: readonly string[];
  /** `add`: keep the other keys. */
  readonly toggle: (field: string, add: boolean) => void;
}

/**
 * Records as rows. A row opens its record by a click anywhere, its link by the keyboard; arrow keys go from row to row. Records without a key open nothing,
 * and their rows are known by their place.
 */
export function RecordTable({ descriptor, columns, records, failures, label, sorting, isStale = false, recent = null }: RecordTableProps) {
  const { name, key } = descriptor;
  const names = useNames();
  const text = useValueText(name);
  const [, navigate] = useLocation();
  const can = useCan();
  const say = useSay();
  const title = descriptor.key === null ? columns[0] : titleColumn(columns, descriptor, records);
  const recordLabels = title || descriptor.key === null ? [] : records.map((record) => descriptor.label(record, say));
  const isLabelShown = key !== null && title === undefined;
  const repeated = !isLabelShown ? [] : repeatedColumns(columns, recordLabels, records, text);
  const labels = new Map(columns.map((column) => [column.name, names.field(name, column)]));
  const sortable = new Set(sorting?.sortable);

  const opens = can('show', name);
  const hrefOf = (record: ResourceRecord) => (key !== null && opens ? showHref(name, key, record) : undefined);
  const open = (href: string) => (event: MouseEvent<HTMLElement>) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    if (isControl || event.defaultPrevented || window.getSelection()?.isCollapsed === false) return;
    if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener');
    else navigate(href);
  };

  return (
    <StyledTable data-cards="" aria-label={label}>
      <thead>
        <tr>
          {isLabelShown && (repeated.length > 0 ? <th scope="col" data-title="" data-compact=""><ReaderText>{names.record(name)}</ReaderText></th> : <th scope="col" data-title="">{names.record(name)}</th>)}
          {columns.map((column) => (
            <ColumnHeader
              key={column.name}
              field={asShown(column, key)}
              label={labels.get(column.name) ?? column.name}
              isTitle={column === title}
              sorting={sortable.has(column.name) ? sorting : undefined}
            />
          ))}
        </tr>
      </thead>
      <tbody data-stale={isStale ? '' : undefined}>
        {records.map((record, row) => {
          const id = key === null ? String(row) : recordId(key, record);
          const isRecent = key !== null && id === recent;
          const href = hrefOf(record);
          return (
            <tr
              key={id}
              ref={isRecent ? bringIntoSight : undefined}
              data-recent={isRecent ? '' : undefined}
              data-opens={href === undefined ? undefined : ''}
              onClick={href === undefined ? undefined : open(href)}
            >
              {isLabelShown && <LabelCell label={recordLabels[row] ?? ''} isCompact={repeated.length > 0} href={href} />}
              {columns.map((column) => (
                <Cell
                  key={column.name}
                  field={asShown(column, key)}
                  value={record[column.name]}
                  beside={record}
                  text={text}
                  label={labels.get(column.name) ?? column.name}
                  isTitle={column === title}
                  isRepeated={repeated.includes(column)}
                  href={column === title ? href : undefined}
                  hasFailed={record[column.name] == null && (failures?.has(row, column.name) ?? false)}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
    </StyledTable>
  );
}

/** After the page has been scrolled to its top, as new pages are. */
function bringIntoSight(row: HTMLElement | null): void {
  if (row) setTimeout(() => row.scrollIntoView({ block: 'nearest' }));
}

interface LabelCellProps {
  readonly label: string;
  /** Other columns say what the label is made of: on a wide screen, a mark is enough. */
  readonly isCompact: boolean;
  readonly href: string | undefined;
}

/** The way to a record of which no column shows the label. */
function LabelCell({ label, isCompact, href }: LabelCellProps) {
  const content = isCompact ? <><span data-wide=""><Icon name="eye" size={18} /></span><span data-narrow="">{label}</span></> : label;
  return (
    <td data-title="" data-compact={isCompact ? '' : undefined}>
      <span>{href === undefined ? content : <TextLink href={href} onKeyDown={moveBetweenRows} aria-label={isCompact ? label : undefined} title={isCompact ? label : undefined}>{content}</TextLink>}</span>
    </td>
  );
}

interface CellProps {
  readonly field: FieldDescriptor;
  readonly value: unknown;
  readonly beside: ResourceRecord;
  readonly text: ValueText;
  readonly label: string;
  readonly isTitle: boolean;
  /** The title of the row says it already, where the row is a card. */
  readonly isRepeated: boolean;
  readonly href: string | undefined;
  readonly hasFailed: boolean;
}

/** Longer texts are cut off by the column's width, and shown in full when pointed at. */
const fitsColumn = 36;

function Cell({ field, value, beside, text, label, isTitle, isRepeated, href, hasFailed }: CellProps) {
  const full = typeof value === 'string' && value.length > fitsColumn ? value : undefined;
  return (
    <td
      data-label={label}
      data-title={isTitle ? '' : undefined}
      data-numeric={isNumeric(field) ? '' : undefined}
      data-mono={field.kind === 'uuid' ? '' : undefined}
      data-repeated={isRepeated ? '' : undefined}
      data-empty={isEmpty(field, value) && !isTitle && !hasFailed ? '' : undefined}
      title={full}
    >
      <span>
        {hasFailed ? <FailedMark /> : href === undefined ? <CellValue field={field} value={value} text={text} beside={beside} /> : (
          <TextLink href={href} onKeyDown={moveBetweenRows}>{text(field, value, beside) || '—'}</TextLink>
        )}
      </span>
    </td>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = event.target instanceof Element ? event.target.closest('tr') : null;
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const link = next?.querySelector<HTMLElement>('[data-title] a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}
