import type {
  FieldDescriptor,
  FilterDescriptor,
  ListDescriptor,
  ListRequest,
  ResourceRecord,
} from '@admin/gql/resource';
import { gql } from '@apollo/client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  chosenRecordPages,
  createRecordPages,
  type RequestedPage,
  type RecordPages,
} from './record-pages.ts';

interface Row {
  readonly id: number;
  readonly at: number;
}

const at: FieldDescriptor = { name: 'at', kind: 'integer', nullable: false };
const comparable: FilterDescriptor = { name: 'at', kind: 'integer', operators: ['gte', 'lte'] };
const byKey: FilterDescriptor = { name: 'id', kind: 'integer', operators: ['in'] };

/** A list over `rows`, sorted by `at` and then by id, of which a server gives `most` at once. */
function listOf(
  rows: Row[],
  {
    paging = 'offset',
    filters = [],
    most = 500,
    refusesMore = false,
    onAsk = () => undefined,
  }: Partial<Pick<ListDescriptor, 'paging' | 'filters'>> & {
    readonly most?: number;
    readonly refusesMore?: boolean;
    readonly onAsk?: (times: number) => void;
  } = {},
) {
  const requests: ListRequest[] = [];
  const list: ListDescriptor = {
    document: gql`
      query Rows {
        rows {
          id
        }
      }
    `,
    columns: [{ field: at, default: true }],
    paging,
    filters,
    sortable: ['at'],
    multiSort: false,
    searchable: false,
    defaultSort: [{ field: 'at', descending: true }],
    variables: () => ({}),
    records: () => [],
    page: () => ({ hasNextPage: false, hasPreviousPage: false }),
  };
  const ask = async (request: ListRequest): Promise<RequestedPage> => {
    requests.push(request);
    onAsk(requests.length);
    if (refusesMore && request.pageSize > most) throw new Error('too many');
    const size = Math.min(request.pageSize, most);
    const descending = (request.sort[0] ?? list.defaultSort[0])?.descending ? -1 : 1;
    const holds = (row: Row) =>
      request.filters.every(({ field, operator, value }) =>
        field === 'id'
          ? Array.isArray(value) && value.includes(row.id)
          : operator === 'lte'
            ? row.at <= Number(value)
            : row.at >= Number(value),
      );
    const sorted = rows.filter(holds).toSorted((a, b) => descending * (a.at - b.at || a.id - b.id));
    const from =
      paging === 'cursor'
        ? request.after === undefined
          ? 0
          : sorted.findIndex(({ id }) => String(id) === request.after) + 1
        : request.page * request.pageSize;
    const records = paging === 'none' ? sorted : sorted.slice(from, from + size);
    // As a server that tells nothing of further pages is taken: a full page has one behind it.
    return {
      records: records.map((row) => ({ ...row })),
      page: {
        hasNextPage:
          paging === 'cursor' ? from + size < sorted.length : records.length === request.pageSize,
        hasPreviousPage: false,
        endCursor: String(records.at(-1)?.id),
      },
    };
  };
  const options = {
    list,
    key: ['id'] as const,
    request: {
      page: 3,
      pageSize: 25,
      sort: [],
      filters: [],
      search: '',
      columns: [],
    } satisfies ListRequest,
    total: () => undefined,
    ask,
    isRefusal: (error: unknown) => error instanceof Error && error.message === 'too many',
  };
  return { options, requests };
}

async function all(pages: RecordPages): Promise<number[]> {
  const found: ResourceRecord[] = [];
  for (let records = await pages.next(); records !== null; records = await pages.next())
    found.push(...records);
  return found.map(({ id }) => Number(id));
}

const rowsOf = (values: readonly number[]): Row[] => values.map((value, id) => ({ id, at: value }));
const inOrder = (rows: readonly Row[]) =>
  rows.toSorted((a, b) => b.at - a.at || b.id - a.id).map(({ id }) => id);

describe.each([
  ['by pages that are counted', {}],
  ['by the value at which the page before ended', { filters: [comparable] }],
  ['by cursors', { paging: 'cursor' }],
  ['all at once', { paging: 'none' }],
] as const)('a list is read %s', (_, way) => {
  it('whole and in its order, whatever the server gives at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 130 }),
        fc.constantFrom(7, 25, 60, 500),
        fc.boolean(),
        async (values, most, refusesMore) => {
          const rows = rowsOf(values);
          const { options } = listOf(rows, {
            ...way,
            most,
            refusesMore: refusesMore && most >= 25,
          });
          expect(await all(createRecordPages(options))).toEqual(inOrder(rows));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('on where it failed, without a record twice', async () => {
    const rows = rowsOf(Array.from({ length: 90 }, (_each, id) => id % 40));
    let isDown = false;
    const { options } = listOf(rows, {
      ...way,
      most: 25,
      onAsk: (times) => {
        isDown = !isDown && times % 2 === 0;
        if (isDown) throw new Error('offline');
      },
    });
    const pages = createRecordPages(options);
    const found: number[] = [];
    for (let isOver = false; !isOver;) {
      const records = await pages.next().catch(() => []);
      isOver = records === null;
      found.push(...(records ?? []).map(({ id }) => Number(id)));
    }
    expect(found).toEqual(inOrder(rows));
  });
});

/** Others add and take away rows while the list is read; those that nobody touches are `kept`. */
async function readWhileChanged(filters: readonly FilterDescriptor[]) {
  const rows = rowsOf(Array.from({ length: 200 }, (_, id) => id));
  const kept = new Set(rows.filter(({ id }) => id % 10 !== 0).map(({ id }) => id));
  const { options } = listOf(rows, {
    filters,
    most: 25,
    onAsk: (times) => {
      rows.push({ id: 1000 + times, at: 1000 + times });
      const gone = rows.findIndex(({ id }) => id === 200 - times * 10);
      if (gone >= 0) rows.splice(gone, 1);
      if (times % 3 === 0) rows.push({ id: 2000 + times, at: 1000 });
    },
  });
  const pages = createRecordPages(options);
  const found = await all(pages);
  return { pages, found, missing: [...kept].filter((id) => !found.includes(id)) };
}

it('misses no record and has none twice while others add and take away rows, where values can be compared', async () => {
  const { pages, found, missing } = await readWhileChanged([comparable]);
  expect(missing).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
  expect(pages.isCounted).toBe(false);
});

it('has no record twice, and says that pages were counted, where they cannot', async () => {
  const { pages, found } = await readWhileChanged([]);
  expect(new Set(found).size).toBe(found.length);
  expect(pages.isCounted).toBe(true);
  expect(pages.repeated).toBeGreaterThan(0);
});

it('counts pages from there on, where the server compares otherwise than it sorts', async () => {
  const rows = rowsOf(Array.from({ length: 80 }, (_, id) => id));
  const { options, requests } = listOf(rows, { filters: [comparable], most: 25 });
  const ask = (request: ListRequest) =>
    options.ask({
      ...request,
      filters: request.filters.map((condition) => ({
        ...condition,
        value: Number(condition.value) - 1,
      })),
    });
  expect(await all(createRecordPages({ ...options, ask }))).toEqual(inOrder(rows));
  expect(requests.some(({ filters }) => filters.length > 0)).toBe(true);
});

it('ends with what is wrong where a cursor leads to itself', async () => {
  const { options, requests } = listOf(rowsOf([1, 2, 3]), { paging: 'cursor' });
  const ask = async (request: ListRequest): Promise<RequestedPage> => {
    if (requests.length > 5) throw new Error('It goes on asking.');
    return {
      ...(await options.ask(request)),
      page: { hasNextPage: true, hasPreviousPage: false, endCursor: '1' },
    };
  };
  await expect(all(createRecordPages({ ...options, ask }))).rejects.toThrow(
    'The server answers a cursor with the same cursor',
  );
});

it('asks no deeper into the list the further it is, where values can be compared', async () => {
  const { options, requests } = listOf(rowsOf(Array.from({ length: 2000 }, (_, id) => id)), {
    filters: [comparable],
  });
  expect(await all(createRecordPages(options))).toHaveLength(2000);
  expect(requests.every(({ page }) => page === 0)).toBe(true);
});

it.each([
  [[byKey], 1],
  [[], 2],
] as const)(
  'reads the chosen records alone, by their keys where the list can be asked for them',
  async (filters, asked) => {
    const { options, requests } = listOf(rowsOf(Array.from({ length: 700 }, (_, id) => id)), {
      filters,
    });
    expect(await all(chosenRecordPages({ ...options, chosen: [{ id: 5 }, { id: 690 }] }))).toEqual([
      690, 5,
    ]);
    expect(requests).toHaveLength(asked);
  },
);

it('asks for chosen records by their keys alone, whatever is searched for meanwhile', async () => {
  const { options, requests } = listOf(rowsOf([1, 2, 3]), { filters: [byKey] });
  const request = {
    ...options.request,
    search: 'Чайка',
    groups: [{ kind: 'any', filters: [] }],
  } as const;
  expect(await all(chosenRecordPages({ ...options, request, chosen: [{ id: 2 }] }))).toEqual([2]);
  expect(requests).toMatchObject([
    { search: '', groups: undefined, filters: [{ field: 'id', operator: 'in', value: [2] }] },
  ]);
});
