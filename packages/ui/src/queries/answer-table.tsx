import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useResource } from '../admin/use-resource.ts';
import '../locales/lists-texts.ts';
import { Pager } from '../table/pager.tsx';
import { RecordTable, type RecordTableProps } from '../table/record-table.tsx';
import { ScrollArea } from '../table/scroll-area.tsx';
import { TableFrame } from '../table/table-frame.tsx';

export interface RecordsTableProps {
  readonly resource: string;
  readonly columns: readonly FieldDescriptor[];
  readonly records: readonly ResourceRecord[];
  readonly label: string;
}

/** Records of a resource, each row with the way to its page. */
export function RecordsTable({ resource, ...table }: RecordsTableProps) {
  return <PagedTable descriptor={useResource(resource)} {...table} />;
}

const firstPageSize = 100;

/** Everything is there already: pages only keep the browser from laying out thousands of rows. */
export function PagedTable({ descriptor, columns, records, label }: Pick<RecordTableProps, 'descriptor' | 'columns' | 'records' | 'label'>) {
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(firstPageSize);
  const { t } = useTranslation();
  const last = Math.max(0, Math.ceil(records.length / pageSize) - 1);
  const shownPage = Math.min(page, last);
  const shown = useMemo(() => records.slice(shownPage * pageSize, (shownPage + 1) * pageSize), [records, shownPage, pageSize]);
  if (records.length === 0) return <TableFrame><Box sx={{ p: 2, typography: 'body2', color: 'text.secondary' }}>{t('table.empty')}</Box></TableFrame>;
  return (
    <TableFrame>
      <ScrollArea label={label}><RecordTable descriptor={descriptor} columns={columns} records={shown} label={label} /></ScrollArea>
      {records.length > firstPageSize && (
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
