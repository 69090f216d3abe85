import Box from '@mui/material/Box';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useResource } from '../../data/use-resource.ts';
import { tellingFirst } from '../../values/telling-column.ts';
import '../../locales/lists-texts.ts';
import { Pager } from '../../table/pager.tsx';
import { RecordTable, type RecordTableProps } from '../../table/record-table.tsx';
import { ScrollArea } from '../../table/scroll-area.tsx';
import { TableFrame } from '../../table/table-frame.tsx';

export interface RecordsTableProps extends Pick<
  PagedTableProps,
  'columns' | 'records' | 'label' | 'bar'
> {
  readonly resource: string;
}

/** Table of records of a resource, with links to their pages. */
export function RecordsTable({ resource, ...table }: RecordsTableProps) {
  return <PagedTable descriptor={useResource(resource)} {...table} />;
}

const firstPageSize = 100;

export interface PagedTableProps extends Pick<
  RecordTableProps,
  'descriptor' | 'columns' | 'records' | 'label'
> {
  /**
   * Pager, if the server has pages. @defaultValue all rows have loaded, and pages limit the layout
   * to some of them
   */
  readonly bar?: ReactNode;
}

/** Table with the rows of an answer, in pages. */
export function PagedTable({ descriptor, columns, records, label, bar }: PagedTableProps) {
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(firstPageSize);
  const { t } = useTranslation();
  const last = Math.max(0, Math.ceil(records.length / pageSize) - 1);
  const shownPage = Math.min(page, last);
  const isWhole = !bar && records.length > firstPageSize;
  const shown = useMemo(
    () => (!isWhole ? records : records.slice(shownPage * pageSize, (shownPage + 1) * pageSize)),
    [isWhole, records, shownPage, pageSize],
  );
  // Rows without a page are labelled by their first column.
  const ordered = useMemo(
    () => (descriptor.key === null ? tellingFirst(columns, records) : columns),
    [descriptor, columns, records],
  );
  if (records.length === 0)
    return (
      <TableFrame>
        <Box sx={{ p: 2, typography: 'body2', color: 'text.secondary' }}>{t('table.empty')}</Box>
        {bar}
      </TableFrame>
    );
  return (
    <TableFrame>
      <ScrollArea label={label}>
        <RecordTable descriptor={descriptor} columns={ordered} records={shown} label={label} />
      </ScrollArea>
      {bar && <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{bar}</Box>}
      {isWhole && (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Pager
            page={shownPage}
            pageSize={pageSize}
            rows={shown.length}
            total={{ count: records.length, exact: true }}
            hasNextPage={shownPage < last}
            hasPreviousPage={shownPage > 0}
            isRandomAccess
            onPage={setPage}
            onPageSize={(size) => {
              setPageSize(size);
              setPage(0);
            }}
          />
        </Box>
      )}
    </TableFrame>
  );
}
