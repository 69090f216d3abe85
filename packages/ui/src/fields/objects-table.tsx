import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import { styled } from '@mui/material/styles';
import { Fragment, useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../kit/icons.tsx';
import { useNames } from '../resources/use-names.ts';
import { IconButton } from '../kit/icon-button.tsx';
import '../locales/records-texts.ts';
import { siblingsOfChild } from './siblings-of-child.ts';
import { cellStyles } from './cell-styles.ts';
import { isEmpty } from '../values/is-empty.ts';
import { isNumeric } from '../values/is-numeric.ts';
import { tellingColumn } from '../values/telling-column.ts';
import type { PartSlot } from './part-slot.ts';
import { useCells } from './use-cells.tsx';
import { useLinkClicks } from './use-link-clicks.ts';
import { useValueText } from './use-value-text.ts';

export interface ObjectsTableProps {
  /** Resource of the field that holds the objects. */
  readonly resource: string;
  /** Fields of the objects, in reading order. */
  readonly fields: readonly FieldDescriptor[];
  readonly records: readonly ResourceRecord[];
  /** Values of the record or object that contains them. */
  readonly siblings: ResourceRecord | undefined;
  readonly slot: PartSlot | undefined;
  /** Renders the fields of an object that are not columns. */
  readonly details: (record: ResourceRecord, fields: readonly FieldDescriptor[]) => ReactNode;
}

/** Tests whether a field is a list of objects with several fields, which is shown as a table. */
export const isTabular = (
  field: FieldDescriptor,
): field is FieldDescriptor & { readonly fields: readonly FieldDescriptor[] } =>
  field.kind === 'object' &&
  field.list === true &&
  field.fields !== undefined &&
  field.fields.length > 1;

/** Greatest number of columns. More would need horizontal scrolling. */
const mostColumns = 7;
/** Greatest number of fields of an object shown in one cell: an amount and its currency. */
const smallObject = 3;

/**
 * Table of nested objects, a row for each. On a narrow screen the cells of a row are stacked.
 * Fields without a column are shown below the row on demand.
 */
export function ObjectsTable({
  resource,
  fields,
  records,
  siblings,
  slot,
  details,
}: ObjectsTableProps) {
  const { t } = useTranslation();
  const names = useNames();
  const text = useValueText(resource);
  const cell = useCells(text);
  const follow = useLinkClicks();
  const id = useId();
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const { columns, rest } = useMemo(() => {
    // Fields with actions are shown in full in the details, not as columns.
    const shown = fields.filter(
      (field) =>
        slot?.of(field.name) !== undefined ||
        records.some((record) => !isEmpty(field, record[field.name])),
    );
    const columns = shown
      .filter((field) => slot?.of(field.name) === undefined && isShort(field))
      .slice(0, mostColumns);
    const rest = shown.filter((field) => !columns.includes(field));
    // An id alone is not worth expanding a row for.
    return { columns, rest: rest.every(isId) ? [] : rest };
  }, [fields, records, slot]);
  const first = tellingColumn(columns, records);
  // Rows are expanded at first where their details have actions.
  const opens = rest.some((field) => slot?.of(field.name) !== undefined);
  const toggle = (at: number) =>
    setToggled(
      (before) =>
        new Set(before.has(at) ? [...before].filter((other) => other !== at) : [...before, at]),
    );
  return (
    <Scroll>
      <Table onClick={follow}>
        <thead>
          <tr>
            {columns.map((field) => (
              <th key={field.name} scope="col" data-numeric={isNumeric(field) ? '' : undefined}>
                {names.field(resource, field)}
              </th>
            ))}
            {(slot?.each || rest.length > 0) && (
              <th aria-label={t('field.more_other', { count: rest.length })} />
            )}
          </tr>
        </thead>
        <tbody>
          {records.map((record, at) => {
            const isOpen = toggled.has(at) !== opens;
            const values = siblingsOfChild(siblings, record);
            const label = first ? text(first, record[first.name], values) : '';
            return (
              // Values of a list have no other name than their place.
              // oxlint-disable-next-line react/no-array-index-key
              <Fragment key={at}>
                <tr>
                  {columns.map((field) => (
                    <td
                      key={field.name}
                      data-label={names.field(resource, field)}
                      data-numeric={isNumeric(field) ? '' : undefined}
                      data-first={field === first && !isNumeric(field) ? '' : undefined}
                      data-empty={isEmpty(field, record[field.name]) ? '' : undefined}
                    >
                      <span>{cell(field, record[field.name], values)}</span>
                    </td>
                  ))}
                  {(slot?.each || rest.length > 0) && (
                    <td data-tools="">
                      {rest.length > 0 && (
                        <IconButton
                          aria-label={t('show.details', { record: label })}
                          aria-expanded={isOpen}
                          aria-controls={isOpen ? `${id}${at}` : undefined}
                          onClick={() => toggle(at)}
                        >
                          <Icon name="next" />
                        </IconButton>
                      )}
                      {slot?.each?.(record, fields)}
                    </td>
                  )}
                </tr>
                {isOpen && (
                  <tr data-details="">
                    <td id={`${id}${at}`} colSpan={columns.length + 1}>
                      {details(record, rest)}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </Table>
    </Scroll>
  );
}

function isShort({ kind, list, fields }: FieldDescriptor): boolean {
  if (kind === 'object')
    return (
      !list &&
      fields !== undefined &&
      fields.length <= smallObject &&
      fields.every((part) => part.kind !== 'object' && part.kind !== 'reference' && !part.list)
    );
  return kind !== 'text' && kind !== 'json' && kind !== 'binary' && !isId({ kind });
}

const isId = ({ kind }: Pick<FieldDescriptor, 'kind'>): boolean => kind === 'id' || kind === 'uuid';

const Scroll = styled('div')({ overflowX: 'auto' });

/** A single styled element for the whole table, as in lists. */
const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const line = `1px solid ${palette.divider}`;
  return {
    ...cellStyles(theme),
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '20px',
    '& th, & td': { padding: '7px 12px 7px 0', textAlign: 'left', verticalAlign: 'baseline' },
    '& th': {
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 500,
      borderBottom: line,
    },
    '& :is(th, td)[data-numeric]': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& :is(th, td)[data-numeric] + :is(th, td):not([data-numeric])': { paddingLeft: 12 },
    '& tbody tr:not([data-details]) + tr:not([data-details]), & [data-details] + tr': {
      borderTop: line,
    },
    '& td[data-first]': { fontWeight: 500, minWidth: 140 },
    '& td[data-tools]': {
      width: 1,
      padding: 0,
      whiteSpace: 'nowrap',
      textAlign: 'right',
      verticalAlign: 'middle',
    },
    '& td[data-tools] [aria-expanded] svg': { transition: 'transform 120ms' },
    '& td[data-tools] [aria-expanded=true] svg': { transform: 'rotate(90deg)' },
    '& [data-details] > td': { paddingBottom: 14 },
    [theme.breakpoints.down('sm')]: {
      '&, & tbody': { display: 'block' },
      '& thead': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tbody tr': {
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        padding: '8px 0',
      },
      '& tbody tr > td:is(*, [data-numeric] + td)': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: 16,
        padding: '2px 0',
        textAlign: 'right',
      },
      '& tbody td::before': {
        content: 'attr(data-label)',
        color: palette.text.secondary,
        textAlign: 'left',
        fontWeight: 400,
      },
      '& tbody td > span': { minWidth: 0, overflowWrap: 'anywhere' },
      '& tbody td[data-first]': {
        order: -1,
        justifyContent: 'flex-start',
        paddingRight: 80,
        textAlign: 'left',
      },
      '& tbody td:is([data-first], [data-tools])::before, & [data-details] > td::before': {
        content: 'none',
      },
      '& tbody td[data-empty]': { display: 'none' },
      '& td[data-tools]': { position: 'absolute', top: 0, right: 0, width: 'auto' },
      '& tbody tr[data-details]': { paddingTop: 0 },
      '& tbody tr[data-details] > td': { display: 'block', textAlign: 'left' },
    },
  };
});
