import type {
  FieldDescriptor,
  KeyedResource,
  NestedListSummary,
  RecordKey,
  ResourceRecord,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';

import type { ActionSubject } from '../../actions/action-subject.ts';
import { useDataClient } from '../../data/use-data-client.ts';
import { listHref, nestedHref } from '../../resources/addresses.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { useLastLists } from '../../resources/use-last-lists.ts';
import { useLoaded } from '../../values/loadable.ts';
import { ListSection } from './list-section.tsx';
import { RelatedSkeleton } from './related-section.tsx';
import { WhenNear } from './when-near.tsx';
import { bindNested, nestedModule } from '../../resources/nested-list.ts';
import { useCreateHref } from './use-create-href.ts';
import { useNestedLists, useNestedTitle } from '../../resources/use-nested-lists.ts';

export interface NestedSectionsProps {
  readonly owner: KeyedResource;
  readonly record: ResourceRecord;
  readonly ownerKey: RecordKey;
  /** Path of the owner's page. */
  readonly path: string;
}

/**
 * Sections with the first rows of the lists that a record contains. Each is requested when it comes
 * near the view.
 */
export function NestedSections(props: NestedSectionsProps) {
  const { shown } = useNestedLists(props.owner);
  const title = useNestedTitle();
  return shown.map((nested) => (
    <WhenNear
      key={nested.name}
      placeholder={<RelatedSkeleton title={title(props.owner.name, nested)} />}
    >
      <NestedSection {...props} nested={nested} />
    </WhenNear>
  ));
}

const none: readonly never[] = [];

function NestedSection({
  owner,
  record,
  ownerKey,
  path,
  nested,
}: NestedSectionsProps & { readonly nested: NestedListSummary }) {
  const resources = useResources();
  const client = useDataClient();
  const title = useNestedTitle()(owner.name, nested);
  const module = nestedModule(nested, resources);
  if (!module)
    throw new Error(
      `There is no resource '${nested.resource}' among those given to <AdminProvider>.`,
    );
  const loaded = useLoaded(module);
  const bound = useMemo(
    () => loaded && bindNested(loaded, ownerKey, client),
    [loaded, ownerKey, client],
  );
  const subject = useMemo(
    (): ActionSubject => ({ resource: owner, records: [record] }),
    [owner, record],
  );
  const createHref = useCreateHref();
  const lists = useLastLists();
  const isRepeated = useIsOwner(owner, loaded?.rows.fields ?? none);
  if (!bound) return bound === null ? null : <RelatedSkeleton title={title} />;
  const list = nestedHref(path, nested.name);
  const section = (
    <ListSection
      owner={subject}
      title={title}
      descriptor={bound.resource}
      list={bound.list}
      conditions={none}
      isRepeated={isRepeated}
      all={list}
      create={createHref(bound.resource, owner, ownerKey, list)}
      nested={nested.name}
      recordsPath={bound.holdsPages ? list : undefined}
    />
  );
  // Of several lists with the same records, the way back leads to the one that the record was
  // opened from.
  return bound.hasOwnList ? (
    section
  ) : (
    <Box onClickCapture={() => lists.rememberPlace(listHref(nested.resource), list)}>{section}</Box>
  );
}

/**
 * Whether a column shows the owner in every row. That is so when it is the only reference to the
 * owner's resource.
 */
function useIsOwner(
  owner: KeyedResource,
  fields: readonly FieldDescriptor[],
): (field: FieldDescriptor) => boolean {
  return useCallback(
    (field) => {
      const referring = fields.filter(
        ({ reference, list }) => !list && reference?.resource === owner.name,
      );
      return referring.length === 1 && referring[0]?.name === field.name;
    },
    [owner, fields],
  );
}
