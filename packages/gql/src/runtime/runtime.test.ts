import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';

import {
  variable,
  enumLiteral,
  allConditions,
  actionInputs,
  otherConditions,
  boundedTotal,
  byName,
  columnVariables,
  nonEmptyObject,
  filterConditions,
  filterDescriptors,
  field,
  columnFlags,
  flagTypes,
  eachKey,
  formInputs,
  inputValue,
  groupedFilter,
  filterGroups,
  recordValue,
  optionalRecordValue,
  hiddenColumns,
  unionRecords,
  joinWords,
  keyValue,
  escapeWildcards,
  joinWithCommas,
  listOf,
  mergedConditions,
  mutation,
  withNames,
  requiredValue,
  number,
  on,
  enumValue,
  optionalInput,
  pageInfo,
  sortPairs,
  query,
  rootField,
  formatted,
  searchConditions,
  visibleColumns,
  sortValues,
  text,
  type Operators,
  nestedOperators,
  conditionValue,
  includeIf,
  integer,
  boolean,
  exactNumber,
  file,
} from './index.ts';

describe('A document built at run time', () => {
  it('is the document that the parser would have made', () => {
    const built = query(
      'OrderList',
      { first: 'Int', orderBy: '[OrderOrderBy!]', withTotal: 'Boolean!' },
      [
        rootField(
          'orders',
          ['first', 'orderBy'],
          [
            field('nodes', [
              'id',
              includeIf('withTotal', 'sum:total'),
              field('items', ['id'], {
                take: 3,
                where: {
                  state: enumLiteral('OPEN'),
                  any: [null, 'x', 1.5, true, variable('first')],
                },
              }),
            ]),
          ],
        ),
        on('Order', ['id']),
      ],
      'q80=',
    );
    expect(built).toHaveProperty('__meta__', { hash: 'abcd' });
    expect(parse(print(built), { noLocation: true })).toEqual(
      parse(
        `query OrderList($first: Int, $orderBy: [OrderOrderBy!], $withTotal: Boolean!) {
          orders(first: $first, orderBy: $orderBy) {
            nodes { id sum: total @include(if: $withTotal) items(take: 3, where: { state: OPEN, any: [null, "x", 1.5, true, $first] }) { id } }
          }
          ... on Order { id }
        }`,
        { noLocation: true },
      ),
    );
  });

  it('may be a mutation', () => {
    expect(
      print(mutation('OrderDelete', { id: 'ID!' }, [rootField('deleteOrder', ['id'])], '')),
    ).toBe('mutation OrderDelete($id: ID!) {\n  deleteOrder(id: $id)\n}');
  });
});

it('A list is asked for the columns that are shown, by a flag each', () => {
  const flags = { withStatus: 'status', withSum: 'sum' } as const;
  expect(flagTypes(flags)).toEqual({ withStatus: 'Boolean!', withSum: 'Boolean!' });
  expect(columnVariables(flags, { columns: ['sum', 'number'] })).toEqual({
    withStatus: false,
    withSum: true,
  });
});

it('A column is behind the flag of its name in the answer', () => {
  const { columns, flags } = columnFlags<'status' | 'sum'>('status', field('sum:total'));
  expect(flags).toEqual({ withStatus: 'status', withSum: 'sum' });
  expect(columns).toEqual([includeIf('withStatus', 'status'), includeIf('withSum', 'sum:total')]);
});

it('A page is told by what the server says of both directions, and by its number', () => {
  expect(pageInfo({ hasNextPage: true, hasPreviousPage: false }, { page: 0 })).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
  });
  expect(pageInfo(null, { page: 1 })).toEqual({ hasNextPage: false, hasPreviousPage: true });
});

describe('A table of descriptors', () => {
  it('gives each its name', () => {
    expect(withNames({ number: { kind: 'string' } })).toEqual({
      number: { name: 'number', kind: 'string' },
    });
  });

  it('of inputs says what most of them are: they may be left out, may be null, and are what the field of the record is', () => {
    interface Order {
      readonly note: string;
      readonly number: string;
      readonly tags: readonly string[];
    }
    const fields = {
      note: { name: 'note', kind: 'text', nullable: true, description: 'Note', unindexed: true },
      tags: {
        name: 'tags',
        kind: 'enum',
        list: true,
        nullable: false,
        values: [{ value: 'NEW' }],
        called: 'marks',
      },
      photo: { name: 'photo', kind: 'binary', nullable: true, encoding: 'hex' },
      span: { name: 'span', kind: 'range', nullable: true, of: 'date' },
      price: { name: 'price', kind: 'decimal', nullable: true, money: { currency: 'EUR' } },
    } as const;
    const none = () => undefined;
    const inputs = formInputs<Order>()(fields, {
      note: {},
      number: { kind: 'string', required: true, nullable: false },
      tags: {},
      picture: { field: 'photo', value: none },
      span: { value: none },
      price: { value: none, money: undefined },
    });
    expect(inputs).toEqual({
      note: {
        name: 'note',
        kind: 'text',
        description: 'Note',
        required: false,
        nullable: true,
        value: expect.any(Function),
      },
      number: {
        name: 'number',
        kind: 'string',
        required: true,
        nullable: false,
        value: expect.any(Function),
      },
      tags: {
        name: 'tags',
        kind: 'enum',
        list: true,
        values: [{ value: 'NEW' }],
        called: 'marks',
        required: false,
        nullable: true,
        value: expect.any(Function),
      },
      picture: {
        name: 'picture',
        field: 'photo',
        kind: 'binary',
        encoding: 'hex',
        required: false,
        nullable: true,
        value: none,
      },
      span: {
        name: 'span',
        kind: 'range',
        of: 'date',
        required: false,
        nullable: true,
        value: none,
      },
      price: { name: 'price', kind: 'decimal', required: false, nullable: true, value: none },
    });
    expect(
      [inputs.note, inputs.tags].map((input) => input.value({ note: 'a', tags: ['NEW'] })),
    ).toEqual(['a', ['NEW']]);
    // @ts-expect-error -- The record has no such field, and nothing says what the value is.
    formInputs<Order>()(fields, { nothing: { kind: 'string' } });
  });

  it('of filters has the operators of its conditions, and is what the field of the record is', () => {
    const fields = {
      total: {
        name: 'total',
        kind: 'float',
        nullable: false,
        description: 'Total',
        called: 'sum',
        money: { currency: 'EUR' },
      },
      customer: { name: 'customer', kind: 'reference', nullable: true, values: [{ value: 'A' }] },
    } as const;
    const filters = {
      total: nestedOperators('total', onFloat),
      customerId: nestedOperators('customerId', onFloat),
      weight: nestedOperators('weight', onFloat),
    };
    expect(
      filterDescriptors(filters, fields, {
        customerId: {
          field: 'customer',
          description: 'Buyer',
          reference: { resource: 'customers' },
        },
        weight: { kind: 'integer' },
      }),
    ).toEqual([
      {
        name: 'total',
        kind: 'float',
        description: 'Total',
        called: 'sum',
        money: { currency: 'EUR' },
        operators: ['gte', 'lt'],
      },
      {
        name: 'customerId',
        field: 'customer',
        kind: 'reference',
        values: [{ value: 'A' }],
        description: 'Buyer',
        reference: { resource: 'customers' },
        operators: ['gte', 'lt'],
      },
      { name: 'weight', kind: 'integer', operators: ['gte', 'lt'] },
    ]);
  });

  it('of columns tells which are shown at first', () => {
    const [number, note] = [
      { name: 'number', kind: 'string', nullable: false },
      { name: 'note', kind: 'text', nullable: true },
    ] as const;
    expect([...visibleColumns(number), ...hiddenColumns(note)]).toEqual([
      { field: number, default: true },
      { field: note, default: false },
    ]);
  });

  it('of an order has both values of each pair', () => {
    expect(sortPairs({ number: 'NUMBER' }, '_ASC', '_DESC')).toEqual({
      number: ['NUMBER_ASC', 'NUMBER_DESC'],
    });
  });

  it('gives an update what a create requires, as something that may be left out', () => {
    expect(
      optionalInput({
        name: 'number',
        kind: 'string',
        required: true,
        nullable: false,
        value: () => undefined,
      }),
    ).toMatchObject({ name: 'number', required: false, nullable: true });
  });
});

describe('A label', () => {
  const say = (value: unknown, kind: string) => `${kind} ${String(value)}`;

  it('is of its parts, without those that are empty', () => {
    expect(joinWithCommas('Тверь', null, '', joinWords('Анна', undefined, 'Ахматова'))).toBe(
      'Тверь, Анна Ахматова',
    );
  });

  it('has none where nothing of it can be seen', () => {
    expect(joinWords(' ', '\u00a0', '\u200b')).toBe('');
    expect(joinWords(0)).toBe('0');
  });

  it('has its dates and amounts said, where somebody can', () => {
    expect(joinWithCommas('26-000001', formatted(say, '2026-11-21', 'date'))).toBe(
      '26-000001, date 2026-11-21',
    );
    expect(joinWithCommas('26-000001', formatted(undefined, '2026-11-21', 'date'))).toBe(
      '26-000001, 2026-11-21',
    );
    expect(joinWithCommas('26-000001', formatted(say, null, 'date'))).toBe('26-000001');
  });
});

describe('A key', () => {
  it('is never absent or empty: the operation could reach every record', () => {
    expect(keyValue({ id: '7' }, 'id', number)).toBe(7);
    expect(() => keyValue({}, 'id', text)).toThrow(RangeError);
    expect(() => keyValue({ id: '' }, 'id', text)).toThrow(RangeError);
    expect(() => keyValue({ id: 'abc' }, 'id', number)).toThrow(RangeError);
    expect(keyValue({ id: '7' }, 'id', integer)).toBe(7);
    for (const none of ['abc', '1.5', '0x10', '1e3', '9007199254740993'])
      expect(() => keyValue({ id: none }, 'id', integer)).toThrow(RangeError);
  });
});

describe('What an operation needs of the record', () => {
  it('is read where it lies, and never left out where the server wants it', () => {
    expect(recordValue({ project: { id: '7' } }, ['project', 'id'], text)).toBe('7');
    expect(() => recordValue({ project: null }, ['project', 'id'], text)).toThrow(RangeError);
    expect(() => recordValue(undefined, ['version'], number)).toThrow(RangeError);
    expect(optionalRecordValue({ version: 3 }, ['version'], number)).toBe(3);
    expect(optionalRecordValue({ version: null }, ['version'], number)).toBeUndefined();
  });
});

describe('What a list has to be asked with', () => {
  const asked = {
    filters: [
      { field: 'channelId', operator: 'eq', value: '7' },
      { field: 'text', operator: 'eq', value: 'a' },
    ],
  } as const;

  it('goes to its own place, and is no condition of the filter', () => {
    expect(conditionValue(asked, 'channelId', number)).toBe(7);
    expect(() => conditionValue(asked, 'shopId', text)).toThrow(RangeError);
    expect(otherConditions(asked.filters, ['channelId'])).toEqual([asked.filters[1]]);
  });
});

describe('A value of a form', () => {
  it('that is absent stays absent, null stays null', () => {
    expect(inputValue({}, 'note', text)).toBeUndefined();
    expect(inputValue({}, 'toString', text)).toBeUndefined();
    expect(inputValue({ note: null }, 'note', text)).toBeNull();
    expect(inputValue({ note: '' }, 'note', text)).toBe('');
    expect(() => requiredValue({}, 'note', text)).toThrow(RangeError);
  });

  it('of a 64-bit integer or a decimal never passes through a number', () => {
    expect(text('9007199254740993')).toBe('9007199254740993');
    expect(text('0.10')).toBe('0.10');
  });

  it('of a number is a number, and nothing that only looks like one', () => {
    expect([' 1.5 ', '-2', 0, 7].map(number)).toEqual([1.5, -2, 0, 7]);
    for (const wrong of ['', ' ', 'x', '1,5', NaN, Infinity, 'Infinity', null, undefined])
      expect(() => number(wrong)).toThrow(RangeError);
  });

  it('of a number that names a record is whole, and one that the server can have', () => {
    expect(['12', ' -3 ', 2_147_483_647].map(integer)).toEqual([12, -3, 2_147_483_647]);
    for (const wrong of ['1.5', '1e3', '2147483648', '', 'x', 'x1', '1x'])
      expect(() => integer(wrong)).toThrow(RangeError);
  });

  it('of exact text is a number only with all of its digits', () => {
    expect(['0.10', ' 007 ', '+1.', '-12.500', '9007199254740992', 0.1].map(exactNumber)).toEqual([
      0.1, 7, 1, -12.5, 9007199254740992, 0.1,
    ]);
    for (const wrong of ['9007199254740993', '0.12345678901234567891', 'x'])
      expect(() => exactNumber(wrong)).toThrow(RangeError);
  });

  it('of a switch is on or off, of a file a file, of a list each of its values', () => {
    expect([true, 'true', false, 'false', 'on', undefined].map(boolean)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    const chosen = new File(['a'], 'a.txt');
    expect(file(chosen)).toBe(chosen);
    expect(() => file('a.txt')).toThrow(RangeError);
    expect(listOf(number)(['1', 2])).toEqual([1, 2]);
    expect(listOf(number)('3')).toEqual([3]);
    expect(() => listOf(number)(['1', 'x'])).toThrow(RangeError);
  });

  it('of an enum is one of its values', () => {
    const status = enumValue([{ value: 'NEW' }, { value: 'PAID' }]);
    expect(status('PAID')).toBe('PAID');
    expect(() => status('GONE')).toThrow(RangeError);
  });
});

const onFloat: Operators<{ greaterThanOrEqualTo?: number; lessThan?: number }> = {
  gte: (value) => ({ greaterThanOrEqualTo: number(value) }),
  lt: (value) => ({ lessThan: number(value) }),
};

describe('Conditions', () => {
  const filters = {
    total: nestedOperators('total', onFloat),
    id: { in: (value: unknown) => ({ idIn: listOf(number)(value) }) },
  };
  const asked = [
    { field: 'total', operator: 'gte', value: '5' },
    { field: 'total', operator: 'lt', value: 9 },
  ] as const;

  it('are combined as the filter can: by a key of its own, or in one object', () => {
    const parts = filterConditions<object>(filters, asked);
    expect(allConditions(parts, (and) => ({ and }))).toEqual({
      and: [{ total: { greaterThanOrEqualTo: 5 } }, { total: { lessThan: 9 } }],
    });
    expect(mergedConditions(parts)).toEqual({ total: { greaterThanOrEqualTo: 5, lessThan: 9 } });
    expect(allConditions(parts.slice(0, 1), (and) => ({ and }))).toEqual({
      total: { greaterThanOrEqualTo: 5 },
    });
    expect(allConditions<object>([], (and) => ({ and }))).toBeUndefined();
  });

  it('of several fields stand beside each other in one object, and of one place the later holds', () => {
    expect(
      mergedConditions<object>([
        { total: { gte: 5, of: { tax: 1 } } },
        { status: { eq: 'NEW' } },
        { total: { gte: 7, of: { net: 2 } } },
        { search: 'Анна' },
        { status: null },
      ]),
    ).toEqual({ total: { gte: 7, of: { tax: 1, net: 2 } }, status: null, search: 'Анна' });
    expect(mergedConditions<object>([])).toBeUndefined();
  });

  it('look for each word that is typed in one of several fields, and for nothing where nothing is typed', () => {
    const names = {
      first: { contains: (first: unknown) => ({ first }) },
      last: { startsWith: (last: unknown) => ({ last }) },
    };
    const by = { last: 'startsWith', first: 'contains' } as const;
    expect(searchConditions<object>(names, ' Анна  Ли', by, (or) => ({ or }))).toEqual([
      { or: [{ last: 'Анна' }, { first: 'Анна' }] },
      { or: [{ last: 'Ли' }, { first: 'Ли' }] },
    ]);
    expect(searchConditions<object>(names, ' ', by, (or) => ({ or }))).toEqual([]);
  });

  it('stand in groups, of which all hold, any, or none, within one another', () => {
    interface Filter {
      readonly total?: { readonly lessThan?: number };
      readonly and?: readonly Filter[];
      readonly or?: readonly Filter[];
      readonly not?: Filter;
    }
    const kinds = filterGroups<Filter>('and', 'or', 'not');
    const less = (value: number) => ({ field: 'total', operator: 'lt', value }) as const;
    const table = {
      total: nestedOperators('total', { lt: (value: unknown) => ({ lessThan: number(value) }) }),
    };
    const [one, two, three] = [1, 2, 3].map((lessThan) => ({ total: { lessThan } }));
    const of = (request: Parameters<typeof groupedFilter<Filter>>[2]) =>
      groupedFilter<Filter>(table, kinds, request);
    expect(of({ filters: [] })).toBeUndefined();
    expect(of({ filters: [less(1)] })).toEqual(one);
    expect(
      of({ filters: [less(1)], groups: [{ kind: 'any', filters: [less(2), less(3)] }] }),
    ).toEqual({ and: [one, { or: [two, three] }] });
    expect(
      of({
        filters: [],
        groups: [
          {
            kind: 'none',
            filters: [less(2)],
            groups: [{ kind: 'all', filters: [less(1), less(3)] }],
          },
        ],
      }),
    ).toEqual({ and: [{ not: two }, { not: { and: [one, three] } }] });
    expect(of({ filters: [], groups: [{ kind: 'any', filters: [] }] })).toBeUndefined();
    expect(() =>
      groupedFilter<Filter>(table, filterGroups<Filter>('and', 'or'), {
        filters: [],
        groups: [{ kind: 'none', filters: [less(1)] }],
      }),
    ).toThrow(RangeError);
  });

  it('negate by a list where the key takes one', () => {
    interface Where {
      readonly price?: { readonly lt?: number };
      readonly AND?: readonly Where[];
      readonly OR?: readonly Where[];
      readonly NOT?: readonly Where[];
    }
    expect(filterGroups<Where>('AND', 'OR', 'NOT', true).none?.([{ price: { lt: 1 } }])).toEqual({
      NOT: [{ price: { lt: 1 } }],
    });
  });

  it('that the server does not know are refused rather than left out', () => {
    expect(() =>
      filterConditions<object>(filters, [{ field: 'total', operator: 'contains', value: '5' }]),
    ).toThrow(RangeError);
    expect(() =>
      filterConditions<object>(filters, [{ field: 'constructor', operator: 'eq', value: '5' }]),
    ).toThrow(RangeError);
  });

  it('take wildcards in a pattern literally', () => {
    expect(escapeWildcards('100%_')).toBe('100\\%\\_');
    expect(escapeWildcards('C:\\50%')).toBe('C:\\\\50\\%');
  });

  it('that say nothing send nothing', () => {
    expect(nonEmptyObject({ search: undefined })).toBeUndefined();
    expect(nonEmptyObject({ search: 'x' })).toEqual({ search: 'x' });
  });
});

describe('An order', () => {
  const sorts = { name: ['NAME_ASC', 'NAME_DESC'], id: ['ID_ASC', 'ID_DESC'] } as const;

  it('ends with the key, so that pages do not overlap', () => {
    expect(sortValues(sorts, [{ field: 'name', descending: true }], [], ['id'])).toEqual([
      'NAME_DESC',
      'ID_DESC',
    ]);
    expect(sortValues(sorts, [{ field: 'id', descending: false }], [], ['id'])).toEqual(['ID_ASC']);
  });

  it('ends with the key in the direction of what comes before it', () => {
    const both = { ...sorts, city: ['CITY_ASC', 'CITY_DESC'] } as const;
    expect(
      sortValues(
        both,
        [
          { field: 'name', descending: true },
          { field: 'city', descending: false },
        ],
        [],
        ['id'],
      ),
    ).toEqual(['NAME_DESC', 'CITY_ASC', 'ID_ASC']);
  });

  it('is the default one where none is asked for that the server knows', () => {
    expect(
      sortValues(
        sorts,
        [{ field: 'toString', descending: true }],
        [{ field: 'id', descending: false }],
        ['id'],
      ),
    ).toEqual(['ID_ASC']);
    expect(sortValues({}, [], [], [])).toBeUndefined();
  });
});

it('A bounded number is told as such beyond its bound', () => {
  expect(boundedTotal(10_000, 10_000)).toEqual({ count: 10_000, exact: true });
  expect(boundedTotal(10_001, 10_000)).toEqual({ count: 10_000, exact: false });
  expect(boundedTotal(10_001, 10_000, '25000')).toEqual({ count: 25_000, exact: true });
});

describe('An action', () => {
  it('asks for values that nothing shows yet, optional where nothing else is said', () => {
    const [reason, refund] = actionInputs({
      reason: { kind: 'text', required: true, nullable: false },
      refund: { kind: 'object', inputs: actionInputs({ 'refund.amount': { kind: 'decimal' } }) },
    });
    expect(reason).toMatchObject({ name: 'reason', kind: 'text', required: true, nullable: false });
    expect(refund).toMatchObject({
      name: 'refund',
      required: false,
      nullable: true,
      inputs: [{ name: 'refund.amount', required: false }],
    });
    expect(reason?.value({ reason: 'late' })).toBeUndefined();
  });

  it('is about each of several records, and never about none', () => {
    expect(eachKey([{ id: '7' }, { id: '8' }], (key) => keyValue(key, 'id', number))).toEqual([
      7, 8,
    ]);
    expect(() => eachKey([], String)).toThrow(RangeError);
  });
});

describe('A query of several types', () => {
  it('answers each record under the name of its type, with its fields under their own names', () => {
    const found = [
      { __typename: 'Order' as const, number: 'A-1' },
      { __typename: 'Page' as const, number_Page: 7 },
    ];
    expect(
      unionRecords(found, { Page: (record) => ({ ...record, number: record.number_Page }) }),
    ).toEqual([
      { type: 'Order', record: { __typename: 'Order', number: 'A-1' } },
      { type: 'Page', record: { __typename: 'Page', number_Page: 7, number: 7 } },
    ]);
  });
});

describe('A table of modules', () => {
  const load = byName({ sales: async () => ({ module: 'sales' }) });

  it('loads the one of the name, and says what it does not have', async () => {
    await expect(load('sales')).resolves.toBe('sales');
    await expect(load('toString')).rejects.toThrow(RangeError);
  });
});
