import type { ListDescriptor, ResourceDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  memo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from 'react-i18next';

import type { RowRelations } from '../../actions/use-relations.ts';
import { createHref, listHref } from '../../resources/addresses.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { Icon } from '../../kit/icons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { createPause } from '../../kit/pause.ts';
import { useRawSearch } from '../../resources/raw-location.ts';
import { useApplication } from '../../resources/use-application.ts';
import { useNames } from '../../resources/use-names.ts';
import { useResource } from '../../data/use-resource.ts';
import { useCan } from '../../resources/use-can.ts';
import { inView } from '../../resources/resource.ts';
import { useDefined, useResources } from '../../resources/resources-context.tsx';
import { OfferedControls } from '../../commands/commands-context.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { SkeletonRows } from '../../kit/list-skeleton.tsx';
import { queriesAboutHref, queryHref } from '../../resources/query-address.ts';
import { useQueriesTitle } from '../../resources/use-queries-title.ts';
import { Pager } from '../../table/pager.tsx';
import { HeaderToolsContext } from '../../table/header-tools.ts';
import { RecordTable } from '../../table/record-table.tsx';
import { ScrollArea } from '../../table/scroll-area.tsx';
import { Slot } from '../../slots/slot.tsx';
import type { ListState, UpdateList } from '../../resources/list-state.ts';
import { TableFrame } from '../../table/table-frame.tsx';
import { requiredConditions } from '../../values/with-condition.ts';
import { asksForCell } from './asks-for-cell.ts';
import { ColumnEdgesContext, createColumnEdges } from './column-edges.ts';
import { listMode, listQuery } from './list-query.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { hasViews } from './has-views.ts';
import { OpenRowsContext, type OpenRows } from './open-rows.ts';
import { isGrowing, useColumns, type Columns } from '../../table/use-columns.ts';
import { ViewsBarSkeleton } from './views-bar-skeleton.tsx';
import { useHeaderTools } from './use-header-tools.tsx';
import { useListState } from './use-list-state.ts';
import { useRecordList, type RecordList } from './use-record-list.ts';
import { RowTools } from './use-row-controls.ts';

export { listQuery };

const states = () => import('./list-states.ts');
const FailedFields = lazyComponent(async () => (await states()).FailedFields);
const NoList = lazyComponent(async () => (await states()).NoList);
const NoRows = lazyComponent(async () => (await states()).NoRows);
const TableTools = lazyComponent(
  async () => (await import('./table-tools.tsx')).TableTools,
  null,
  true,
);
const GrowingList = lazyComponent(async () => (await import('./growing-list.tsx')).GrowingList);
const TreeView = lazyComponent(async () => (await import('./tree-view.tsx')).TreeView);
const AskFirst = lazyComponent(async () => (await import('../../filters/ask-first.tsx')).AskFirst);

/** Props of a list screen. */
export interface ListScreenProps {
  readonly resource: string;
  /** View that replaces the default one. */
  readonly View?: ComponentType<ListViewProps>;
}

/**
 * Bounded by the height of the window, so that header, pager and scroll bar stay in view, with a
 * minimum that leaves room for rows. On a narrow screen the page scrolls.
 */
const Screen = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: `max(560px, calc(100dvh - ${theme.spacing(6)}))`,
  },
}));

/** Screen with the list of a resource: `/<resource>`, with its state in the query. */
export function ListScreen({ resource, View }: ListScreenProps) {
  const { descriptor, columns } = inView(
    useResources().get(resource),
    useResource(resource),
    useRawSearch(),
  );
  const { list } = descriptor;
  if (!list) return <NoList />;
  return (
    <ListPage
      descriptor={descriptor}
      list={list}
      path={listHref(resource)}
      columnsName={columns}
      header={<ListHeader descriptor={descriptor} />}
      View={View}
    />
  );
}

/** View of a list by its mode. */
const viewOfMode = { tree: TreeView, growing: GrowingList, pages: ListView } as const;

/** Props of a list at a path, with its header. */
export interface ListPageProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  /** Path of the address, without the query. */
  readonly path: string;
  /** Name under which the chosen columns are stored. */
  readonly columnsName: string;
  readonly header: ReactNode;
  /** @defaultValue title of the resource */
  readonly title?: string | undefined;
  /** Path prefix of the record pages. @defaultValue the path of their resource */
  readonly recordsPath?: string | undefined;
  /** Actions of the rows as links or child records of the record that owns the list. */
  readonly relations?: RowRelations | undefined;
  /** View that replaces the default one. */
  readonly View?: ComponentType<ListViewProps> | undefined;
}

/** List with its toolbar, views and panel, at any path. */
export function ListPage(props: ListPageProps) {
  const { descriptor, list, path, columnsName, header } = props;
  const { name } = descriptor;
  const columns = useColumns(columnsName, list);
  const [state, update, panel] = useListState(path, list, isGrowing(list, { page: 0 }, columns));
  const { View = viewOfMode[listMode(list, state, columns)] } = props;
  const { missing } = requiredConditions(list.filters, state.filters);
  if (missing.length === 0)
    return <View {...props} state={state} update={update} columns={columns} panel={panel} />;
  return (
    <>
      {header}
      {state.filters.length > 0 && (
        <ListToolbar
          descriptor={descriptor}
          list={list}
          state={state}
          update={update}
          columns={columns}
          onRefresh={undefined}
        />
      )}
      <AskFirst
        key={missing.map((filter) => filter.name).join(' ')}
        resource={name}
        filters={missing}
        onAnswer={(conditions) => update({ filters: [...conditions, ...state.filters] })}
      />
    </>
  );
}

/** Title of a list, with its actions. */
export const ListHeader = memo(function ListHeader({
  descriptor,
}: Pick<ListPageProps, 'descriptor'>) {
  const { t } = useTranslation();
  const { name: resource, queries: about = [] } = descriptor;
  const title = useNames().title(resource);
  const can = useCan();
  const { queries } = useAdmin();
  const queriesTitle = useQueriesTitle();
  return (
    <PageHeader title={title}>
      {queries && about[0] !== undefined && (
        <ButtonLink
          href={about.length === 1 ? queryHref(about[0]) : queriesAboutHref(resource)}
          variant="outlined"
          color="inherit"
        >
          {queriesTitle}
        </ButtonLink>
      )}
      <Slot name="list.header" with={{ descriptor }} />
      {can('create', resource) && (
        <ButtonLink
          command="list.create"
          href={createHref(resource)}
          variant="contained"
          startIcon={<Icon name="add" />}
        >
          {t('list.create')}
        </ButtonLink>
      )}
    </PageHeader>
  );
});

/** Props of a list's view, which passes them to `useRecordList` and `ListFrame`. */
export interface ListViewProps extends ListPageProps {
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
  /** Id of the record in the panel, as in addresses. */
  readonly panel: string | undefined;
}

/** List with the default view. */
export function ListView(props: ListViewProps) {
  const list = useRecordList(props);
  return (
    <ListFrame {...props} isReady={list.rows.status === 'ready'}>
      <ListToolbar {...list.toolbar} />
      <ListMessages {...list} />
      {list.hasRows && <ListTable {...list} />}
      {list.rowTools && <RowTools {...list.rowTools} />}
    </ListFrame>
  );
}

/** Whether a section of the page has been used. Set in the first pause after the event. */
export function useUse() {
  const [isUsed, setUsed] = useState(false);
  const [pause] = useState(createPause);
  const onUse = ({ type }: { readonly type: string }) =>
    pause(() => setUsed(true), type === 'pointerdown');
  // React reports no `pointerenter` for an element that appears below a resting pointer.
  return [isUsed, { onPointerOver: onUse, onPointerDown: onUse, onFocus: onUse }] as const;
}

/**
 * The same for a table, with the event that requested the menu of a cell or a column before its
 * code was loaded. That event loads the code at once and opens the menu.
 */
export function useTableUse() {
  const [isUsed, using] = useUse();
  const [early, setEarly] = useState<MouseEvent | KeyboardEvent>();
  const hasCellMenuRef = useRef(false);
  const isEarly = () => !early && !hasCellMenuRef.current;
  return {
    isUsed: isUsed || early !== undefined,
    early,
    hasCellMenuRef,
    using: {
      ...using,
      onContextMenu: (event: SyntheticEvent<HTMLElement, MouseEvent>) => {
        if (!isEarly() || !asksForCell(event.nativeEvent)) return;
        event.preventDefault();
        setEarly(event.nativeEvent);
      },
      onKeyDown: (event: SyntheticEvent<HTMLElement, KeyboardEvent>) => {
        const { key, code, altKey } = event.nativeEvent;
        if ((key === 'f' || code === 'KeyF' || (altKey && key === 'ArrowDown')) && isEarly())
          setEarly(event.nativeEvent);
      },
    },
  } as const;
}

/** Frame of a list: its header, its views, and its content. */
export function ListFrame({
  header,
  children,
  ...list
}: ListViewProps & { readonly isReady?: boolean; readonly children: ReactNode }) {
  // Views that are not stored in this browser are requested when the list is used.
  const [isUsed, using] = useUse();
  const application = useApplication();
  const openRowsRef = useRef<OpenRows | null>(null);
  const [columnEdges] = useState(createColumnEdges);
  const hasDefinedViews = useDefined(list.descriptor.name)?.definition.list?.views !== undefined;
  return (
    <OpenRowsContext value={openRowsRef}>
      <ColumnEdgesContext value={columnEdges}>
        <Screen ref={(element) => columnEdges.takeList(element)} {...using}>
          {header}
          {(hasDefinedViews || isUsed || hasViews(list.columns.name, application)) && (
            <OfferedControls>
              <Slot
                name="list.views"
                with={list}
                placeholder={hasDefinedViews && <ViewsBarSkeleton />}
              />
            </OfferedControls>
          )}
          {children}
          {list.panel !== undefined && (
            <Slot name="list.panel" with={{ ...list, panel: list.panel }} saysFailure />
          )}
        </Screen>
      </ColumnEdgesContext>
    </OpenRowsContext>
  );
}

/** Messages in place of the rows or above them: loading, no records, an error. */
export function ListMessages({
  rows,
  request,
  refresh,
  toolbar: { list, state, update },
}: RecordList) {
  const { t } = useTranslation();
  if (rows.status === 'failed')
    return (
      <OfferedControls>
        <ErrorPanel error={rows.error} onRetry={rows.retry} />
      </OfferedControls>
    );
  if (rows.status === 'loading')
    return (
      <Box component="output" aria-label={t('list.loading')} sx={{ display: 'block' }}>
        <SkeletonRows rows={request.pageSize} fillsScreen />
      </Box>
    );
  return (
    <OfferedControls>
      {!rows.failures.isEmpty && <FailedFields />}
      {rows.error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <ErrorPanel error={rows.error} onRetry={refresh} />
        </Box>
      )}
      {rows.records.length === 0 && !rows.isStale && (
        <NoRows
          state={state}
          update={update}
          kept={requiredConditions(list.filters, state.filters).given}
        />
      )}
    </OfferedControls>
  );
}

/** Table of a list, with its pager. */
export function ListTable(list: RecordList) {
  const { title, frame, table, pager } = list;
  const { isUsed, using, ...tools } = useTableUse();
  const hasTools = isUsed || list.toolbar.columns.layout !== null;
  const headerTools = useHeaderTools(list, hasTools, tools.early);
  return (
    <TableFrame {...frame} {...using}>
      <ScrollArea label={title}>
        <HeaderToolsContext value={headerTools}>
          <RecordTable {...table} />
        </HeaderToolsContext>
      </ScrollArea>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Pager {...pager} />
      </Box>
      {hasTools && <TableTools {...list} {...tools} />}
    </TableFrame>
  );
}
