import type {
  FieldDescriptor,
  FilterCondition,
  KeyedResource,
  ListDescriptor,
  TreeDescriptor,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateList } from '../../resources/list-state.ts';

import { useDataClient } from '../../data/use-data-client.ts';
import { focusOnceThere } from '../../kit/focus-once-there.ts';
import { OfferedControls } from '../../commands/commands-context.tsx';
import { Button } from '../../kit/button.tsx';
import '../../locales/tree-texts.ts';
import { requiredConditions } from '../../values/with-condition.ts';
import { ListToolbar } from './list-toolbar.tsx';
import {
  ListFrame,
  ListMessages,
  ListTable,
  ListView,
  type ListViewProps,
} from './list-screen.tsx';
import { asPath, PathsProvider, usePaths } from './record-path.tsx';
import { TreeBranches } from './tree-branches.tsx';
import { isOfRoots, treeOf } from './tree-of.ts';
import type { Columns } from '../../table/use-columns.ts';
import { useListRequest } from './use-list-request.ts';
import { useRecordList } from './use-record-list.ts';
import { RowTools } from './use-row-controls.ts';

/**
 * Tree of records that contain one another. Results of a search or a filter are shown as a list,
 * whatever their level.
 */
export function TreeView(props: ListViewProps) {
  const { descriptor, list } = props;
  const tree = treeOf(descriptor, list);
  // The resource has no tree; the address is out of date.
  return descriptor.key === null || !tree ? (
    <ListView {...props} />
  ) : (
    <TreeList {...props} resource={descriptor} tree={tree} />
  );
}

/** Column that shows the parent. */
const parentColumn = (
  { filters, columns }: ListDescriptor,
  tree: TreeDescriptor,
): FieldDescriptor | undefined => {
  const shown = filters.find(({ name }) => name === tree.filter)?.field ?? tree.filter;
  return columns.find(({ field }) => field.name === shown)?.field;
};

/**
 * Columns of a tree, without the parent column: the position of a row shows its parent. The user's
 * choice of other columns does not affect it.
 */
function useTreeColumns(columns: Columns, above: FieldDescriptor | undefined): Columns {
  return useMemo(() => {
    const at = above ? columns.shown.indexOf(above) : -1;
    if (!above || at < 0) return columns;
    return {
      ...columns,
      shown: columns.shown.filter((column) => column !== above),
      choose: (names, layout) =>
        columns.choose(names && names.toSpliced(at, 0, above.name), layout),
    };
  }, [columns, above]);
}

/**
 * Columns of search results. They include the path from the root, whether or not the parent column
 * is chosen.
 */
function useHitColumns(columns: Columns, above: FieldDescriptor | undefined): Columns {
  return useMemo(() => {
    if (!above) return columns;
    const path = asPath(above);
    if (columns.shown.includes(above))
      return {
        ...columns,
        shown: columns.shown.map((column) => (column === above ? path : column)),
      };
    return {
      ...columns,
      shown: [...columns.shown, path],
      choose: (names, layout) =>
        columns.choose(names && names.filter((name) => name !== above.name), layout),
    };
  }, [columns, above]);
}

interface TreeListProps extends ListViewProps {
  readonly resource: KeyedResource;
  readonly tree: TreeDescriptor;
}

function TreeList({ resource, tree, ...props }: TreeListProps) {
  const { list, state, columns, update } = props;
  const { filter } = tree;
  const client = useDataClient();
  const given = useMemo(
    () => requiredConditions(list.filters, state.filters).given,
    [list, state.filters],
  );
  const isAsked =
    state.search !== '' || state.filters.length > given.length || state.rest !== undefined;
  const rootState = useMemo(
    () => ({
      ...state,
      filters: [...given, { field: filter, operator: 'isNull', value: true } as const],
    }),
    [state, given, filter],
  );
  const above = parentColumn(list, tree);
  const treeColumns = useTreeColumns(columns, above);
  const hitColumns = useHitColumns(columns, above);
  const shown = useRecordList({
    ...props,
    state: isAsked ? state : rootState,
    columns: isAsked ? hitColumns : treeColumns,
  });
  const { rows } = shown;
  // The present rows stay until the other ones have loaded.
  const showsTree =
    rows.status === 'ready' && rows.isStale ? isOfRoots(rows.request, tree) : !isAsked;
  const paths = usePaths(
    resource,
    list,
    isAsked && rows.status === 'ready' && !rows.isStale ? rows.request : undefined,
  );
  const found = useMemo(
    () => above && { resource, above: above.name, paths },
    [resource, above, paths],
  );
  const refreshAll = useCallback(() => {
    // The rows show the error.
    void client.refetch(list.document);
  }, [client, list]);
  // While search results replace the tree, its rows keep their own request.
  const request = isAsked && rows.status === 'ready' ? rows.request : shown.request;
  const whole = useListRequest(state, columns.shown, list);
  const refresh = showsTree ? refreshAll : shown.refresh;
  const toolbar = {
    ...shown.toolbar,
    state,
    columns,
    onRefresh: shown.toolbar.onRefresh && refresh,
  };
  return (
    <ListFrame {...props} isReady={rows.status === 'ready'}>
      <ListToolbar {...toolbar} />
      {isAsked && <WayBack update={update} given={given} />}
      {rows.status === 'ready' && showsTree ? (
        <TreeBranches
          {...props}
          resource={resource}
          tree={tree}
          shown={{ ...shown, toolbar, refresh }}
          columns={treeColumns}
          request={request}
          flatRequest={whole}
        />
      ) : (
        <ListMessages {...shown} toolbar={toolbar} refresh={refresh} />
      )}
      {shown.hasRows && !showsTree && (
        <PathsProvider value={found ?? null}>
          <ListTable {...shown} />
        </PathsProvider>
      )}
      {!showsTree && shown.rowTools && <RowTools {...shown.rowTools} />}
    </ListFrame>
  );
}

function WayBack({
  update,
  given,
}: {
  readonly update: UpdateList;
  readonly given: readonly FilterCondition[];
}) {
  const { t } = useTranslation();
  const leave = () => {
    // The button disappears with the results.
    focusOnceThere('[role=treegrid] tbody :is(a, input, button)');
    update({ search: '', filters: given, rest: undefined });
  };
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mb: 1.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {t('tree.hits')}
      <OfferedControls>
        <Button size="small" onClick={leave}>
          {t('tree.back')}
        </Button>
      </OfferedControls>
    </Box>
  );
}
