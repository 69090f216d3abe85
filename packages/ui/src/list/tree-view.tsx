import type { FieldDescriptor, KeyedResource, ListDescriptor, TreeDescriptor } from '@admin/gql/resource';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { schemaBase } from '../admin/schema-base.ts';
import { Button } from '../controls/button.tsx';
import '../locales/tree-texts.ts';
import { Pager } from '../table/pager.tsx';
import { ScrollArea } from '../table/scroll-area.tsx';
import { TableFrame } from '../table/table-frame.tsx';
import type { ListState } from '../table/list-state.ts';
import { BranchPage, type BranchPageProps } from './branch-page.tsx';
import { treeRows, type Branch } from './branches.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { ListFrame, ListMessages, ListTable, type ListViewProps } from './list-screen.tsx';
import { TableTools } from './table-tools.tsx';
import { TreeTable } from './tree-table.tsx';
import type { Columns } from './use-columns.ts';
import { useRecordList } from './use-record-list.ts';
import { RowTools, useRowControls } from './use-row-controls.ts';

/** A list whose records contain one another, as a tree; what is searched and filtered is found wherever it is, and stands in a list. */
export function TreeView(props: ListViewProps) {
  const { descriptor, list, state } = props;
  const tree = descriptor.key === null ? undefined : descriptor.tree;
  if (descriptor.key === null || !tree) return <Hits {...props} />;
  const isAsked = state.search !== '' || state.filters.length > 0 || state.rest !== undefined;
  return isAsked ? <Hits {...props} above={parentColumn(list, tree)} /> : <Tree {...props} resource={descriptor} tree={tree} />;
}

/** The column that shows what a record is in. */
const parentColumn = ({ filters, columns }: ListDescriptor, tree: TreeDescriptor): FieldDescriptor | undefined => {
  const shown = filters.find(({ name }) => name === tree.filter)?.field ?? tree.filter;
  return columns.find(({ field }) => field.name === shown)?.field;
};

interface HitsProps extends ListViewProps {
  /** Absent: there is no tree that has been left. */
  readonly above?: FieldDescriptor | undefined;
}

function Hits({ above, ...props }: HitsProps) {
  const { t } = useTranslation();
  const { update } = props;
  const columns = useMemo((): Columns => {
    const { columns: chosen } = props;
    return !above || chosen.shown.includes(above) ? chosen : { ...chosen, shown: [...chosen.shown, above] };
  }, [props, above]);
  const shown = useRecordList({ ...props, columns });
  return (
    <ListFrame {...props} isReady={shown.rows.status === 'ready'}>
      <ListToolbar {...shown.toolbar} columns={props.columns} />
      {above && (
        <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1.5, typography: 'body2', color: 'text.secondary' }}>
          {t('tree.hits')}
          <Button size="small" onClick={() => update({ search: '', filters: [], rest: undefined })}>{t('tree.back')}</Button>
        </Box>
      )}
      <ListMessages {...shown} />
      {shown.hasRows && <ListTable {...shown} />}
      {shown.rowTools && <RowTools {...shown.rowTools} />}
    </ListFrame>
  );
}

/** The list as it is asked for what nothing contains. */
const useRoots = (state: ListState, field: string): ListState => useMemo(() => ({ ...state, filters: [{ field, operator: 'isNull', value: true }] }), [state, field]);

const openedKey = (path: string) => `admin.tree.${path}${schemaBase()}`;

/** What was opened of a tree in this tab, so that whoever comes back from a record finds it so. */
function readOpened(path: string): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(openedKey(path)) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.map(String) : []);
  } catch {
    return new Set();
  }
}

function keepOpened(path: string, ids: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(openedKey(path), JSON.stringify([...ids]));
  } catch {
    // Without storage a tree is closed again when it is come back to.
  }
}

interface TreeProps extends ListViewProps {
  readonly resource: KeyedResource;
  readonly tree: TreeDescriptor;
}

function Tree({ resource, tree, ...props }: TreeProps) {
  const { list, path, state, columns } = props;
  const { key } = resource;
  const { filter } = tree;
  const client = useApolloClient();
  const [open, setOpen] = useState(() => readOpened(path));
  const [branches, setBranches] = useState<ReadonlyMap<string, Branch>>(new Map());
  /** By id of what is above, how many pages of what is below. */
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const rootState = useRoots(state, filter);
  // Where a row stands says what it is in.
  const above = parentColumn(list, tree);
  const shownColumns = useMemo((): Columns => ({ ...columns, shown: columns.shown.filter((column) => column !== above) }), [columns, above]);
  const shown = useRecordList({ ...props, state: rootState, columns: shownColumns });
  const { rows: roots, table, request } = shown;

  const rows = useMemo(() => treeRows({ key, roots: table.records, open, branches }), [key, table.records, open, branches]);
  const records = useMemo(() => rows.flatMap((row) => (row.kind === 'record' ? [row.record] : [])), [rows]);
  const { controls, state: chosen, setState } = useRowControls(resource, `tree ${JSON.stringify(state.sort)}`, records, props.relations !== undefined);
  const toggle = useCallback((id: string, isOpen: boolean) => setOpen((before) => {
    const next = new Set(before);
    if (isOpen) next.add(id);
    else next.delete(id);
    keepOpened(path, next);
    return next;
  }), [path, setOpen]);
  const showMore = useCallback((id: string) => setPages((before) => new Map(before).set(id, (before.get(id) ?? 1) + 1)), [setPages]);
  const take: BranchPageProps['onAnswer'] = useCallback((id, page, answer, total) => setBranches((before) => {
    const known = before.get(id)?.pages ?? [];
    return new Map(before).set(id, { pages: [...known.slice(0, page), answer, ...known.slice(page + 1)], total: page === 0 ? total : before.get(id)?.total });
  }), [setBranches]);
  const opened = new Map(rows.flatMap((row) => (row.kind === 'record' && open.has(row.id) ? [[row.id, row.record] as const] : [])));
  const refresh = () => void client.refetchQueries({ include: [list.document] });
  const full = { ...shown, table: { ...table, records } };
  return (
    <ListFrame {...props} isReady={roots.status === 'ready'}>
      <ListToolbar {...shown.toolbar} state={state} columns={columns} onRefresh={shown.toolbar.onRefresh && refresh} />
      <ListMessages {...shown} toolbar={{ ...shown.toolbar, state }} />
      {shown.hasRows && (
        <TableFrame {...shown.frame}>
          <ScrollArea label={shown.title}>
            <TreeTable {...table} descriptor={resource} rows={rows} controls={controls} onToggle={toggle} onMore={showMore} />
          </ScrollArea>
          <Box sx={{ borderTop: 1, borderColor: 'divider' }}><Pager {...shown.pager} /></Box>
          <TableTools {...full} />
        </TableFrame>
      )}
      {[...opened].flatMap(([id, record]) => Array.from({ length: pages.get(id) ?? 1 }, (_, page) => {
        const before = branches.get(id)?.pages[page - 1];
        const isNext = page === 0 || (before?.status === 'ready' && before.page.hasNextPage);
        const after = before?.status === 'ready' ? (before.page.endCursor ?? undefined) : undefined;
        return isNext && <BranchPage key={`${id} ${page}`} descriptor={resource} list={list} request={request} filter={filter} value={record[tree.key]} id={id} page={page} after={after} onAnswer={take} />;
      }))}
      {(chosen.chosen.size > 0 || chosen.menu !== null) && (
        <RowTools resource={resource} list={list} request={request} state={chosen} setState={setState} records={records} total={undefined} recordsPath={props.recordsPath} relations={props.relations} />
      )}
    </ListFrame>
  );
}
