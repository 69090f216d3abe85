import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { looksOf } from '../resources/table-column.ts';
import { isNumeric } from '../values/is-numeric.ts';
import type { ValueText } from '../fields/use-value-text.ts';
import '../locales/lists-texts.ts';
import { exactSum } from '../values/exact-sum.ts';

export interface TableFooterProps {
  readonly columns: readonly FieldDescriptor[];
  readonly records: readonly ResourceRecord[];
  readonly text: ValueText;
  /** Number of columns before and after those of the fields. */
  readonly before: number;
  readonly after: number;
  /** Whether the last column before the fields has room for a label. @defaultValue false */
  readonly hasTitles?: boolean;
  /** Rows below it. */
  readonly children?: ReactNode;
}

const StyledFooter = styled('tfoot')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    '& th, & td': {
      borderTop: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
      fontWeight: 500,
    },
    '& th': { color: palette.text.secondary },
    // A heading above its values has no border below it.
    '& tr:has(> :only-child) + tr > *': { borderTop: 0, paddingTop: 0 },
    [theme.breakpoints.down('sm')]: {
      display: 'block',
      padding: '12px 16px',
      borderTop: `1px solid ${palette.divider}`,
      '&& tr': { display: 'flex', gap: 16, justifyContent: 'space-between', padding: '4px 0' },
      '&& th, && td': { border: 0, padding: 0, maxWidth: 'none' },
      '&& th': { whiteSpace: 'normal' },
      '&& td': { flex: 'none' },
      '& td:empty': { display: 'none' },
    },
  };
});

/** Sums of the rows on the page. */
export function TableFooter({
  columns,
  records,
  text,
  before,
  after,
  hasTitles = false,
  children,
}: TableFooterProps) {
  const { t } = useTranslation();
  const sums = columns.map((column) => {
    const currency = column.money?.currency;
    // Amounts in several currencies have no sum.
    const isMixed =
      currency !== undefined && new Set(records.map((record) => record[currency])).size > 1;
    return looksOf(column)?.footer && !isMixed
      ? exactSum(records.map((record) => record[column.name]))
      : undefined;
  });
  const first = sums.findIndex((sum) => sum !== undefined);
  if (first === -1 && children === undefined) return null;
  return (
    <StyledFooter>
      {first >= 0 && (
        <FooterRow
          columns={columns}
          before={before}
          after={after}
          hasTitles={hasTitles}
          first={first}
          label={t('table.sumOfPage')}
          cell={(column, at) => sums[at] !== undefined && text(column, sums[at], records[0])}
        />
      )}
      {children}
    </StyledFooter>
  );
}

export interface FooterRowProps extends Pick<
  TableFooterProps,
  'columns' | 'before' | 'after' | 'hasTitles'
> {
  /** Index of the first column with a value. */
  readonly first: number;
  readonly label: string;
  /** Cell in front of the values, on wide screens. @defaultValue the label */
  readonly head?: ReactNode;
  readonly cell: (column: FieldDescriptor, at: number) => ReactNode;
}

/**
 * Row below the table. Its label is in front of the first column with a value, or above it when
 * only a checkbox column is in front.
 */
export function FooterRow({
  columns,
  before,
  after,
  hasTitles = false,
  first,
  label,
  head = label,
  cell,
}: FooterRowProps) {
  const isAbove = first === 0 && !hasTitles;
  const cells = columns
    .slice(first)
    .map((column, index) => ({ column, content: cell(column, first + index) }));
  return (
    <>
      {isAbove && (
        <tr>
          <th scope="row" colSpan={before + columns.length + after}>
            {head}
          </th>
        </tr>
      )}
      {(!isAbove || cells.some(({ content }) => content !== false && content != null)) && (
        <tr>
          {isAbove ? (
            before > 0 && <td colSpan={before} aria-hidden />
          ) : (
            <th scope="row" colSpan={before + first}>
              {head}
            </th>
          )}
          {cells.map(({ column, content }) => (
            <td
              key={column.name}
              data-label={label}
              data-numeric={(looksOf(column)?.isAtEnd ?? isNumeric(column)) ? '' : undefined}
            >
              {content}
            </td>
          ))}
          {after > 0 && <td aria-hidden />}
        </tr>
      )}
    </>
  );
}
