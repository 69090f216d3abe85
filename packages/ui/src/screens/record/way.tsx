import type { ResourceRecord } from '@admin/gql/resource';
import Link from '@mui/material/Link';
import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

import { recordQuery } from '../../data/record-query.ts';
import { useQueryAnswer } from '../../data/use-query-answer.ts';
import { useDataClient } from '../../data/use-data-client.ts';
import { listHref, parseAddress } from '../../resources/addresses.ts';
import type { Resource } from '../../resources/resource.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { Breadcrumbs } from '../../kit/breadcrumbs.tsx';
import { useLastLists } from '../../resources/use-last-lists.ts';
import { useLoaded } from '../../values/loadable.ts';
import { useNames } from '../../resources/use-names.ts';
import { useResource } from '../../data/use-resource.ts';
import { useRecordTitle } from '../../fields/use-record-title.ts';
import {
  nestedChain,
  nestedPlace,
  type NestedAddress,
  type PlacedRecord,
} from '../../resources/nested-place.ts';
import { useNestedTitle } from '../../resources/use-nested-lists.ts';

/** Breadcrumbs of a page below records, with a link for each list and each record. */
export function Way({ owners }: { readonly owners: readonly PlacedRecord[] }) {
  const title = useNestedTitle();
  const lists = useLastLists();
  return owners.flatMap((owner) => [
    owner.within ? (
      <Crumb key={owner.list} href={lists.href(owner.list)}>
        {title(owner.within.resource, owner.within.nested)}
      </Crumb>
    ) : (
      <ListCrumb key={owner.list} resource={owner.resource.name} />
    ),
    <RecordCrumb key={`${owner.list}/${owner.id}`} record={owner} />,
  ]);
}

/**
 * Breadcrumb of a resource's list. A resource without one gets the list in which its records were
 * last shown, or nothing.
 */
function ListCrumb({ resource }: { readonly resource: string }) {
  const names = useNames();
  const { list } = useResource(resource);
  const lists = useLastLists();
  const path = listHref(resource);
  const address = list ? null : nestedAt(lists.place(path));
  if (address) return <PlaceWay address={address} />;
  return list && <Crumb href={lists.href(path)}>{names.title(resource)}</Crumb>;
}

/** Breadcrumbs of a record whose resource has no list: the list in which it was last shown. */
export function WayBack({ resource }: { readonly resource: string }) {
  return (
    <Breadcrumbs>
      <ListCrumb resource={resource} />
    </Breadcrumbs>
  );
}

function nestedAt(place: string | null): NestedAddress | null {
  const address = place === null ? null : parseAddress(place);
  return address?.screen === 'nested' ? address : null;
}

function PlaceWay({ address }: { readonly address: NestedAddress }) {
  const resources = useResources();
  const summary = resources.get(address.resource);
  return summary && <KnownPlaceWay address={address} summary={summary} />;
}

function KnownPlaceWay({
  address,
  summary,
}: {
  readonly address: NestedAddress;
  readonly summary: Resource;
}) {
  const resources = useResources();
  const client = useDataClient();
  const title = useNestedTitle();
  const lists = useLastLists();
  const root = useResource(summary.name);
  const chain = useLoaded(nestedChain(summary, address, resources));
  const place = useMemo(
    () => chain && nestedPlace(root, address, chain, client),
    [root, address, chain, client],
  );
  if (place?.kind !== 'list') return null;
  return (
    <>
      <Way owners={place.owners} />
      <Crumb href={lists.href(place.path)}>
        {title(place.owner.resource.name, place.bound.summary)}
      </Crumb>
    </>
  );
}

function RecordCrumb({ record }: { readonly record: PlacedRecord }) {
  return <Crumb href={`${record.list}/${record.id}`}>{useOwner(record).title}</Crumb>;
}

export function Crumb({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <Link component={RouterLink} href={href}>
        {children}
      </Link>
    </li>
  );
}

/**
 * Label of a record in the breadcrumbs, as far as it is known. Most records come from the cache of
 * their page.
 */
export function useOwner({ resource, show, key }: PlacedRecord): {
  readonly title: string;
  readonly record: ResourceRecord | null;
  readonly isMissing: boolean;
} {
  const names = useNames();
  const say = useRecordTitle(resource);
  const { query, variables } = useMemo(() => recordQuery(show, key), [show, key]);
  const { data, error, loading } = useQueryAnswer(query, variables, { isPartial: true });
  const record = useMemo(() => (data === undefined ? null : show.record(data)), [show, data]);
  return {
    record,
    title: record ? say(record) : names.record(resource.name),
    isMissing: !loading && !error && !record,
  };
}
