import { print, type DocumentNode, type GraphQLSchema } from 'graphql';

import type { FieldKind } from '../src/model.ts';
import { answer, sampleOf } from './answer.ts';
import {
  request,
  type GeneratedActions,
  type GeneratedNested,
  type GeneratedQuery,
  type GeneratedResource,
} from './written.ts';

type Inputs = NonNullable<GeneratedResource['create']>['inputs'];

/**
 * Does with a generated resource what screens do with it, against a server that answers by the
 * schema alone: pages, order, every filter, count, show, create, update, delete. Returns what went
 * wrong: an operation that the server refuses, a result that is not read.
 */
export async function operate(
  resource: GeneratedResource,
  schema: GraphQLSchema,
  scalars: Readonly<Record<string, FieldKind>>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const check = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(`${resource.name}: ${problem}`);
  };
  const run = async (
    document: DocumentNode,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<unknown> => {
    const { data, errors } = await answer(schema, scalars, document, variables);
    if (errors)
      check(false, `${errors[0]?.message ?? ''} ${print(document)} ${JSON.stringify(variables)}`);
    return data;
  };
  const { list, picker, count, show, create, update, remove } = resource;
  let key = Object.fromEntries((resource.key ?? []).map((field) => [field, '7']));
  let known: Readonly<Record<string, unknown>> | undefined;

  if (list) {
    const record = await operateList(
      resource,
      { list, ...(picker && { picker }), ...(count && { count }) },
      check,
      run,
    );
    if (record && resource.key !== null) {
      check(typeof resource.label(record) === 'string', 'the label is no text');
      check(
        resource.key.every((field) => field in record),
        'a record without its key',
      );
      const scopes = list.filters.flatMap(({ name, scope }) =>
        scope === undefined ? [] : [[name, '7'] as const],
      );
      key = Object.fromEntries([
        ...resource.key.map((field) => [field, String(record[field])] as const),
        ...scopes,
      ]);
      known = record;
    }
  }
  // Text of a record that the server takes as a number is one in what it holds, whatever the sample
  // says; other text has no record.
  const places = [
    show && (() => show.variables(key)),
    update && (() => update.variables(key, {}, known)),
    remove && (() => remove.variables(key, known)),
  ];
  if (places.some((place) => place && refuses(place)))
    key = Object.fromEntries(resource.key.map((field) => [field, '7']));
  if (show) {
    const record = show.record(await run(show.document, show.variables(key)));
    check(record !== null, 'the show page has no record');
    if (record) for (const input of update?.inputs ?? []) input.value(record);
    // A form changes the record as its page holds it.
    known = record ?? known;
  }
  if (create) create.result(await run(create.document, create.variables(valuesOf(create.inputs))));
  if (update)
    update.result(
      await run(update.document, update.variables(key, valuesOf(update.inputs), known)),
    );
  if (remove) {
    remove.result(await run(remove.document, remove.variables(key, known)));
    check(
      throws(() => remove.variables({})),
      'a delete without a key',
    );
  }
  return problems;
}

/** The same with each list that a record of a resource holds. */
export async function operateNested(
  owner: GeneratedResource,
  schema: GraphQLSchema,
  scalars: Readonly<Record<string, FieldKind>>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const nested of owner.nested ?? []) {
    const check: Check = (holds, problem) =>
      void (holds || problems.push(`${owner.name}.${nested.name}: ${problem}`));
    const run: Run = async (document, variables) => {
      const { data, errors } = await answer(schema, scalars, document, variables);
      check(
        !errors,
        `${errors?.[0]?.message ?? ''} ${print(document)} ${JSON.stringify(variables)}`,
      );
      return data;
    };
    // Of a record that is found only below another the key has the parts of that one's, too.
    const key = keyOf(() => '7');
    const { list, count, show } = (await nested.load()).of(key);
    await operateList(owner, { list, ...(count && { count }) }, check, run, true);
    if (show)
      check(
        show.record(await run(show.document, show.variables(key))) !== null,
        'a record below it is not found',
      );
  }
  return problems;
}

type Check = (holds: boolean, problem: string) => void;
type Run = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** Does with a list what screens do with it; returns the first of its records. */
async function operateList(
  { key }: Pick<GeneratedResource, 'key'>,
  {
    list,
    picker,
    count,
  }: Pick<GeneratedResource, 'picker' | 'count'> & Pick<GeneratedNested, 'list'>,
  check: Check,
  run: Run,
  isHeld = false,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  // A list that has to be asked with something is asked with it, and says so where it is not.
  const needed = list.filters.filter(({ required }) => required).map(conditionOf);
  const asked = (more: Parameters<typeof request>[0] = {}): ReturnType<typeof request> =>
    request({ ...more, filters: [...needed, ...(more.filters ?? [])] });
  const [rows, rowsOf] = picker ? [picker.document, picker] : [list.document, list];
  if (needed.length > 0)
    check(
      throws(() => list.variables(request())),
      'a list without what it has to be asked with',
    );
  check(
    (picker === undefined) ===
      (list.filters.some(({ required, scope }) => required && scope === undefined) ||
        key === null ||
        isHeld),
    'a picker of a list that has to be asked or has no key, or none of another',
  );
  const columns = list.columns.map(({ field }) => field.name);
  const sort = list.sortable.slice(0, 1).map((field) => ({ field, descending: true }));
  const second = asked({
    page: 1,
    after: '7',
    sort,
    search: list.searchable ? 'text' : '',
    columns,
  });
  const page = list.page(await run(list.document, list.variables(second)), second);
  check(page.hasPreviousPage || list.paging === 'none', 'the second page has none before it');
  const first = asked({ sort, columns });
  const [record] = list.records(await run(list.document, list.variables(first)), first);
  check(record !== undefined, 'the list has no records');
  await run(list.document, list.variables(asked()));
  check(
    rowsOf.records(await run(rows, rowsOf.variables(first)), first).length > 0,
    'the picker has no records',
  );
  for (const filter of list.filters.filter(({ required }) => !required)) {
    for (const [index, operator] of filter.operators.entries()) {
      const narrowed = asked({ filters: [conditionOf({ ...filter, operators: [operator] })] });
      list.variables(narrowed);
      // Every operator gives variables; one of each filter is also sent.
      if (index > 0) continue;
      if (count)
        check(
          Number.isInteger(count.total(await run(count.document, count.variables(narrowed))).count),
          'the total is no number',
        );
      else await run(rows, rowsOf.variables(narrowed));
    }
  }
  if (count?.summable) {
    const sums = count.sums?.(await run(count.document, count.variables(asked(), false, true)));
    check(
      count.summable.every((name) => sums?.[name] !== undefined),
      'a sum is not there',
    );
  }
  return record;
}

/** Runs every action of a module as screens do, against the same server. */
export async function operateActions(
  { path, actions }: GeneratedActions,
  resources: readonly GeneratedResource[],
  schema: GraphQLSchema,
  scalars: Readonly<Record<string, FieldKind>>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const fields = resources.find(({ name }) => path === `actions/${name}.ts`)?.fields;
  const key = keyOf(
    (name) => fields?.find((field) => field.name === name)?.values?.[0]?.value ?? '7',
  );
  for (const [name, action] of Object.entries(actions)) {
    const values = valuesOf(action.inputs);
    const taken = { record: [key, key], records: [[key, key]], nothing: [] }[action.takes];
    const variables = action.variables(values, ...taken);
    const { data, errors } = await answer(schema, scalars, action.document, variables);
    if (errors)
      problems.push(
        `${path}, ${name}: ${errors[0]?.message ?? ''} ${print(action.document)} ${JSON.stringify(variables)}`,
      );
    else if ((action.result(data).answer ?? [undefined]).length === 0)
      problems.push(`${path}, ${name}: no answer`);
    if (action.takes === 'records' && !throws(() => action.variables(values, [])))
      problems.push(`${path}, ${name}: acts on no record`);
  }
  return problems;
}

/** Of an answer that comes page by page. */
const secondPage = { page: 1, pageSize: 5, after: '7' };

/** Asks every other query as screens do, against the same server. */
export async function operateQueries(
  queries: readonly GeneratedQuery[],
  resources: readonly GeneratedResource[],
  schema: GraphQLSchema,
  scalars: Readonly<Record<string, FieldKind>>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { path, query } of queries) {
    const variables = query.variables(valuesOf(query.inputs), secondPage);
    const { data, errors } = await answer(schema, scalars, query.document, variables);
    if (errors) {
      problems.push(
        `${path}: ${errors[0]?.message ?? ''} ${print(query.document)} ${JSON.stringify(variables)}`,
      );
      continue;
    }
    const found = query.result(data, secondPage);
    if (
      query.pages &&
      (typeof query.pages.page(data, secondPage).hasNextPage !== 'boolean' ||
        Number.isNaN(query.pages.total?.(data)))
    )
      problems.push(`${path}: does not say which page it is`);
    problems.push(
      ...(found.length === 0
        ? ['no answer']
        : found.flatMap((item) => unreadable(query.answer, item, resources))
      ).map((problem) => `${path}: ${problem}`),
    );
    if (
      query.inputs.some(({ required }) => required) &&
      !throws(() => query.variables({}, secondPage))
    )
      problems.push(`${path}: asked without what it requires`);
  }
  return problems;
}

/** What of an answer is not there, or not what the descriptor says. */
function unreadable(
  descriptor: GeneratedQuery['query']['answer'],
  item: unknown,
  resources: readonly GeneratedResource[],
): readonly string[] {
  if (descriptor.kind === 'value') return [];
  if (!isRecord(item)) return ['what was answered is no object'];
  const hit =
    descriptor.kind === 'hits' && isRecord(item['record'])
      ? { record: item['record'], ...descriptor.members?.[String(item['type'])] }
      : { record: item, ...descriptor };
  const resource = resources.find(({ name }) => name === hit.resource);
  const missing = [...(hit.fields ?? []).map(({ name }) => name), ...(resource?.key ?? [])].filter(
    (name) => !(name in hit.record),
  );
  return [
    ...missing.map((name) => `without ${name}`),
    ...(resource && typeof resource.label(hit.record) !== 'string' ? ['the label is no text'] : []),
    ...(hit.fields ? [] : ['of no known type']),
  ];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A key that has every part of its own. */
const keyOf = <T>(valueOfPart: (name: string | symbol) => T): Readonly<Record<string, T>> =>
  new Proxy<Readonly<Record<string, T>>>(
    {},
    {
      get: (_, name) => valueOfPart(name),
      getOwnPropertyDescriptor: (_, name) => ({ value: valueOfPart(name), configurable: true }),
    },
  );

type Filter = NonNullable<GeneratedResource['list']>['filters'][number];

function conditionOf({ name, kind, operators: [operator = 'eq'], values }: Filter): {
  readonly field: string;
  readonly operator: string;
  readonly value: unknown;
} {
  const value = operator === 'isNull' ? true : (values?.[0]?.value ?? sampleOf(kind));
  return {
    field: name,
    operator,
    value: operator === 'in' || operator === 'notIn' ? [value] : value,
  };
}

function throws(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}

/**
 * Whether no record can have the key. Everything else that goes wrong is for the operation itself
 * to show.
 */
function refuses(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch (error) {
    return error instanceof RangeError && error.message.startsWith('Not a whole number');
  }
}

const valuesOf = (inputs: Inputs): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    inputs.map((input) => [
      input.name.split('.').at(-1) ?? '',
      input.list ? [valueOf(input)] : valueOf(input),
    ]),
  );

function valueOf({ kind, of, values, inputs }: Inputs[number]): unknown {
  // What stands for a file when it travels as JSON.
  if (kind === 'file') return new Blob(['file']);
  if (kind === 'interval') return { days: 1 };
  if (kind === 'range')
    return { start: { value: sampleOf(of ?? 'integer'), inclusive: true }, end: null };
  return values?.[0]?.value ?? (inputs ? valuesOf(inputs) : sampleOf(kind));
}
