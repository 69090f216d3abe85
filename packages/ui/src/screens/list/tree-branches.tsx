import type {
  KeyedResource,
  ListDescriptor,
  ListRequest,
  ResourceRecord,
  TreeDescriptor,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateList } from '../../resources/list-state.ts';

import { inTab, parseStored, readText, writeText } from '../../storage/stored.ts';
import { useApplication } from '../../resources/use-application.ts';
import { OfferedControls } from '../../commands/commands-context.tsx';
import { Button } from '../../kit/button.tsx';
import { HeaderToolsContext } from '../../table/header-tools.ts';
import { Pager } from '../../table/pager.tsx';
import { ScrollArea } from '../../table/scroll-area.tsx';
import { TableFrame } from '../../table/table-frame.tsx';
import type { RecordsState } from '../../data/use-records.ts';
import { requiredConditions } from '../../values/with-condition.ts';
import { BranchPage, PageBelow, type BranchPageProps } from './branch-page.tsx';
import { treeRows, unseen, type Branch } from './branches.ts';
import { ListMessages, type ListViewProps } from './list-screen.tsx';
import { TableTools } from './table-tools.tsx';
import { TreeTable } from './tree-table.tsx';
import { useHeaderTools } from './use-header-tools.tsx';
import { useUnseenParents } from './unseen-parents.ts';
import type { RecordList } from './use-record-list.ts';
import { RowTools, useRowControls } from './use-row-controls.ts';

const openedKey = (path: string, application: string) => `admin.tree.${path}${application}`;

/** Maximum number of branches that are opened again when the user returns. Each is a query. */
const maxRestoredBranches = 50;

/** Ids of the branches open in this tab, for a return from a record. */
function readOpened(key: string): ReadonlySet<string> {
  const ids = parseStored(readText(inTab, key));
  return new Set(Array.isArray(ids) ? ids.map(String) : []);
}

const keepOpened = (key: string, ids: ReadonlySet<string>): void =>
  writeText(inTab, key, JSON.stringify([...ids].slice(-maxRestoredBranches)));

interface TreeBranchesProps extends Pick<
  ListViewProps,
  'list' | 'path' | 'update' | 'columns' | 'recordsPath' | 'relations'
> {
  readonly resource: KeyedResource;
  readonly tree: TreeDescriptor;
  /** List of the roots, with the title and the conditions of the list of all records. */
  readonly shown: RecordList;
  /** Request of the branches. */
  readonly request: ListRequest;
  /** Request of the list when it is not shown as a tree. */
  readonly flatRequest: ListRequest;
}

/** Rows of a tree with its open branches. */
export function TreeBranches({
  resource,
  tree,
  shown,
  request,
  flatRequest,
  list,
  path,
  update,
  columns,
  recordsPath,
  relations,
}: TreeBranchesProps) {
  const { key } = resource;
  const { rows: roots, table } = shown;
  const headerTools = useHeaderTools(shown, true);
  const { open, branches, toggle, showMore, onAnswer, pagesOf } = useBranches(path, list);
  const given = useMemo(
    () => requiredConditions(list.filters, request.filters).given,
    [list, request],
  );
  const lost = useUnseenParents({ resource, list, tree, given });
  const firstLost = branches.get(unseen)?.pages[0]?.status;

  const ready = roots.status === 'ready' ? roots : undefined;
  const isRefused = ready?.error !== undefined;
  const rows = useMemo(
    () =>
      treeRows({ key, roots: table.records, failures: ready?.failures, open, branches, isRefused }),
    [key, table.records, ready?.failures, open, branches, isRefused],
  );
  const records = useMemo(
    () => rows.flatMap((row) => (row.kind === 'record' ? [row.record] : [])),
    [rows],
  );
  const {
    controls,
    state: chosen,
    setState,
  } = useRowControls(
    resource,
    `tree ${JSON.stringify(flatRequest.sort)}`,
    records,
    relations !== undefined,
  );
  const opened = new Map(
    rows.flatMap((row) =>
      row.kind === 'record' && open.has(row.id) ? [[row.id, row.record] as const] : [],
    ),
  );
  const treeColumns = columns.shown;
  const isLostPending =
    lost === undefined || (lost !== null && (firstLost === undefined || firstLost === 'loading'));
  const hasRows = ready !== undefined && (rows.length > 0 || ready.isStale);
  // Whether the list is empty is known once the records with unseen parents have loaded, too.
  const messages =
    ready && (rows.length > 0 || isLostPending)
      ? { ...shown, rows: { ...ready, isStale: true } }
      : shown;
  return (
    <>
      <ListMessages {...messages} />
      {hasRows && (
        <TableFrame {...shown.frame}>
          <ScrollArea label={shown.title}>
            <HeaderToolsContext value={headerTools}>
              <TreeTable
                {...table}
                columns={treeColumns}
                descriptor={resource}
                rows={rows}
                controls={controls}
                onToggle={toggle}
                onMore={showMore}
              />
            </HeaderToolsContext>
          </ScrollArea>
          {(table.records.length > 0 || shown.pager.page > 0) && (
            <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
              <Pager {...shown.pager} />
            </Box>
          )}
          {/* A condition applies to all levels. */}
          <TableTools {...shown} table={{ ...table, columns: treeColumns, records }} />
        </TableFrame>
      )}
      {(lost === null || firstLost === 'failed') && <OnlyInTable update={update} />}
      <PagesBelow
        resource={resource}
        list={list}
        request={request}
        tree={tree}
        given={given}
        opened={opened}
        // Requested once the roots have loaded.
        lost={ready && lost}
        pagesOf={pagesOf}
        onAnswer={onAnswer}
      />
      {(chosen.chosen.size > 0 || chosen.menu !== null) && (
        <RowTools
          resource={resource}
          list={list}
          request={flatRequest}
          state={chosen}
          setState={setState}
          records={records}
          total={undefined}
          recordsPath={recordsPath}
          relations={relations}
        />
      )}
    </>
  );
}

interface PagesBelowProps extends Pick<
  TreeBranchesProps,
  'resource' | 'list' | 'request' | 'tree'
> {
  readonly given: ListRequest['filters'];
  /** Open records, by id. */
  readonly opened: ReadonlyMap<string, ResourceRecord>;
  readonly lost: ReturnType<typeof useUnseenParents>;
  readonly pagesOf: ReturnType<typeof useBranches>['pagesOf'];
  readonly onAnswer: BranchPageProps['onAnswer'];
}

/** Requests the children of open records, and the records with unseen parents. */
function PagesBelow({
  resource,
  list,
  request,
  tree,
  given,
  opened,
  lost,
  pagesOf,
  onAnswer,
}: PagesBelowProps) {
  const asked = { descriptor: resource, list, request, onAnswer };
  return (
    <>
      {[...opened].flatMap(([id, record]) =>
        pagesOf(id).map(
          ({ page, start }) =>
            start && (
              <PageBelow
                key={`${id} ${page}`}
                {...asked}
                given={given}
                filter={tree.filter}
                value={record[tree.key]}
                id={id}
                page={page}
                after={start.after}
              />
            ),
        ),
      )}
      {lost &&
        pagesOf(unseen).map(
          ({ page, start }) =>
            start && (
              <BranchPage
                key={`${unseen} ${page}`}
                {...asked}
                filters={lost.filters}
                groups={lost.groups}
                id={unseen}
                page={page}
                after={start.after}
              />
            ),
        )}
    </>
  );
}

/** Open branches of a tree, the number of pages of each, and their records. */
function useBranches(path: string, list: ListDescriptor) {
  const key = openedKey(path, useApplication());
  const [open, setOpen] = useState(() => readOpened(key));
  const [branches, setBranches] = useState<ReadonlyMap<string, Branch>>(new Map());
  /** Number of pages of child records, by id of the parent. */
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const toggle = useCallback(
    (id: string, isOpen: boolean) => {
      const next = new Set(open);
      next.delete(id);
      if (isOpen) next.add(id);
      keepOpened(key, next);
      setOpen(next);
    },
    [key, open],
  );
  const showMore = useCallback(
    (id: string) => setPages((before) => new Map(before).set(id, (before.get(id) ?? 1) + 1)),
    [setPages],
  );
  const onAnswer: BranchPageProps['onAnswer'] = useCallback(
    (id, page, answer, total) =>
      setBranches((before) => {
        const known = before.get(id)?.pages ?? [];
        return new Map(before).set(id, {
          pages: [...known.slice(0, page), answer, ...known.slice(page + 1)],
          total: page === 0 ? total : before.get(id)?.total,
        });
      }),
    [setBranches],
  );
  const pagesOf = (id: string) =>
    Array.from({ length: pages.get(id) ?? 1 }, (_, page) => ({
      page,
      start: page === 0 ? {} : startAfter(branches.get(id)?.pages[page - 1], list),
    }));
  return { open, branches, toggle, showMore, onAnswer, pagesOf };
}

/** Notice for a server that cannot filter by unseen parents. */
function OnlyInTable({ update }: { readonly update: UpdateList }) {
  const { t } = useTranslation();
  return (
    <Box
      component="p"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        m: 0,
        mt: 1,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {t('tree.unseenElsewhere')}
      <OfferedControls>
        <Button size="small" onClick={() => update({ view: '' })}>
          {t('tree.leave')}
        </Button>
      </OfferedControls>
    </Box>
  );
}

/**
 * Start of the page after another one. `undefined`: there is none, or it is not known yet. A cursor
 * of another order is not valid.
 */
function startAfter(
  before: RecordsState | undefined,
  { paging }: ListDescriptor,
): { readonly after?: string } | undefined {
  if (before?.status !== 'ready' || !before.page.hasNextPage) return undefined;
  if (paging !== 'cursor' && paging !== 'token') return {};
  const { endCursor } = before.page;
  return before.isStale || endCursor == null ? undefined : { after: endCursor };
}
