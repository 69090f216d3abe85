import { memberAt, type Resource, type ResourceModel } from './model.ts';

/** A resource as files of expected answers name it (`labels/`): dotted root fields, `connection.<path>` for a total inside the list, `none` or null for what is not there. */
export interface ExpectedResource {
  readonly type: string;
  readonly list: string | null;
  readonly one: string | null;
  readonly count: string | null;
  readonly paging: 'page' | 'offset' | 'cursor' | 'token' | 'none';
  readonly create: string | null;
  readonly update: string | null;
  readonly delete: string | null;
}

/** The model in the form that expected answers have, so that the two can be compared. */
export function toExpectedForm(model: ResourceModel): { readonly resources: readonly ExpectedResource[] } {
  return { resources: model.resources.map(toExpected) };
}

function toExpected(resource: Resource): ExpectedResource {
  const { list, count } = resource;
  // What was found, also where it cannot be used because it does not take the key.
  const found = (role: string, operation: { readonly root: readonly string[] } | undefined): string | null => resource.decisions.find((decision) => decision.role === role)?.choice ?? path(operation);
  const path = (operation: { readonly root: readonly string[] } | undefined): string | null => operation?.root.join('.') ?? null;
  const inList = list && count && list.root.join('.') === count.root.join('.');
  return {
    type: resource.type,
    list: found('list', list),
    // Read through its list, a record has no field of its own.
    one: list && path(resource.one) === path(list) ? null : found('one', resource.one),
    count: count ? (inList ? `connection.${count.total.filter((step) => memberAt(step) === undefined).join('.')}` : path(count)) : null,
    paging: list?.paging.kind ?? 'none',
    create: found('create', resource.create),
    update: found('update', resource.update),
    delete: found('remove', resource.remove),
  };
}
