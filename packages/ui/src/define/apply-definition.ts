import type {
  ActionGroup, ColumnDescriptor, FieldDescriptor, InputDescriptor, KeyedResource, ListDescriptor, ListRequest, ResourceDescriptor,
} from '@admin/gql/resource';

import { part } from '../admin/part.tsx';
import { isNumeric } from '../fields/is-numeric.ts';
import { withCondition } from '../table/with-condition.ts';
import { AboveList } from './above-list.tsx';
import type { ColumnLooks, DefinedResource } from './defined.ts';
import { conditionsOf, sortKeys, type DefinedColumn, type DefinedView, type ResourceDefinition } from './resource-definition.ts';
import { loaded, type GivenDefinition } from './with-definitions.ts';

/** A resource as the definitions say, those of what it refers to among them, by name. */
export async function applyDefinitions(resource: ResourceDescriptor, own: GivenDefinition | undefined, others: readonly (readonly [name: string, given: GivenDefinition])[]): Promise<ResourceDescriptor> {
  const [definition, ...labels] = await Promise.all([own && loadDefinition(own), ...others.map(async ([name, given]): Promise<Labelled> => ({ resource: name, label: (typeof given === 'object' ? given : await loadDefinition(given)).label }))]);
  return applyDefinition(resource, definition, labels);
}

type Labelled = Pick<ResourceDefinition, 'resource' | 'label'>;

async function loadDefinition(given: GivenDefinition): Promise<ResourceDefinition> {
  const module: unknown = await loaded(given);
  const found = typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  if (!isDefinition(found)) throw new TypeError('A module of `definitions` has no definition: export what `defineResource` returns as its default.');
  return found;
}

const isDefinition = (value: unknown): value is ResourceDefinition => typeof value === 'object' && value !== null && 'resource' in value;

/**
 * A resource as its definition says: what is said of columns, inputs and actions stands on their descriptors, and goes wherever these do. What nothing is said of
 * stays as it was generated.
 *
 * @param own absent: only what it refers to is defined
 * @param referenced what the records of the resources are called that it refers to
 */
export function applyDefinition(resource: ResourceDescriptor, own: ResourceDefinition | undefined, referenced: readonly Labelled[] = []): ResourceDescriptor {
  const labels = new Map([...referenced, ...(own ? [own] : [])].flatMap(({ resource: name, label }) => (label ? [[name, label] as const] : [])));
  const called = (field: FieldDescriptor): FieldDescriptor => {
    const label = field.reference && labels.get(field.reference.resource);
    return field.reference && label ? { ...field, reference: { ...field.reference, label } } : field;
  };
  const { list } = resource;
  const listed = list && { ...list, columns: list.columns.map((column) => ({ ...column, field: called(column.field) })) };
  const base = { ...resource, fields: resource.fields.map(called), ...(listed && { list: listed }) } as ResourceDescriptor;
  if (!own) return base;
  const whole = withActions(withForms(base.key === null ? base : { ...base, ...(own.label && { label: own.label }) }, own), own);
  const shown = inOrder(whole, own.list ?? {});
  // The views are filled in below: each is the resource itself, which tells of all of them.
  const views: DefinedResource['views'][number][] = [];
  const screens = { list: own.list?.screen, show: own.show?.screen, create: own.form?.create ?? own.form?.screen, edit: own.form?.edit ?? own.form?.screen };
  const inView = (search: string) => {
    const name = new URLSearchParams(search).get('view');
    const view = views.find((each) => each.name === name);
    return view && { descriptor: view.descriptor, columns: `${resource.name}?${view.name}` };
  };
  const defined = { definition: own, screens, views, inView, Above: AboveList, Filters: own.list?.filters && QuickFilters } satisfies DefinedResource;
  for (const view of own.list?.views ?? []) views.push({ name: view.name, title: view.title, descriptor: withDefined(asView(shown, view), defined) });
  return withDefined(shown, defined);
}

const withDefined = <T extends object>(thing: T, defined: unknown): T => Object.assign({ ...thing }, { defined });

function withForms(resource: ResourceDescriptor, { form }: ResourceDefinition): ResourceDescriptor {
  if (!form || resource.key === null) return resource;
  const said = (input: InputDescriptor): InputDescriptor => {
    const own = form.inputs?.[input.name];
    if (!own) return input;
    return withDefined({ ...input, ...(own.label !== undefined && { title: own.label }), ...(own.multiline && { kind: 'text' as const }) }, own);
  };
  const { create, update } = resource;
  return { ...resource, ...(create && { create: { ...create, inputs: create.inputs.map(said) } }), ...(update && { update: { ...update, inputs: update.inputs.map(said) } }) } satisfies KeyedResource;
}

function withActions(resource: ResourceDescriptor, { actions: said }: ResourceDefinition): ResourceDescriptor {
  const { actions } = resource;
  if (!said || !actions) return resource;
  const items = actions.items.flatMap((item) => {
    const own = said[item.name];
    if (!own) return [item];
    if (own.hidden) return [];
    return [withDefined({ ...item, ...(own.place && { place: own.place }), ...(own.label !== undefined && { label: own.label }), ...(own.confirm !== undefined && { destructive: own.confirm !== false || undefined }) }, own)];
  });
  return { ...resource, actions: { ...actions, items } satisfies ActionGroup };
}

/** The columns and the order that the definition says; other columns can still be chosen. */
function inOrder<T extends ResourceDescriptor>(resource: T, { columns, sort }: Pick<NonNullable<ResourceDefinition['list']>, 'columns' | 'sort'>): T {
  const { list } = resource;
  if (!list || (!columns && sort === undefined)) return resource;
  const { all, computed } = columns ? withColumns(list.columns, columns) : { all: list.columns, computed: new Map<string, readonly string[]>() };
  const fetched = (request: ListRequest): ListRequest =>
    computed.size === 0 ? request : { ...request, columns: [...new Set(request.columns.flatMap((name) => computed.get(name) ?? [name]))] };
  const changed: ListDescriptor = {
    ...list,
    columns: all,
    ...(sort !== undefined && { defaultSort: sortKeys(sort) }),
    // The order of the definition has to be said: generated code knows its own.
    variables: (request) => list.variables({ ...fetched(request), sort: request.sort.length > 0 || sort === undefined ? request.sort : sortKeys(sort) }),
    records: (data, request) => list.records(data, fetched(request)),
    page: (data, request) => list.page(data, fetched(request)),
  };
  return { ...resource, list: changed };
}

function withColumns(generated: readonly ColumnDescriptor[], said: readonly (string | DefinedColumn)[]) {
  const computed = new Map<string, readonly string[]>();
  const own = said.flatMap((column, at): ColumnDescriptor[] => {
    const about = typeof column === 'string' ? { field: column } : column;
    if (about.select) {
      const name = `computed:${at}`;
      computed.set(name, about.select);
      return [{ field: looks({ name, kind: 'string', nullable: true }, about), default: true }];
    }
    const found = generated.find(({ field }) => field.name === about.field);
    return found ? [{ field: looks(found.field, about), default: true }] : [];
  });
  const named = new Set(own.map(({ field }) => field.name));
  return { all: [...own, ...generated.filter(({ field }) => !named.has(field.name)).map(({ field }) => ({ field, default: false }))], computed };
}

const QuickFilters = part(async () => (await import('./quick-filters.tsx')).QuickFilters);
const TableFooter = part(async () => (await import('../table/table-footer.tsx')).TableFooter);

const looks = (field: FieldDescriptor, about: DefinedColumn): FieldDescriptor => withDefined(
    { ...field, ...(about.title !== undefined && { title: about.title }), ...(about.currency !== undefined && { money: { ...field.money, currency: about.currency } }) },
    {
      render: about.render,
      isAtEnd: about.align ? about.align === 'end' : isNumeric(field),
      style: about.width === undefined ? undefined : { width: about.width, minWidth: about.width },
      Footer: about.footer && TableFooter,
    } satisfies ColumnLooks,
  );

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
