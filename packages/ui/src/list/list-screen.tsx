import type { ListDescriptor, ResourceDescriptor, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { createHref, listHref } from '../admin/addresses.ts';
import { useAdmin } from '../admin/admin-context.tsx';
import { Icon } from '../admin/icons.tsx';
import { PageHeader } from '../admin/page-header.tsx';
import { part } from '../admin/part.tsx';
import { useRawSearch } from '../admin/raw-location.ts';
import { useNames } from '../admin/use-names.ts';
import { useCan, useResource } from '../admin/use-resource.ts';
import { definedResource, inView } from '../define/defined.ts';
import { ButtonLink } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorPanel } from '../feedback/error-panel.tsx';
import { SkeletonRows } from '../feedback/list-skeleton.tsx';
import { queriesAboutHref, queryHref } from '../queries/query-address.ts';
import { Pager } from '../table/pager.tsx';
import { RecordTable } from '../table/record-table.tsx';
import { ScrollArea } from '../table/scroll-area.tsx';
import type { ListState } from '../table/list-state.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { useLasting } from '../table/use-lasting.ts';
import { useRecords } from '../table/use-records.ts';
import { useTotal } from '../table/use-total.ts';
import { requiredConditions } from '../table/with-condition.ts';
import { listQuery } from './list-query.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { toggleSort } from './toggle-sort.ts';
import { useColumns, type Columns } from './use-columns.ts';
import { rememberPageSize, useListRequest } from './use-list-request.ts';
import { useListState, type UpdateList } from './use-list-state.ts';
import { usePaging } from './use-paging.ts';
import { useRecentRecord } from './use-recent-record.ts';
import { RowTools, useRowControls } from './use-row-controls.ts';

export { listQuery };

const CollectionActions = part(async () => (await import('../actions/action-parts.ts')).CollectionActions);
const NoRows = part(async () => (await import('./no-rows.tsx')).NoRows);
const AskFirst = part(async () => (await import('./ask-first.tsx')).AskFirst);

export interface ListScreenProps {
  readonly resource: string;
}

/** No higher than the window, so that header, pager and scroll bar stay in sight, and never so low that no rows are. On a phone the page scrolls. */
const Screen = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'flex', flexDirection: 'column', maxHeight: `max(560px, calc(100dvh - ${theme.spacing(6)}))` },
}));

/** The list of a resource: `/<resource>`, with its state in the query. */
export function ListScreen({ resource }: ListScreenProps) {
  const { t } = useTranslation();
  const { descriptor, columns } = inView(useResource(resource), useRawSearch());
  const { list } = descriptor;
  if (!list) return <EmptyState title={t('list.unavailable')} text={t('list.unavailableHint')} />;
  return <ListPage descriptor={descriptor} list={list} path={listHref(resource)} columnsName={columns} header={<ListHeader descriptor={descriptor} />} />;
}

export interface ListPageProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  /** Of the address, without the query. */
  readonly path: string;
  /** The chosen columns are remembered by it. */
  readonly columnsName: string;
  readonly header: ReactNode;
  /** @defaultValue that of the resource */
  readonly title?: string | undefined;
  /** Path below which the pages of its records are. @defaultValue where their resource has them */
  readonly recordsPath?: string | undefined;
}

/** A list with all that belongs to it, at whatever path. */
export function ListPage(props: ListPageProps) {
  const { descriptor, list, path, columnsName, header } = props;
  const { name } = descriptor;
  const [state, update] = useListState(path, list);
  const columns = useColumns(columnsName, list);
  const { missing } = requiredConditions(list.filters, state.filters);
  if (missing.length === 0) return <Rows {...props} state={state} update={update} columns={columns} />;
  return (
    <>
      {header}
      {state.filters.length > 0 && <ListToolbar descriptor={descriptor} list={list} state={state} update={update} columns={columns} onRefresh={undefined} />}
      <AskFirst
        key={missing.map((filter) => filter.name).join(' ')}
        resource={name}
        filters={missing}
        onAnswer={(conditions) => update({ filters: [...conditions, ...state.filters] })}
      />
    </>
  );
}

const ListHeader = memo(function ListHeader({ descriptor }: Pick<ListPageProps, 'descriptor'>) {
  const { t } = useTranslation();
  const { name: resource, actions, queries: about = [] } = descriptor;
  const title = useNames().title(resource);
  const can = useCan();
  const { queries } = useAdmin();
  return (
    <PageHeader title={title}>
      {queries && about[0] !== undefined && <ButtonLink href={about.length === 1 ? queryHref(about[0]) : queriesAboutHref(resource)} variant="outlined" color="inherit">{t('list.queries')}</ButtonLink>}
      {actions?.items.some(({ place }) => place === 'collection') && <CollectionActions descriptor={descriptor} />}
      {can('create', resource) && (
        <ButtonLink href={createHref(resource)} variant="contained" startIcon={<Icon name="add" />}>{t('list.create')}</ButtonLink>
      )}
    </PageHeader>
  );
});

const none: readonly ResourceRecord[] = [];

interface RowsProps extends ListPageProps {
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
}

function Rows({ descriptor, list, path, header, title: ownTitle, recordsPath, state, update, columns }: RowsProps) {
  const { t } = useTranslation();
  const names = useNames();
  const title = ownTitle ?? names.title(descriptor.name);
  const Above = definedResource(descriptor)?.Above;
  const request = useListRequest(state, columns.shown);
  const rows = useRecords(list, request);
  const { total, refresh: refreshTotal } = useTotal(descriptor, rows);
  const paging = usePaging({ path, list, request, rows, total, update });
  const recent = useRecentRecord(path);
  const isReady = rows.status === 'ready';
  const isSlow = useLasting(isReady && rows.isRefreshing);
  const shown = isReady ? rows.records : none;
  const tools = useRowControls(descriptor, JSON.stringify([state.search, state.filters, state.view]), shown);
  const refreshRows = isReady ? rows.refresh : undefined;
  const refresh = useCallback(() => {
    refreshRows?.();
    refreshTotal();
  }, [refreshRows, refreshTotal]);
  const sorting = useMemo(
    () => ({
      // The keys behind the first only keep pages apart.
      sort: state.sort.length > 0 ? state.sort : list.defaultSort.slice(0, 1),
      sortable: list.sortable,
      toggle: (field: string, add: boolean) => update({ sort: toggleSort(list, state.sort, field, add) }),
    }),
    [list, state.sort, update],
  );

  return (
    <Screen>
      {header}
      {Above && <Above descriptor={descriptor} state={state} update={update} />}
      <ListToolbar
        descriptor={descriptor}
        list={list}
        state={state}
        update={update}
        columns={columns}
        onRefresh={isReady ? refresh : undefined}
      />
      {isReady && !rows.failures.isEmpty && (
        <Box role="alert" sx={{ mb: 2, px: 2, py: 1, borderRadius: 1, border: 1, borderColor: 'warning.main', typography: 'body2' }}>
          {t('list.failedFields')}. {t('list.failedFieldsHint')}
        </Box>
      )}
      {rows.status === 'failed' && <ErrorPanel error={rows.error} onRetry={rows.retry} />}
      {isReady && rows.error !== undefined && <Box sx={{ mb: 2 }}><ErrorPanel error={rows.error} onRetry={refresh} /></Box>}
      {rows.status === 'loading' && (
        <Box component="output" aria-label={t('list.loading')} sx={{ display: 'block' }}><SkeletonRows rows={request.pageSize} fillsScreen /></Box>
      )}
      {isReady && rows.records.length === 0 && !rows.isStale && <NoRows state={state} update={update} kept={requiredConditions(list.filters, state.filters).given} />}
      {isReady && (rows.records.length > 0 || rows.isStale) && (
        <TableFrame aria-busy={rows.isRefreshing} data-slow={isSlow ? '' : undefined}>
          <ScrollArea label={title}>
            <RecordTable
              descriptor={descriptor}
              columns={columns.shown}
              records={rows.records}
              failures={rows.failures}
              label={title}
              recordsPath={recordsPath}
              isStale={rows.isStale && isSlow}
              recent={recent}
              sorting={sorting}
              controls={tools.controls}
            />
          </ScrollArea>
          <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Pager
              page={rows.request.page}
              pageSize={request.pageSize}
              rows={rows.records.length}
              total={total}
              hasNextPage={paging.hasNextPage}
              hasPreviousPage={paging.hasPreviousPage}
              isRandomAccess={paging.isRandomAccess}
              onPage={paging.goTo}
              // Where the next page starts, the answer to this one says.
              onExpect={rows.isStale ? undefined : paging.expect}
              onPageSize={(pageSize) => {
                rememberPageSize(pageSize);
                update({ pageSize });
              }}
            />
          </Box>
        </TableFrame>
      )}
      {(tools.state.chosen.size > 0 || tools.state.menu) && descriptor.key !== null && <RowTools resource={descriptor} state={tools.state} setState={tools.setState} records={shown} recordsPath={recordsPath} />}
    </Screen>
  );
}
