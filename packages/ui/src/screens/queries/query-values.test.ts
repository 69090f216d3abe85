import type {
  FieldDescriptor,
  FieldKind,
  InputDescriptor,
  QueryDescriptor,
} from '@admin/gql/resource';
import { Kind } from 'graphql';
import { expect, it } from 'vitest';

import { UnparsedText } from '../../values/unparsed-text.ts';
import { askedWith, firstPage } from './asked-with.ts';
import { flatColumns, flatRow } from './flat-columns.ts';
import { isHit } from './is-hit.ts';
import { isJsonTable, jsonFields } from './json-table.ts';
import { parsePage, withPage } from './page-address.ts';
import { formatArguments, parseArguments } from './query-arguments.ts';
import { searchInputs } from './search-inputs.ts';

const field = (
  name: string,
  kind: FieldKind = 'string',
  more: Partial<FieldDescriptor> = {},
): FieldDescriptor => ({ name, kind, nullable: false, ...more });
const input = (
  name: string,
  kind: FieldKind = 'string',
  more: Partial<InputDescriptor> = {},
): InputDescriptor => ({
  name,
  kind,
  required: false,
  nullable: true,
  value: (record) => record[name],
  ...more,
});

const names = (count: number) => Array.from({ length: count }, (_, at) => field(`f${at}`));
it.each<readonly [string, FieldDescriptor, readonly string[]]>([
  ['a value', field('total'), ['total']],
  ['an object', field('sum', 'object', { fields: names(2) }), ['sum.f0', 'sum.f1']],
  [
    'an object of eight values',
    field('sum', 'object', { fields: names(8) }),
    names(8).map(({ name }) => `sum.${name}`),
  ],
  ['an object of nine values', field('sum', 'object', { fields: names(9) }), ['sum']],
  ['a list of objects', field('sums', 'object', { fields: names(2), list: true }), ['sums']],
  ['an object in an object', field('sum', 'object', { fields: [field('in', 'object')] }), ['sum']],
  ['an object of which nothing is known', field('sum', 'object'), ['sum']],
])('%s has columns of its own', (_, shown, columns) => {
  const flat = flatColumns([shown], (whole, part) => `${whole.name}: ${part.name}`);
  expect(flat.map((column) => column.field.name)).toEqual(columns);
});

it('reads the values of an object into its columns, and leaves what stands beside them', () => {
  const columns = flatColumns(
    [field('id'), field('sum', 'object', { fields: [field('net', 'decimal')] })],
    (whole, part) => `${whole.name}: ${part.name}`,
  );
  expect(columns[1]?.field).toMatchObject({ kind: 'decimal', nullable: true, called: 'sum: net' });
  expect(flatRow(columns, { id: '1', sum: { net: '5' }, currency: 'RUB' })).toEqual({
    id: '1',
    sum: { net: '5' },
    currency: 'RUB',
    'sum.net': '5',
  });
  expect(flatRow(columns, { id: '1', sum: null })).toMatchObject({ 'sum.net': undefined });
});

it.each([
  [[{ a: 1 }], true],
  [[{ a: null }, { b: 'x' }], true],
  [[], false],
  [[{ a: 1 }, null], false],
  [[{ a: {} }], false],
  [[1], false],
  [{ a: 1 }, false],
])('JSON %j is a table: %s', (value, isTable) => {
  expect(isJsonTable(value)).toBe(isTable);
});

it.each<readonly [readonly unknown[], FieldKind]>([
  [[1, null, 2], 'integer'],
  [[1, 2.5], 'float'],
  [[2 ** 53], 'float'],
  [[true, false], 'boolean'],
  [['2026-11-21', null], 'date'],
  [['2026-11-21', 'later'], 'string'],
  [[1, 'a'], 'string'],
  [[null], 'string'],
])('a column of JSON with %j is of the kind %s', (cells, kind) => {
  expect(jsonFields(cells.map((cell) => ({ a: cell })))).toEqual([
    { name: 'a', nullable: true, kind },
  ]);
});

it('has a column for each name of any row', () => {
  expect(jsonFields([{ a: 1 }, { b: 2, a: 3 }]).map(({ name }) => name)).toEqual(['a', 'b']);
});

it.each([
  [{ type: 'Book', record: {} }, true],
  [{ type: 'Book', record: null }, false],
  [{ type: 7, record: {} }, false],
  [null, false],
])('%j is a record that was found: %s', (value, is) => {
  expect(isHit(value)).toBe(is);
});

const inputs = [
  input('from', 'date', { required: true, nullable: false }),
  input('channel', 'enum', { values: [{ value: 'WEB' }, { value: 'STORE' }] }),
  input('ids', 'integer', { list: true }),
  input('scan', 'file'),
];

it.each([
  ['from=2026-01-01&channel=WEB&ids=1&ids=2', { from: '2026-01-01', channel: 'WEB', ids: [1, 2] }],
  ['channel=', { channel: null }],
  ['ids=1', { ids: [1] }],
  ['', {}],
])('the address %s holds the arguments %j', (search, values) => {
  expect(parseArguments(inputs, search)).toEqual(values);
  expect(formatArguments(inputs, values)).toBe(search);
});

it('does without what is no argument, and writes no file into an address', () => {
  expect(parseArguments(inputs, 'from=&channel=OTHER&ids=x&more=1')).toEqual({});
  expect(parseArguments(inputs, 'ids=x&ids=3')).toEqual({ ids: [3] });
  expect(formatArguments(inputs, { scan: new Blob([]), from: undefined })).toBe('');
});

const query = (more: Partial<QueryDescriptor> = {}): QueryDescriptor => ({
  document: { kind: Kind.DOCUMENT, definitions: [] },
  inputs,
  variables: (values, { page }) => ({ ...values, page }),
  result: () => [],
  answer: { kind: 'hits', members: {} },
  ...more,
});

it('is not asked before all that is required is there and right', () => {
  expect(askedWith(query(), {})).toBeNull();
  const half = new UnparsedText('20.1', { key: 'input.problem.date' });
  expect(askedWith(query(), { from: half })).toBeNull();
  expect(askedWith(query(), { from: '2026-01-01' })).toEqual({ from: '2026-01-01', page: 0 });
  expect(askedWith(query(), { from: '2026-01-01' }, { ...firstPage, page: 2 })).toMatchObject({
    page: 2,
  });
});

it('is asked with its defaults, and not with what the server cannot take', () => {
  const withDefault = [input('limit', 'integer', { defaultValue: 5 }), input('note')];
  expect(askedWith(query({ inputs: withDefault }), {})).toEqual({ limit: 5, page: 0 });
  const failing = (error: Error) =>
    query({
      inputs: [],
      variables: () => {
        throw error;
      },
    });
  expect(askedWith(failing(new RangeError('Not a number')), {})).toBeNull();
  expect(() => askedWith(failing(new TypeError('broken')), {})).toThrow('broken');
});

it('keeps its page beside its arguments', () => {
  const pages = {
    paging: 'offset',
    page: () => ({ hasNextPage: false, hasPreviousPage: false }),
  } as const;
  const state = parsePage(query({ pages }), 'from=2026-01-01&page=9&.page=3&.size=50');
  expect(state).toMatchObject({ page: 2, pageSize: 50 });
  expect(withPage('from=2026-01-01', state)).toBe('from=2026-01-01&.page=3&.size=50');
  expect(withPage('', state)).toBe('.page=3&.size=50');
  expect(withPage('a=1', parsePage(query(), ''))).toBe('a=1');
});

const values = [{ value: 'A' }];
it.each<readonly [string, readonly InputDescriptor[], string | null, readonly string[]]>([
  [
    'the text that is required',
    [input('note'), input('sku', 'string', { required: true })],
    'sku',
    [],
  ],
  [
    'the text that is called so',
    [input('note'), input('input.searchTerm'), input('term')],
    'term',
    [],
  ],
  ['the first text', [input('note', 'text'), input('name')], 'note', []],
  [
    'a text beside a choice',
    [input('q'), input('kind', 'enum', { required: true, values })],
    'q',
    ['kind'],
  ],
  [
    'no text among choices',
    [input('q', 'string', { values }), input('ids', 'string', { list: true })],
    null,
    [],
  ],
  [
    'no text beside a number that is required',
    [input('q'), input('year', 'integer', { required: true })],
    null,
    [],
  ],
  [
    'a text beside what has a default',
    [input('q'), input('year', 'integer', { required: true, defaultValue: 1 })],
    'q',
    [],
  ],
  ['a text beside a check box', [input('q'), input('all', 'boolean', { required: true })], 'q', []],
  [
    'a text beside a list',
    [input('q'), input('ids', 'id', { required: true, list: true })],
    'q',
    [],
  ],
  [
    'a text beside a choice without values',
    [input('q'), input('kind', 'enum', { required: true })],
    null,
    [],
  ],
])('searches by %s', (_, all, term, choices) => {
  const found = searchInputs(all);
  expect(found?.term.name ?? null).toBe(term);
  expect(found?.choices.map(({ name }) => name) ?? []).toEqual(choices);
});
