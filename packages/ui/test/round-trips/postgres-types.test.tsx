import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

import { inferModel } from '@admin/codegen';
import type {
  FieldDescriptor,
  InputDescriptor,
  KeyedResource,
  ResourceRecord,
} from '@admin/gql/resource';
import { buildSchema, getNamedType, isObjectType, type GraphQLOutputType } from 'graphql';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { cases } from '../../../../apps/api/test/postgres-types.ts';
import { exportedColumns } from '../../src/features/export/exported-columns.ts';
import type { ValueWords } from '../../src/features/import/cell-value.ts';
import { importFields } from '../../src/features/import/import-fields.ts';
import { readingOf } from '../../src/features/import/number-marks.ts';
import { openTable } from '../../src/features/import/open-table.ts';
import { parseRow, type ImportedColumn } from '../../src/features/import/parse-row.ts';
import { useNames, type Names } from '../../src/resources/use-names.ts';
import { useValueText, type ValueText } from '../../src/fields/use-value-text.ts';
import { createCsvWriter } from '../../src/session-core/table-files/csv.ts';
import type { ExportedColumn } from '../../src/session-core/table-files/exported-column.ts';
import { createXlsxWriter } from '../../src/session-core/table-files/xlsx.ts';
import { renderAdmin, sampleDescriptors } from '../../src/testing/index.ts';
import { parseExactJson } from '../../src/values/json-text.ts';
import type { ServedTypes } from './serve-types.ts';

/**
 * Extremes of every type of PostgreSQL, exported as a file and imported from it: what is stored
 * then is what was stored before, or the cell is refused with a reason.
 */

let server: ChildProcessByStdio<Writable, Readable, null> | undefined;
let served: ServedTypes;
let client: Client | undefined;
let names: Names;
let text: ValueText;
let types: ReadonlyMap<number, CaseType>;

/** The type of GraphQL for a case, and how a generated application describes its value. */
interface CaseType {
  readonly record: string;
  readonly list: string;
  readonly type: GraphQLOutputType;
  readonly field: FieldDescriptor;
  readonly input: InputDescriptor;
}

beforeAll(async () => {
  server = spawn(process.execPath, [join(import.meta.dirname, 'serve-types.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(server.stdout), 'line');
  served = JSON.parse(String(line));
  client = new Client(served.database);
  await client.connect();
  types = casesOf(served.sdl);
  function Words() {
    names = useNames();
    text = useValueText('cases');
    return null;
  }
  await renderAdmin({ children: <Words /> });
});
afterAll(async () => {
  await client?.end();
  server?.stdin.end();
  if (server && server.exitCode === null) await once(server, 'exit');
});

function casesOf(sdl: string): ReadonlyMap<number, CaseType> {
  const schema = buildSchema(sdl);
  const model = inferModel(schema);
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {});
  return new Map(
    model.resources.flatMap((resource): [number, CaseType][] => {
      const type = schema.getType(resource.type);
      const [, at] = /^case (\d+)$/.exec(type?.description ?? '') ?? [];
      const list = lists.find((each) => String(each.type) === `${resource.type}Connection`);
      const field = resource.fields.find(({ name }) => name === 'value');
      const input = resource.create?.inputs.find(({ name }) => name === 'value');
      if (at === undefined || !isObjectType(type) || !list || !field || !input) return [];
      const value = type.getFields()['value'];
      return value
        ? [
            [
              Number(at),
              { record: type.name, list: list.name, type: value.type, ...described(field, input) },
            ],
          ]
        : [];
    }),
  );
}

/** What the dialog of an import knows of a case. */
function resourceOf({ record, field, input }: CaseType): KeyedResource {
  const id: FieldDescriptor = { name: 'id', kind: 'integer', nullable: false };
  const resource: Pick<KeyedResource, 'name' | 'type' | 'key' | 'label' | 'fields' | 'create'> = {
    name: 'cases',
    type: record,
    key: ['id'],
    label: () => '',
    fields: [id, field],
    create: sampleDescriptors.books.create && {
      ...sampleDescriptors.books.create,
      inputs: [input],
    },
  };
  return { ...sampleDescriptors.books, ...resource };
}

type Model = ReturnType<typeof inferModel>;
type ModelField = Model['resources'][number]['fields'][number];
type ModelInput = NonNullable<Model['resources'][number]['create']>['inputs'][number];

/** Descriptors as the printers write them of the model. */
function described(field: ModelField, input: ModelInput): Pick<CaseType, 'field' | 'input'> {
  const fieldOf = ({
    name,
    kind,
    list,
    nullable,
    values,
    of,
    digits,
    encoding,
    fields,
  }: ModelField): FieldDescriptor => ({
    name,
    kind,
    list,
    nullable,
    values,
    of,
    digits,
    encoding,
    fields: fields?.map(fieldOf),
  });
  const inputOf = ({
    name,
    kind,
    list,
    nullable,
    required,
    values,
    of,
    digits,
    encoding,
    inputs,
  }: ModelInput): InputDescriptor => ({
    name,
    kind,
    list,
    nullable,
    required,
    values,
    of,
    digits,
    encoding,
    inputs: inputs?.map(inputOf),
    value: (record) => record[name],
  });
  return { field: fieldOf(field), input: inputOf(input) };
}

it('has descriptors of every case', () => {
  expect(cases.filter((_, at) => !types.has(at)).map(({ type }) => type)).toEqual([]);
});

const formats = {
  csv: (columns: readonly ExportedColumn[]) => createCsvWriter(columns, 'ru'),
  xlsx: (columns: readonly ExportedColumn[]) =>
    createXlsxWriter(columns, { title: 'x', language: 'ru' }),
} as const;

const words = (): ValueWords => ({
  yes: 'Да',
  no: 'Нет',
  unbounded: 'без ограничений',
  empty: 'пусто',
  value: (value) => names.value('cases', value),
});

it.each(
  cases.flatMap((each, at) =>
    (['csv', 'xlsx'] as const).map((format) => ({ ...each, at, format })),
  ),
)('$type comes back from $format', async ({ at, type, values, unreadable = [], format }) => {
  const { record, list, type: output, field } = caseOf(at);
  const read = await ask(
    `{ ${list}(first: 500, filter: { id: { lessThan: 1000 } }, orderBy: [ID_ASC]) { nodes { id value ${selectionOf(output)} } } }`,
  );
  const records = recordsOf(read, list).filter(
    ({ id }) => !unreadable.includes(values[Number(id)] ?? ''),
  );
  const columns = exportedColumns({
    resource: 'cases',
    fields: [{ name: 'id', kind: 'integer', nullable: false }, field],
    related: 'label',
    names,
    text,
    currency: 'валюта',
  });
  const writer = formats[format](columns);
  const table = await openTable(new Blob([...writer.write(records), ...writer.end()]));
  const fields = importFields(resourceOf(caseOf(at)), names);
  const imported = table.headers.map((header, place): ImportedColumn => {
    const found = fields.find(({ headers }) => headers.includes(header));
    if (!found) throw new Error(`No field takes ${header}.`);
    return { at: place, header, field: found };
  });
  const numbers = Object.fromEntries(
    table.marks.map((marks, place) => [place, readingOf(marks, 'ru').reading]),
  );
  const outcomes = new Map<string, string>();
  const rows: { readonly id: number; readonly row: object }[] = [];
  for await (const each of table.rows()) {
    const id = Number(each.cells[0]?.text);
    const { values: sent, problems } = parseRow(each, {
      columns: imported,
      words: words(),
      numbers,
      emptyCells: 'keep',
      isNew: true,
      referenced: () => null,
    });
    const [refused] = problems;
    if (refused) outcomes.set(values[id] ?? '', refused.problem.key);
    else rows.push({ id, row: { ...sent, id: id + (format === 'csv' ? 1000 : 2000) } });
  }
  const answer = await ask(
    `mutation ($rows: [JSON!]!) { importRecords(input: { type: "${record}", id: "${randomUUID()}", rows: $rows }) { created refused { row code } } }`,
    { rows: rows.map(({ row }) => row) },
  );
  expect(answer.errors).toBeUndefined();
  for (const { row, code } of refusedOf(answer))
    outcomes.set(values[rows[row]?.id ?? -1] ?? '', code);
  const { rows: stored } = await connected().query<{
    id: number;
    same: boolean;
    after: string | null;
  }>(
    `select a.id, ${isSame(type)} as same, b.value::text as after from t${at} a join t${at} b on b.id = a.id + $1 where a.id < 1000`,
    [format === 'csv' ? 1000 : 2000],
  );
  for (const { id, same, after } of stored)
    if (!same) outcomes.set(values[id] ?? '', after === null ? 'none' : `changed: ${after}`);
  expect(
    stored.length + [...outcomes.values()].filter((each) => !/^(none|changed)/.test(each)).length,
  ).toBe(records.length);
  expect(Object.fromEntries(outcomes)).toEqual({
    ...Object.fromEntries(
      values
        .filter((each) => looksEmpty.has(each) && !written.test(type))
        .map((each) => [each, 'none']),
    ),
    ...notBack[type],
  });
});

/** Of these an empty value has a text. */
const written = /multirange|json|hstore/;
/** A cell of these is empty or blank, and an empty cell leaves the column without a value. */
const looksEmpty: ReadonlySet<string> = new Set(['', ' ', '\\x', '{}']);

/** Values that do not come back, and what becomes of them. */
const notBack: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Dates before the first that a form takes are refused at their cells.
  date: { '0001-01-01': 'input.problem.dateMin', '1582-10-10': 'input.problem.dateMin' },
  timestamp: {
    '0001-01-01 00:00:00': 'input.problem.dateMin',
    '1582-10-10 00:00:00': 'input.problem.dateMin',
  },
  timestamptz: {
    '0001-01-01 00:00:00+00': 'input.problem.dateMin',
    '1582-10-10 00:00:00+00': 'input.problem.dateMin',
  },
  daterange: { '["0044-03-15 BC",0001-01-01)': 'input.problem.dateMin' },
};

/** Two values of JSON are the same where they are equal: `1.0` is `1`. */
const isSame = (type: string): string =>
  /^jsonb?$/.test(type)
    ? 'a.value::jsonb is not distinct from b.value::jsonb'
    : 'a.value::text is not distinct from b.value::text';

function connected(): Client {
  if (!client) throw new Error('The database is not open.');
  return client;
}

function caseOf(at: number): CaseType {
  const found = types.get(at);
  if (!found) throw new Error(`Nothing is described as case ${at}.`);
  return found;
}

interface Answer {
  readonly data?: Readonly<
    Record<
      string,
      {
        readonly nodes?: readonly ResourceRecord[];
        readonly refused?: readonly { readonly row: number; readonly code: string }[];
      }
    >
  >;
  readonly errors?: unknown;
}

const recordsOf = ({ data }: Answer, list: string): readonly ResourceRecord[] =>
  data?.[list]?.nodes ?? [];
const refusedOf = ({ data }: Answer) => data?.['importRecords']?.refused ?? [];

/** A client that keeps numbers as they are written. */
async function ask(query: string, variables = {}): Promise<Answer> {
  const response = await fetch(served.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: served.cookie },
    body: JSON.stringify({ query, variables }),
  });
  const value = parseExactJson(await response.text());
  if (typeof value !== 'object' || value === null) throw new TypeError('No answer.');
  return value;
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  return `{ ${Object.values(named.getFields())
    .map((field) => `${field.name} ${selectionOf(field.type)}`)
    .join(' ')} }`;
}
