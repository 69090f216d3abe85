import type { OwnScreenProps } from '@admin/ui';
import { byNames, RecordHeader, RecordLists, RecordValues, ShowScreen, type RecordViewProps } from '@admin/ui/parts';

import type { ResourceTypes } from '../recipes/generated/resources.ts';

/** What is shown, in this order. */
const fields = ['title', 'status', 'price', 'client', 'vehicle', 'acceptedAt', 'paid', 'warranty', 'id', 'notes'] satisfies readonly ResourceTypes['repairs']['fields'][];

/** The page of one of the `repairs`. */
export function RepairsShow({ resource, id }: OwnScreenProps) {
  return <ShowScreen resource={resource} id={id} View={RepairsShowView} />;
}

function RepairsShowView(page: RecordViewProps) {
  return (
    <>
      <RecordHeader {...page} />
      <RecordValues {...page} fields={byNames(page.descriptor.fields, fields)} />
      <RecordLists {...page} />
    </>
  );
}
