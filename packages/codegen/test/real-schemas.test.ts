import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parse, print, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { loadSchema } from '../src/load/load-schema.ts';
import type { FieldKind } from '../src/model.ts';
import { printResources } from '../src/print/index.ts';
import { answer, sampleOf } from './answer.ts';
import { request, written, type GeneratedResource } from './written.ts';

/** Schemas of other people beside the checkout. */
const folder = join(import.meta.dirname, '../../../../shared/schemas');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.graphql')) : [];

describe.skipIf(files.length === 0)(`Schemas of other people, in ${folder}`, () => {
  it.each(files)('%s: every generated operation is answered and read', async (file) => {
    const schema = await loadSchema(join(folder, file));
    const model = inferModel(schema);
    const printed = printResources(schema, model);
    const { load, remove } = await written(printed);
    try {
      const paths = [...printed.files.keys()].filter((path) => path.startsWith('resources/'));
      for (const path of paths) await operate(await load(path.slice('resources/'.length, -'.ts'.length)), schema, model.scalars);
    } finally {
      await remove();
    }
  });
});

async function operate(resource: GeneratedResource, schema: GraphQLSchema, scalars: Readonly<Record<string, FieldKind>>): Promise<void> {
  const { list, picker, count, show, create, update, remove } = resource;
  const run = async (document: Parameters<typeof answer>[2], variables: Parameters<typeof answer>[3]): Promise<unknown> => {
    const { data, errors } = await answer(schema, scalars, document, variables);
    expect(errors, `${resource.name}: ${print(document)}\n${JSON.stringify(variables)}`).toBeUndefined();
    return data;
  };
  let key = Object.fromEntries(resource.key.map((field) => [field, '7']));
  if (list && picker) {
    expect(parse(print(list.document), { noLocation: true })).toMatchObject({ kind: 'Document' });
    const columns = list.columns.map(({ field }) => field.name);
    const sort = list.sortable.slice(0, 1).map((field) => ({ field, descending: true }));
    const asked = request({ page: 1, after: '7', sort, search: list.searchable ? 'text' : '', columns });
    const data = await run(list.document, list.variables(asked));
    list.page(data, asked);
    const first = request({ sort, columns });
    const [record] = list.records(await run(list.document, list.variables(first)), first);
    expect(record, resource.name).toBeDefined();
    if (record) {
      expect(resource.label(record)).toBeTypeOf('string');
      for (const field of resource.key) expect(record, resource.name).toHaveProperty(field);
      key = Object.fromEntries(resource.key.map((field) => [field, String(record[field])]));
    }
    // Without columns, key and label are all that is fetched.
    list.records(await run(list.document, list.variables(request())), request());
    expect(picker.records(await run(picker.document, picker.variables(first)), first).length).toBeGreaterThan(0);
    for (const { name, kind, operators, values } of list.filters) {
      for (const [index, operator] of operators.entries()) {
        const value = operator === 'isNull' ? true : (values?.[0]?.value ?? sampleOf(kind));
        const filters = [{ field: name, operator, value: operator === 'in' || operator === 'notIn' ? [value] : value }];
        list.variables(request({ filters }));
        // Every operator gives variables; one of each filter is also sent.
        if (index > 0) continue;
        if (count) expect(count.total(await run(count.document, count.variables(request({ filters })))).count).toBeTypeOf('number');
        else await run(picker.document, picker.variables(request({ filters })));
      }
    }
  }
  if (show) {
    const record = show.record(await run(show.document, show.variables(key)));
    if (record) for (const input of update?.inputs ?? []) input.value(record);
  }
  const valuesOf = (inputs: NonNullable<GeneratedResource['create']>['inputs']): Record<string, unknown> =>
    Object.fromEntries(
      inputs.map(({ name, kind, of, list: many, values, inputs: inner }) => {
        const value = kind === 'interval' ? { days: 1 } : kind === 'range' ? { start: { value: sampleOf(of ?? 'integer'), inclusive: true }, end: null } : (values?.[0]?.value ?? (inner ? valuesOf(inner) : sampleOf(kind)));
        return [name, many ? [value] : value];
      }),
    );
  if (create) create.result(await run(create.document, create.variables(valuesOf(create.inputs))));
  if (update) update.result(await run(update.document, update.variables(key, valuesOf(update.inputs))));
  if (remove) {
    remove.result(await run(remove.document, remove.variables(key)));
    expect(() => remove.variables({}), resource.name).toThrow(RangeError);
  }
}
