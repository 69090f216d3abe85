import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { definedColumn } from '../define/defined.ts';
import { isNumeric } from '../fields/is-numeric.ts';
import type { ValueText } from '../fields/use-value-text.ts';
import '../locales/lists-texts.ts';
import { exactSum } from './exact-sum.ts';

export interface TableFooterProps {
  readonly columns: readonly FieldDescriptor[];
  readonly records: readonly ResourceRecord[];
  readonly text: ValueText;
  /** Columns of the table before and after those of the fields. */
  readonly before: number;
  readonly after: number;
}

const StyledFooter = styled('tfoot')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    '& th, & td': { position: 'sticky', bottom: 0, zIndex: 2, borderTop: `1px solid ${palette.divider}`, backgroundColor: palette.background.paper, fontWeight: 500 },
    '& th': { color: palette.text.secondary },
    [theme.breakpoints.down('sm')]: { display: 'block', padding: '12px 16px', borderTop: `1px solid ${palette.divider}`, '& tr': { display: 'flex', gap: 16, justifyContent: 'space-between' }, '& th, & td': { border: 0, padding: 0 }, '& td:empty': { display: 'none' } },
  };
});

/** Sums of what is on the page. */
export function TableFooter({ columns, records, text, before, after }: TableFooterProps) {
  const { t } = useTranslation();
  const sums = columns.map((column) => {
    const currency = column.money?.currency;
    // An amount in several currencies has no sum.
    const isMixed = currency !== undefined && new Set(records.map((record) => record[currency])).size > 1;
    return definedColumn(column)?.Footer && !isMixed ? exactSum(records.map((record) => record[column.name])) : undefined;
  });
  const first = sums.findIndex((sum) => sum !== undefined);
  if (first === -1) return null;
  return (
    <StyledFooter>
      <tr>
        {before + first > 0 && <th scope="row" colSpan={before + first}>{t('table.sumOfPage')}</th>}
        {columns.slice(first).map((column, at) => {
          const sum = sums[first + at];
          return <td key={column.name} data-label={t('table.sumOfPage')} data-numeric={(definedColumn(column)?.isAtEnd ?? isNumeric(column)) ? '' : undefined}>{sum === undefined ? null : text(column, sum, records[0])}</td>;
        })}
        {after > 0 && <td aria-hidden />}
      </tr>
    </StyledFooter>
  );
}
