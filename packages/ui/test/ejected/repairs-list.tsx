import type { OwnScreenProps } from '@admin/ui';
import { ListFrame, ListMessages, ListScreen, ListToolbar, Pager, RecordTable, RowTools, ScrollArea, TableFrame, useRecordList, type ListViewProps } from '@admin/ui/parts';

import type { ResourceTypes } from '../recipes/generated/resources.ts';

/** Shown until the user chooses others; what is not shown is not fetched. */
export const repairsColumns = ['title', 'status', 'price', 'client', 'vehicle', 'acceptedAt', 'paid', 'warranty'] satisfies readonly ResourceTypes['repairs']['columns'][];

/** The list of `repairs`. */
export function RepairsList({ resource }: OwnScreenProps) {
  return <ListScreen resource={resource} View={RepairsListView} />;
}

function RepairsListView(props: ListViewProps) {
  const list = useRecordList(props);
  return (
    <ListFrame {...props}>
      <ListToolbar {...list.toolbar} />
      <ListMessages {...list} />
      {list.hasRows && (
        <TableFrame {...list.frame}>
          <ScrollArea label={list.title}>
            <RecordTable {...list.table} />
          </ScrollArea>
          <Pager {...list.pager} />
        </TableFrame>
      )}
      {list.rowTools && <RowTools {...list.rowTools} />}
    </ListFrame>
  );
}
