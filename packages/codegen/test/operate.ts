import { print, type DocumentNode, type GraphQLSchema } from 'graphql';

import type { FieldKind } from '../src/model.ts';
import { answer, sampleOf } from './answer.ts';
import { request, type GeneratedResource } from './written.ts';

type Inputs = NonNullable<GeneratedResource['create']>['inputs'];

/**
 * Does with a generated resource what screens do with it, against a server that answers by the schema alone: pages, order, every filter,
 * count, show, create, update, delete. Returns what went wrong: an operation that the server refuses, a result that is not read.
 */
export async function operate(resource: GeneratedResource, schema: GraphQLSchema, scalars: Readonly<Record<string, FieldKind>>): Promise<readonly string[]> {
  const problems: string[] = [];
  const check = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(`${resource.name}: ${problem}`);
  };
  const run = async (document: DocumentNode, variables: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const { data, errors } = await answer(schema, scalars, document, variables);
    if (errors) check(false, `${errors[0]?.message ?? ''} ${print(document)} ${JSON.stringify(variables)}`);
    return data;
  };
  const { list, picker, count, show, create, update, remove } = resource;
  let key = Object.fromEntries(resource.key.map((field) => [field, '7']));

  if (list && picker) {
    const columns = list.columns.map(({ field }) => field.name);
    const sort = list.sortable.slice(0, 1).map((field) => ({ field, descending: true }));
    const second = request({ page: 1, after: '7', sort, search: list.searchable ? 'text' : '', columns });
    const page = list.page(await run(list.document, list.variables(second)), second);
    check(page.hasPreviousPage || list.paging === 'none', 'the second page has none before it');
    const first = request({ sort, columns });
    const [record] = list.records(await run(list.document, list.variables(first)), first);
    check(record !== undefined, 'the list has no records');
    if (record) {
      check(typeof resource.label(record) === 'string', 'the label is no text');
      check(resource.key.every((field) => field in record), 'a record without its key');
      key = Object.fromEntries(resource.key.map((field) => [field, String(record[field])]));
    }
    await run(list.document, list.variables(request()));
    check(picker.records(await run(picker.document, picker.variables(first)), first).length > 0, 'the picker has no records');
    for (const { name, kind, operators, values } of list.filters) {
      for (const [index, operator] of operators.entries()) {
        const value = operator === 'isNull' ? true : (values?.[0]?.value ?? sampleOf(kind));
        const asked = request({ filters: [{ field: name, operator, value: operator === 'in' || operator === 'notIn' ? [value] : value }] });
        list.variables(asked);
        // Every operator gives variables; one of each filter is also sent.
        if (index > 0) continue;
        if (count) check(Number.isInteger(count.total(await run(count.document, count.variables(asked))).count), 'the total is no number');
        else await run(picker.document, picker.variables(asked));
      }
    }
  }
  if (show) {
    const record = show.record(await run(show.document, show.variables(key)));
    check(record !== null, 'the show page has no record');
    if (record) for (const input of update?.inputs ?? []) input.value(record);
  }
  if (create) create.result(await run(create.document, create.variables(valuesOf(create.inputs))));
  if (update) update.result(await run(update.document, update.variables(key, valuesOf(update.inputs))));
  if (remove) {
    remove.result(await run(remove.document, remove.variables(key)));
    check(throws(() => remove.variables({})), 'a delete without a key');
  }
  return problems;
}

function throws(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}

const valuesOf = (inputs: Inputs): Readonly<Record<string, unknown>> =>
  Object.fromEntries(inputs.map((input) => [input.name.split('.').at(-1) ?? '', input.list ? [valueOf(input)] : valueOf(input)]));

function valueOf({ kind, of, values, inputs }: Inputs[number]): unknown {
  if (kind === 'interval') return { days: 1 };
  if (kind === 'range') return { start: { value: sampleOf(of ?? 'integer'), inclusive: true }, end: null };
  return values?.[0]?.value ?? (inputs ? valuesOf(inputs) : sampleOf(kind));
}
