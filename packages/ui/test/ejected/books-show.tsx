import type { OwnScreenProps } from '@admin/ui';
import { RecordHeader, RecordLists, RecordValues, ShowScreen, shownFields, type RecordViewProps } from '@admin/ui/parts';

/** The page of one of the `books`. */
export function BooksShow({ resource, id }: OwnScreenProps) {
  return <ShowScreen resource={resource} id={id} View={BooksShowView} />;
}

function BooksShowView(page: RecordViewProps) {
  return (
    <>
      <RecordHeader {...page} />
      <RecordValues {...page} fields={shownFields(page.descriptor)} />
      <RecordLists {...page} />
    </>
  );
}
