import type { ListRequest, ResourceDescriptor } from '@admin/gql/resource';

import { scopeKeyOf, setScopeKey } from '../scope/scoping.ts';
import { withCondition } from '../table/with-condition.ts';
import { AboveList } from './above-list.tsx';
import { withDefined, type DefinedResource, type InView } from './defined.ts';
import { inOrder } from './in-order.ts';
import { conditionsOf, type DefinedView } from './resource-definition.ts';

/** The resource with the views of its list. */
export function withViews(resource: ResourceDescriptor, own: DefinedResource): ResourceDescriptor {
  const { views = [] } = own.definition.list ?? {};
  const known = new WeakMap<ResourceDescriptor, Map<string, InView>>();
  // Made of the resource as it is where the view is opened: in its scope, and whole once that is
  // loaded.
  const inView = (present: ResourceDescriptor, search: string): InView | undefined => {
    const name = new URLSearchParams(search).get('view');
    const view = views.find((each) => each.name === name);
    if (!view) return undefined;
    const made = known.get(present) ?? new Map<string, InView>();
    known.set(present, made);
    const shown = made.get(view.name) ?? {
      descriptor: asView(present, view),
      columns: `${present.name}?${view.name}`,
    };
    made.set(view.name, shown);
    return shown;
  };
  return withDefined(resource, { ...own, inView, Above: AboveList } satisfies DefinedResource);
}

/** The resource with those of its records alone that the view shows. */
function asView(
  resource: ResourceDescriptor,
  { name, filters = {}, sort, columns }: DefinedView,
): ResourceDescriptor {
  const ordered = inOrder(resource, { sort, columns }, `@${name}`);
  const { list, count } = ordered;
  if (!list) return resource;
  const own = conditionsOf(filters);
  // Where the server has one place for both, what the user asks goes before.
  const within = (request: ListRequest): ListRequest => ({
    ...request,
    filters: request.filters.reduce(
      (kept, condition) => withCondition(list.filters, kept, condition),
      own,
    ),
  });
  const view = {
    ...ordered,
    list: {
      ...list,
      variables: (request) => list.variables(within(request)),
      records: (data, request) => list.records(data, within(request)),
      page: (data, request) => list.page(data, within(request)),
    },
    ...(count && {
      count: {
        ...count,
        variables: (request, ...asked) => count.variables(within(request), ...asked),
      },
    }),
  } satisfies ResourceDescriptor;
  setScopeKey(view, scopeKeyOf(resource));
  return view;
}
