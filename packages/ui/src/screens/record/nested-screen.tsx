import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';

import { useDataClient } from '../../data/use-data-client.ts';
import { Slot } from '../../slots/slot.tsx';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useRelations } from '../../actions/use-relations.ts';
import { listHref } from '../../resources/addresses.ts';
import type { Resource } from '../../resources/resource.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { Breadcrumbs } from '../../kit/breadcrumbs.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useLastLists } from '../../resources/use-last-lists.ts';
import { useLoaded } from '../../values/loadable.ts';
import { PageHeader } from '../../kit/page-header.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useDocumentTitle } from '../../kit/use-document-title.ts';
import { useResource } from '../../data/use-resource.ts';
import { useCan } from '../../resources/use-can.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { NoSuchResource } from '../../kit/no-resource.tsx';
import { NoSuchRecord } from './no-such-record.tsx';
import { ScreenSkeleton } from '../../kit/screen-skeleton.tsx';
// These pages are the list and the record page at another path.
import { ListPage } from '../list/list-screen.tsx';
import { RecordPage } from './show-screen.tsx';
import {
  columnsNameOf,
  nestedChain,
  nestedPlace,
  type NestedAddress,
  type NestedPlace,
} from '../../resources/nested-place.ts';
import { useCreateHref } from './use-create-href.ts';
import { useNestedTitle } from '../../resources/use-nested-lists.ts';
import { Crumb, useOwner, Way } from './way.tsx';

export { nestedQuery } from './nested-query.ts';

const EditPage = lazyComponent(
  async () => (await import('./edit-screen.tsx')).EditPage,
  <ScreenSkeleton />,
);

export interface NestedScreenProps {
  readonly address: NestedAddress;
  readonly summary: Resource;
}

/**
 * List that a record contains, `/<resource>/<id>/<name>`, or a record that exists only in such a
 * list, at any depth.
 */
export function NestedScreen({ address, summary }: NestedScreenProps) {
  const resources = useResources();
  const client = useDataClient();
  const root = useResource(summary.name);
  const chain = useLoaded(nestedChain(summary, address, resources));
  const place = useMemo(
    () => chain && nestedPlace(root, address, chain, client),
    [root, address, chain, client],
  );
  if (place === undefined) return <ScreenSkeleton />;
  if (place === null) return <NoSuchResource />;
  if (place.kind === 'missing') return <NoSuchRecord list={place.list} />;
  if (place.kind === 'elsewhere') return <Redirect to={place.href} replace />;
  if (place.kind === 'list') return <NestedListPage {...place} />;
  return <NestedRecordPage {...place} edits={address.edits} />;
}

function NestedListPage({
  owners,
  owner,
  bound,
  path,
}: Extract<NestedPlace, { readonly kind: 'list' }>) {
  const { t } = useTranslation();
  const title = useNestedTitle()(owner.resource.name, bound.summary);
  const state = useOwner(owner);
  const createHref = useCreateHref()(bound.resource, owner.resource, owner.key, path);
  const { name } = bound.resource;
  const { resource: ownerResource } = owner;
  const subject = useMemo(
    (): ActionSubject | null =>
      state.record && { resource: ownerResource, records: [state.record] },
    [ownerResource, state.record],
  );
  const { links, linkedBy, unlinks } = useRelations(ownerResource, {
    listed: name,
    nested: bound.summary.name,
  });
  const relations = useMemo(
    () => (subject && unlinks.length > 0 ? { owner: subject, actions: unlinks } : undefined),
    [subject, unlinks],
  );
  const lists = useLastLists();
  useEffect(() => {
    if (!bound.hasOwnList) lists.rememberPlace(listHref(name), path);
  }, [lists, bound, name, path]);
  // Set after the title by the header, which does not include the owner.
  useDocumentTitle(`${title}: ${state.title}`);
  if (state.isMissing) return <NoSuchRecord list={owner.list} />;
  return (
    <ListPage
      descriptor={bound.resource}
      list={bound.list}
      path={path}
      columnsName={columnsNameOf(owners, bound.summary.name)}
      title={title}
      recordsPath={bound.holdsPages ? path : undefined}
      relations={relations}
      header={
        <PageHeader
          title={title}
          before={
            <Breadcrumbs>
              <Way owners={owners} />
            </Breadcrumbs>
          }
        >
          {subject && links.length + linkedBy.length > 0 && (
            <Slot
              name="list.owner"
              with={{ descriptor: bound.resource, subject, links, linkedBy }}
            />
          )}
          {createHref !== undefined && (
            <ButtonLink
              command="list.create"
              href={createHref}
              variant="contained"
              startIcon={<Icon name="add" />}
            >
              {t('list.create')}
            </ButtonLink>
          )}
        </PageHeader>
      }
    />
  );
}

function NestedRecordPage({
  owners,
  record,
  edits,
}: Extract<NestedPlace, { readonly kind: 'record' }> & { readonly edits: boolean }) {
  const { resource, show, key, list, id, within } = record;
  const lists = useLastLists();
  useEffect(() => lists.rememberRecord(list, id), [lists, list, id]);
  const { t } = useTranslation();
  const can = useCan();
  const title = useNestedTitle();
  const way = (
    <>
      <Way owners={owners} />
      {within && <Crumb href={lists.href(list)}>{title(within.resource, within.nested)}</Crumb>}
    </>
  );
  const { update } = resource;
  if (!edits)
    return (
      <RecordPage
        descriptor={resource}
        show={show}
        recordKey={key}
        list={list}
        id={id}
        before={<Breadcrumbs>{way}</Breadcrumbs>}
      />
    );
  if (!update || !can('update', resource.name)) return <EmptyState title={t('form.cannotEdit')} />;
  return (
    <EditPage
      resource={resource}
      show={show}
      update={update}
      recordKey={key}
      list={list}
      within={way}
    />
  );
}
