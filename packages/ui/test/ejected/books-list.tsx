import type { OwnScreenProps } from '@admin/ui';
import { ListFrame, ListMessages, ListScreen, ListToolbar, Pager, RecordTable, RowTools, ScrollArea, TableFrame, useRecordList, type ListViewProps } from '@admin/ui/parts';

/** The list of `books`. */
export function BooksList({ resource }: OwnScreenProps) {
  return <ListScreen resource={resource} View={BooksListView} />;
}

function BooksListView(props: ListViewProps) {
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
