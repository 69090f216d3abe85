import type { ListRequest, ResourceDescriptor } from '@admin/gql/resource';

import { withCondition } from '../table/with-condition.ts';
import { AboveList } from './above-list.tsx';
import { withDefined, type DefinedResource } from './defined.ts';
import { inOrder } from './in-order.ts';
import { conditionsOf, type DefinedView } from './resource-definition.ts';

/** The resource with the views of its list. */
export function withViews(resource: ResourceDescriptor, own: DefinedResource): ResourceDescriptor {
  // Filled in below: each is the resource itself, which tells of all of them.
  const views: NonNullable<DefinedResource['views']>[number][] = [];
  const inView = (search: string) => {
    const name = new URLSearchParams(search).get('view');
    const view = views.find((each) => each.name === name);
    return view && { descriptor: view.descriptor, columns: `${resource.name}?${view.name}` };
  };
  const defined = { ...own, views, inView, Above: AboveList } satisfies DefinedResource;
  for (const view of own.definition.list?.views ?? []) views.push({ name: view.name, title: view.title, descriptor: withDefined(asView(resource, view), defined) });
  return withDefined(resource, defined);
}

/** The resource with those of its records alone that the view shows. */
function asView(resource: ResourceDescriptor, { filters = {}, sort, columns }: DefinedView): ResourceDescriptor {
  const ordered = inOrder(resource, { sort, columns });
  const { list, count } = ordered;
  if (!list) return ordered;
  const own = conditionsOf(filters);
  // Where the server has one place for both, what the user asks goes before.
  const within = (request: ListRequest): ListRequest => ({ ...request, filters: request.filters.reduce((kept, condition) => withCondition(list.filters, kept, condition), own) });
  return {
    ...ordered,
    list: { ...list, variables: (request) => list.variables(within(request)), records: (data, request) => list.records(data, within(request)), page: (data, request) => list.page(data, within(request)) },
    ...(count && { count: { ...count, variables: (request) => count.variables(within(request)) } }),
  };
}
