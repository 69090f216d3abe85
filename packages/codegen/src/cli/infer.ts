import type { AdminOverrides } from '../infer/index.ts';
import { callableModel, printCallable } from '../callable.ts';
import { toExpectedForm } from '../expected-form.ts';
import { loadSchema } from '../load/load-schema.ts';
import { nothingToAdminister, SchemaError } from '../load/schema-error.ts';
import type { OmittedOperation } from '../print/index.ts';
import type {
  Action,
  ActionPlace,
  KeyArgument,
  Paging,
  Resource,
  ResourceModel,
  Sort,
  WriteOperation,
} from '../model.ts';

export interface InferOptions {
  readonly json: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Options of the project's configuration. */
  readonly overrides?: AdminOverrides;
}

/** The resources of a schema, for a reader or as JSON in the form of expected answers. */
export async function infer(
  source: string,
  { json, headers = {}, overrides }: InferOptions,
): Promise<string> {
  const schema = await loadSchema(source, { headers });
  const {
    model: found,
    printed: { omitted },
  } = printCallable(schema, { overrides });
  const model = callableModel(found, omitted);
  if (json)
    return JSON.stringify(
      { ...toExpectedForm(model, found), signIn: model.signIn?.mutation?.root.join('.') ?? null },
      null,
      1,
    );
  if (model.resources.length === 0) throw new SchemaError(`${source}: ${nothingToAdminister}`);
  return [
    ...model.resources.map((resource) => describeResource(resource, model)),
    ...describeTools(model),
    ...describeQueries(model),
    describeSignIn(model),
    ...describeScalars(model),
    ...describeOmitted(omitted),
  ].join('\n\n');
}

/** Inferred operations that cannot be called. */
const describeOmitted = (omitted: readonly OmittedOperation[]): readonly string[] =>
  omitted.length === 0
    ? []
    : [
        [
          'Left out',
          ...omitted.map(({ resource, role, reason }) => `  ${resource}, ${role}: ${reason}`),
        ].join('\n'),
      ];

/** Serialization of the scalars whose kind does not determine it. */
function describeScalars({ scalars, carriers = {} }: ResourceModel): readonly string[] {
  const rows = Object.entries(carriers).map(([name, { number, money }]) => {
    const parts = [
      Object.hasOwn(scalars, name) ? scalars[name] : undefined,
      number && 'sent as a number',
      money && `money${money.minorUnits ? ' in minor units' : ''}`,
      money?.currency && `currency ${money.currency}`,
    ];
    return `  ${name.padEnd(9)}${parts.filter(Boolean).join(', ')}`;
  });
  return rows.length > 0 ? [['Scalars', ...rows].join('\n')] : [];
}

function describeSignIn({ signIn }: ResourceModel): string {
  const { mutation, probe } = signIn ?? {};
  const asked = probe?.viewer?.join('.') ?? probe?.list;
  const rows = [
    mutation
      ? `  by       ${mutation.root.join('.')}(${mutation.identifier.join('.')}, ${mutation.password.join('.')})`
      : '  by       no mutation of the schema takes a password',
    ...(mutation
      ? [
          `  token    ${mutation.token === undefined ? 'in a cookie or a header of the response' : ['the answer', ...mutation.token].join(' → ')}`,
        ]
      : []),
    ...(mutation?.signOut ? [`  ends by  ${mutation.signOut.root.join('.')}`] : []),
    ...(asked === undefined ? [] : [`  proved   by ${asked}`]),
  ];
  return ['Sign-in', ...rows].join('\n');
}

function describeResource(resource: Resource, { actions }: ResourceModel): string {
  const { list, one, count, create, update, remove } = resource;
  const rows: [string, string | undefined][] = [
    [
      'key',
      resource.key.length > 0
        ? resource.key.map(({ field, kind }) => `${field} (${kind})`).join(', ')
        : 'none: its records are listed, and not opened or written',
    ],
    [
      'label',
      resource.key.length === 0
        ? undefined
        : resource.label.length > 0
          ? resource.label.map((path) => path.join('.')).join(' ')
          : 'the key',
    ],
    [
      'list',
      list &&
        `${list.root.join('.')}${list.records.length > 0 ? ` → ${list.records.join('.')}` : ''}, ${describePaging(list.paging)}`,
    ],
    ['sort', list?.sort && describeSort(list.sort)],
    ['filter', list?.filter?.fields.map(({ name }) => name).join(', ')],
    ['search', list?.search?.join('.')],
    ['asks', list?.requiredConditions.map(({ name }) => name).join(', ')],
    [
      'requires',
      list && list.required.length > 0
        ? list.required.map(({ argument, type }) => `${argument}: ${type}`).join(', ')
        : undefined,
    ],
    ['one', one && `${one.root.join('.')}(${describeKey(one.key)})`],
    [
      'count',
      count &&
        `${count.root.join('.')}${count.total.length > 0 ? ` → ${count.total.join('.')}` : ''}`,
    ],
    ['create', create && describeWrite(create)],
    ['update', update && describeWrite(update)],
    ['delete', remove && describeWrite(remove)],
    ['within', resource.within],
    ['list of', resource.ofViewer && 'who is signed in'],
    [
      'related',
      resource.related.length > 0
        ? resource.related
            .map(({ name, resource: other }) => (name === other ? name : `${name} (${other})`))
            .join(', ')
        : undefined,
    ],
  ];
  for (const nested of resource.nested)
    rows.push([
      nested === resource.nested[0] ? 'nested' : '',
      `${nested.name}${nested.name === nested.resource ? '' : ` (${nested.resource})`}, ${nested.list.root.join('.')}, ${describePaging(nested.list.paging)}`,
    ]);
  for (const place of ['record', 'child', 'relation', 'rows', 'collection'] as const) {
    const here = actions
      .filter((action) => action.resource === resource.name && action.place === place)
      .map(describeAction);
    rows.push([place, here.length > 0 ? here.join(', ') : undefined]);
  }
  return [
    `${resource.name}: ${resource.type}`,
    ...rows.flatMap(([name, text]) =>
      text === undefined || text === '' ? [] : [`  ${name.padEnd(9)}${text}`],
    ),
  ].join('\n');
}

/** The fields, and the first text where what it looks like is assumed. */
function describeSort({ places: [place], assumed }: Sort): string {
  const values = place?.values ?? [];
  const fields = values.map(({ field }) => field).join(', ');
  return assumed ? `${fields}, as \`${String(values[0]?.asc)}\` (assumed)` : fields;
}

/** Root field of an action, with the second type that it is about: `addLine (OrderLine)`. */
function describeAction({ root, part, other }: Action): string {
  const about = part ?? other;
  return `${root.join('.')}${about ? ` (${about.type})` : ''}`;
}

/** Actions that are on no resource's screens. */
function describeTools({ actions }: ResourceModel): readonly string[] {
  const rows = (
    [
      'singleton',
      'global',
      'record',
      'child',
      'relation',
      'rows',
      'collection',
      'crud',
      'session',
    ] as const
  ).flatMap((place) => {
    const here = actions
      .filter(
        (action) =>
          action.place === place && (action.resource === undefined || !onScreens.has(place)),
      )
      .map(describeAction);
    return here.length > 0 ? [`  ${place.padEnd(10)} ${here.join(', ')}`] : [];
  });
  return rows.length > 0 ? [['Actions of no resource', ...rows].join('\n')] : [];
}

const onScreens = new Set<ActionPlace>(['record', 'child', 'relation', 'rows', 'collection']);

function describeQueries({ queries }: ResourceModel): readonly string[] {
  const rows = [...Map.groupBy(queries, ({ place }) => place)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([place, here]) =>
        `  ${place.padEnd(12)}${here.map(({ root }) => root.join('.')).join(', ')}`,
    );
  return rows.length > 0 ? [['Other queries', ...rows].join('\n')] : [];
}

function describePaging(paging: Paging): string {
  switch (paging.kind) {
    case 'none':
      return paging.limit
        ? `no pages, at most ${paging.limit.join('.')}`
        : 'whole, paged in the browser';
    case 'offset':
      return `pages by ${paging.offset.join('.')} and ${paging.limit.join('.')}`;
    case 'page':
      return `pages by ${paging.page.join('.')}${paging.size ? ` and ${paging.size.join('.')}` : ''}, from ${paging.firstPage}`;
    case 'cursor':
      return `pages by ${paging.after.join('.')} and ${paging.first.join('.')}${paging.before ? ', backwards too' : ''}`;
    case 'token':
      return `pages by ${paging.token.join('.')}`;
    default:
      return paging satisfies never;
  }
}

function describeKey(key: readonly KeyArgument[]): string {
  return key
    .map(({ argument, type, list }) => `${argument.join('.')}: ${list ? `[${type}]` : type}`)
    .join(', ');
}

function describeWrite(write: WriteOperation): string {
  const values =
    write.input && (write.input.path.length > 0 ? write.input.path.join('.') : 'arguments');
  const parts = [
    write.key.length > 0 ? describeKey(write.key) : undefined,
    values && `${write.inputs.length} values in ${values}`,
    write.recordArguments.length > 0
      ? `${write.recordArguments.map(({ path }) => path.join('.')).join(', ')} of the record`
      : undefined,
  ];
  return `${write.root.join('.')}(${parts.filter((part) => part !== undefined).join('; ')})`;
}
