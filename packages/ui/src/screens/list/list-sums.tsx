import type {
  CountDescriptor,
  FieldDescriptor,
  ListDescriptor,
  ListRequest,
} from '@admin/gql/resource';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useQueryAnswer } from '../../data/use-query-answer.ts';
import { Button } from '../../kit/button.tsx';
import '../../locales/columns-texts.ts';
import { FooterRow, type TableFooterProps } from '../../table/table-footer.tsx';
import type { RecordList } from './use-record-list.ts';
import { useFailureNotice } from './use-failure-notice.ts';

export interface ListSumsProps extends Pick<
  TableFooterProps,
  'columns' | 'text' | 'before' | 'after'
> {
  readonly list: RecordList;
  readonly count: CountDescriptor;
  /** Columns whose sums the user wants and the server provides. */
  readonly sums: readonly FieldDescriptor[];
  /** Whether the user has requested sums for the present conditions. */
  readonly isAsked: boolean;
  readonly ask: (isAsked: boolean) => void;
}

/**
 * Sums over all matching records, added up by the server on request, since that may take long.
 * Nothing when the page has all records.
 */
export function ListSums({
  list: {
    request,
    pager: { total },
    table: { records },
    toolbar: { list },
  },
  count,
  sums,
  isAsked,
  ask,
  columns,
  text,
  before,
  after,
}: ListSumsProps) {
  const { t } = useTranslation();
  const variables = useMemo(() => count.variables(request, false, true), [count, request]);
  const { data, loading, error } = useQueryAnswer(count.document, isAsked ? variables : null, {
    isRefreshed: true,
    isPartial: true,
  });
  useFailureNotice(isAsked && !loading ? error : undefined, () => ask(false));
  if (total?.exact && total.count <= records.length) return null;
  const names = sums.map(({ name }) => name);
  const first = columns.findIndex(({ name }) => names.includes(name));
  const inOneCurrency = sums
    .filter((column) => isInOneCurrency(column, list, request))
    .map(({ name }) => name);
  // An earlier answer is out of date.
  const found =
    isAsked && !loading && !error && data !== undefined && data !== null
      ? count.sums?.(data)
      : undefined;
  const head =
    found || inOneCurrency.length === 0 ? (
      t('columns.sumOfAll')
    ) : (
      <Button
        size="small"
        sx={{ my: '-6px', ml: '-5px' }}
        disabled={isAsked}
        onClick={() => ask(true)}
      >
        {t(isAsked ? 'columns.counting' : 'columns.sumAll')}
      </Button>
    );
  const cell = (column: FieldDescriptor, at: number) => {
    const { name } = column;
    if (!names.includes(name)) return null;
    if (!inOneCurrency.includes(name)) return t('columns.oneCurrency');
    if (found) return text(column, found[name] ?? '0', records[0]);
    return before + at === 0 ? head : null;
  };
  return (
    <FooterRow
      columns={columns}
      before={before}
      after={after}
      first={first}
      label={t('columns.sumOfAll')}
      head={head}
      cell={cell}
    />
  );
}

/** Whether amounts can be added up: the field has a fixed currency, or the list is filtered by one. */
function isInOneCurrency(
  { money }: FieldDescriptor,
  { filters }: ListDescriptor,
  request: ListRequest,
): boolean {
  const currency = money?.currency;
  if (currency === undefined || /^[A-Z]{3}$/.test(currency)) return true;
  return request.filters.some(({ field, operator, value }) => {
    const isOne =
      operator === 'eq' || (operator === 'in' && Array.isArray(value) && value.length === 1);
    return (
      isOne &&
      filters.some((filter) => filter.name === field && (filter.field ?? filter.name) === currency)
    );
  });
}
