import type { ListRequest, ResourceDescriptor } from '@admin/gql/resource';

import type { DefinedResource, ResourceView } from './resource.ts';
import { withCondition } from '../values/with-condition.ts';
import { inOrder } from './in-order.ts';
import { withRequest } from './with-request.ts';
import { conditionsOf, type DefinedView, type ResourceDefinition } from './resource-definition.ts';

/** Creates the views of a resource's list. */
export function viewsOf({
  list: { views = [] } = {},
}: ResourceDefinition): Pick<DefinedResource, 'inView'> {
  const known = new WeakMap<ResourceDescriptor, Map<string, ResourceView>>();
  // Based on the resource in its scope, as it is where the view is opened.
  const inView = (present: ResourceDescriptor, search: string): ResourceView | undefined => {
    const name = new URLSearchParams(search).get('view');
    const view = views.find((each) => each.name === name);
    if (!view) return undefined;
    const made = known.get(present) ?? new Map<string, ResourceView>();
    known.set(present, made);
    const shown = made.get(view.name) ?? {
      descriptor: asView(present, view),
      columns: `${present.name}?${view.name}`,
    };
    made.set(view.name, shown);
    return shown;
  };
  return { inView };
}

/** The resource restricted to the records of the view. */
function asView(
  resource: ResourceDescriptor,
  { name, filters = {}, sort, columns }: DefinedView,
): ResourceDescriptor {
  const ordered = inOrder(resource, { sort, columns }, `@${name}`);
  const { list, count } = ordered;
  if (!list) return resource;
  const own = conditionsOf(filters);
  // A condition of the user replaces a condition of the view that it excludes.
  const within = (request: ListRequest): ListRequest => ({
    ...request,
    filters: request.filters.reduce(
      (kept, condition) => withCondition(list.filters, kept, condition),
      own,
    ),
  });
  return {
    ...ordered,
    list: withRequest(list, within),
    ...(count && {
      count: {
        ...count,
        variables: (request, ...asked) => count.variables(within(request), ...asked),
      },
    }),
  } satisfies ResourceDescriptor;
}
