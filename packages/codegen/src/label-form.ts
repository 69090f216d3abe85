import type { Resource, ResourceModel } from './model.ts';

/** A resource as label files name it: dotted root fields, `connection.<path>` for a total inside the list, `none` or null for what is not there. */
export interface LabelResource {
  readonly type: string;
  readonly list: string | null;
  readonly one: string | null;
  readonly count: string | null;
  readonly paging: 'page' | 'offset' | 'cursor' | 'token' | 'none';
  readonly create: string | null;
  readonly update: string | null;
  readonly delete: string | null;
}

/** The model in the form that label files have, so that the two can be compared. */
export function toLabelForm(model: ResourceModel): { readonly resources: readonly LabelResource[] } {
  return { resources: model.resources.map(toLabel) };
}

function toLabel(resource: Resource): LabelResource {
  const { list, one, count, create, update, remove } = resource;
  const path = (operation: { readonly root: readonly string[] } | undefined): string | null => operation?.root.join('.') ?? null;
  const inList = list && count && list.root.join('.') === count.root.join('.');
  return {
    type: resource.type,
    list: resource.decisions.find((decision) => decision.role === 'list')?.choice ?? path(list),
    one: path(one),
    count: count ? (inList ? `connection.${count.total.join('.')}` : path(count)) : null,
    paging: list?.paging.kind ?? 'none',
    create: path(create),
    update: path(update),
    delete: path(remove),
  };
}
