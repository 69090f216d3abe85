import {
  memberAt,
  type Action,
  type ActionPlace,
  type KeyArgument,
  type QueryPlace,
  type Resource,
  type ResourceModel,
  type WriteOperation,
} from './model.ts';

/**
 * A resource as files of expected answers name it (`labels/`): dotted root fields,
 * `connection.<path>` for a total inside the list, `none` or null for what is not there.
 */
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

/**
 * Action as files of expected answers describe it. `key`, `other` and `partKey` are dotted paths of
 * arguments, or types.
 */
export interface ExpectedAction {
  readonly place: ActionPlace;
  readonly type: string | null;
  readonly key: string | null;
  readonly other?: string;
  readonly part?: string;
  readonly partKey?: string;
  /** Of a create or an update, where its values go; `''` where each is an argument. */
  readonly values?: string;
}

export interface ExpectedQuery {
  readonly place: QueryPlace;
  readonly type: string | null;
}

export interface ExpectedForm {
  readonly resources: readonly ExpectedResource[];
  /** Every mutation, by its dotted path. */
  readonly actions: Readonly<Record<string, ExpectedAction>>;
  /** Every query field that is no resource's list, record or count, by its dotted path. */
  readonly queries: Readonly<Record<string, ExpectedQuery>>;
}

/**
 * The model in the form that expected answers have, so that the two can be compared.
 *
 * @param found The model before anything was left out of it: where a mutation is looked for does
 *   not depend on whether it can be called.
 */
export function toExpectedForm(model: ResourceModel, found = model): ExpectedForm {
  // A type listed only below records, or only of the signed-in user, is not a resource in these
  // files. Its mutations are actions.
  const listed = ({ resources }: ResourceModel): readonly Resource[] =>
    resources.filter(({ within, ofViewer }) => within === undefined && !ofViewer);
  const placed = new Set(found.actions.map(({ root }) => root.join('.')));
  const writes = listed(found).flatMap(({ type, create, update, remove }) =>
    [create, update, remove].flatMap((write) =>
      write && !placed.has(write.root.join('.'))
        ? [[write.root.join('.'), toExpectedWrite(type, write)] as const]
        : [],
    ),
  );
  const actions = found.actions.map(
    (action) => [action.root.join('.'), toExpectedAction(action)] as const,
  );
  const sorted = [...writes, ...actions].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    resources: listed(model).map(toExpected),
    actions: Object.fromEntries<ExpectedAction>(sorted),
    queries: Object.fromEntries(
      found.queries.map(({ root, place, type }) => [root.join('.'), { place, type: type ?? null }]),
    ),
  };
}

const toExpectedWrite = (type: string, { key, input }: WriteOperation): ExpectedAction => ({
  place: 'crud',
  type,
  key: keyPath(key),
  ...(input ? { values: input.path.join('.') } : {}),
});

const keyPath = ([first]: readonly KeyArgument[]): string | null =>
  first?.argument.join('.') ?? null;

function toExpectedAction({ place, type, key, filter, other, part }: Action): ExpectedAction {
  const partKey = part && keyPath(part.key);
  return {
    place,
    type: type ?? null,
    key: filter?.join('.') ?? keyPath(key),
    ...(other ? { other: other.type } : {}),
    ...(part ? { part: part.type } : {}),
    ...(partKey ? { partKey } : {}),
  };
}

function toExpected(resource: Resource): ExpectedResource {
  const { list, count } = resource;
  const path = (operation: { readonly root: readonly string[] } | undefined): string | null =>
    operation?.root.join('.') ?? null;
  const inList = list && count && list.root.join('.') === count.root.join('.');
  return {
    type: resource.type,
    list: listName(resource),
    // A record that is read through its list has no query field of its own.
    one: list && path(resource.one) === path(list) ? null : path(resource.one),
    count: count
      ? inList
        ? `connection.${count.total.filter((step) => memberAt(step) === undefined).join('.')}`
        : path(count)
      : null,
    paging: list?.paging.kind ?? 'none',
    create: path(resource.create),
    update: path(resource.update),
    delete: path(resource.remove),
  };
}

/** Several lists may share a root field: `Page.users`. The decision names the list. */
const listName = ({ decisions, list }: Resource): string | null =>
  list ? (decisions.find(({ role }) => role === 'list')?.choice ?? list.root.join('.')) : null;
