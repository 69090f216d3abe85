import {
  createAdminClient,
  emptySchemaConfig,
  ForbiddenError,
  NetworkError,
  RequestTimeoutError,
  ServerFaultError,
  ServerStatusError,
  TooManyRequestsError,
} from '@admin/gql';
import type { ResourceRecord } from '@admin/gql/resource';
import { ApolloLink, Observable } from '@apollo/client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dataClientOf } from '../../data/data-client.ts';
import {
  createSampleData,
  createSampleLink,
  sampleDescriptors,
  type SampleData,
} from '../../testing/index.ts';
import { createBulkRun } from '../../session-core/bulk/bulk-run.ts';
import { isOutcome, type RowState } from '../../session-core/bulk/row-state.ts';
import type { RowOperation } from '../../session-core/bulk/bulk-operation.ts';
import type { BulkWords } from '../../session-core/bulk/row-work.ts';
import { createBulkWork, fateOf } from './bulk-work.ts';

const words: BulkWords = {
  changed: 'changed',
  gone: 'gone',
  unconfirmed: 'unconfirmed',
  notOffered: 'not offered',
  refused: (errors) => errors.map(({ message }) => message).join(' '),
  failed: (error) => `failed ${String(error)}`,
};
const resource = sampleDescriptors.books;

type Happening =
  | 'ok'
  | 'timeoutAfter'
  | 'dropBefore'
  | 'unavailable'
  | 'unavailableAfter'
  | 'faultAfter'
  | 'faultBefore';
const happenings: readonly Happening[] = [
  'ok',
  'ok',
  'ok',
  'timeoutAfter',
  'dropBefore',
  'unavailable',
  'unavailableAfter',
  'faultAfter',
  'faultBefore',
];
const failures: Readonly<Record<Exclude<Happening, 'ok'>, () => Error>> = {
  timeoutAfter: () => new RequestTimeoutError(1000),
  dropBefore: () => new NetworkError(),
  unavailable: () => new ServerStatusError(503),
  unavailableAfter: () => new ServerStatusError(503),
  faultAfter: () => new ServerFaultError(),
  faultBefore: () => new ServerFaultError(),
};

const isRefused = (id: unknown): boolean => Number(id) % 17 === 0;

/**
 * Link that loses requests and answers as `next` decides for each write. The server refuses every
 * seventeenth record.
 */
const faulty = (next: () => Happening) =>
  new ApolloLink((operation, forward) => {
    const [, field] = /^Book(Update|Delete)$/.exec(operation.operationName ?? '') ?? [];
    if (field !== undefined && isRefused(operation.variables['id'])) {
      const refusal = {
        __typename: 'BookPayload',
        book: null,
        errors: [{ __typename: 'UserError', message: 'Под замком', field: null, code: null }],
      };
      return new Observable((observer) => {
        observer.next({ data: { [`${field.toLowerCase()}Book`]: refusal } });
        observer.complete();
      });
    }
    const happening = /Update|Delete/.test(operation.operationName ?? '') ? next() : 'ok';
    if (happening === 'ok') return forward(operation);
    return new Observable((observer) => {
      const fail = () => observer.error(failures[happening]());
      if (happening.endsWith('After'))
        forward(operation).subscribe({ complete: fail, error: fail });
      else fail();
    });
  });

function start(data: SampleData, next: () => Happening = () => 'ok') {
  const requests: {
    readonly operationName: string | undefined;
    readonly variables: Readonly<Record<string, unknown>>;
  }[] = [];
  const apollo = createAdminClient({
    schema: emptySchemaConfig,
    link: faulty(next).concat(createSampleLink(data, requests)),
  });
  const client = dataClientOf(apollo);
  const rows: readonly ResourceRecord[] = data.books.map(({ id, title, status, pages }) => ({
    __typename: 'Book',
    id,
    title,
    status,
    pages,
  }));
  const run = async (operation: RowOperation): Promise<readonly RowState[]> => {
    const bulk = createBulkRun({
      rows,
      work: createBulkWork(operation, { client, resource, words }),
      wait: async () => undefined,
    });
    for (let times = 0; bulk.state().status !== 'ended' && times < 1000; times += 1)
      await bulk.start();
    return bulk.rows();
  };
  return { apollo, client, requests, rows, run };
}

/** Rows of the campaign; `npm run bulk` has more of them. */
const count = Number(process.env['BULK_ROWS'] ?? 150);
const seed = Number(process.env['PROPERTY_SEED'] ?? 1);

describe('one operation on many records', () => {
  it.each(['edit', 'remove'] as const)(
    'reports of every row of a faulty %s what the database says',
    async (kind) => {
      const random = fc
        .sample(fc.constantFrom(...happenings), { numRuns: count * 3, seed })
        .values();
      const data = createSampleData(count);
      const before = new Map(data.books.map((book) => [book.id, book]));
      const { run, rows } = start(data, () => random.next().value ?? 'ok');
      // Others change some of them, in the field that is edited and in another, after they were
      // chosen.
      data.books = data.books.map((book) =>
        Number(book.id) % 11 === 0
          ? { ...book, status: 'WITHDRAWN', pages: 1 }
          : Number(book.id) % 13 === 0
            ? { ...book, annotation: 'их' }
            : book,
      );
      const states = await run(
        kind === 'edit' ? { kind, changes: { status: 'PUBLISHED', available: true } } : { kind },
      );
      expect(states.filter((state) => !isOutcome(state) || state.status === 'unknown')).toEqual([]);
      const after = new Map(data.books.map((book) => [book.id, book]));
      const told = states.map(({ status }, at) => `${String(rows[at]?.['id'])} ${status}`);
      const real = rows.map(({ id }) => {
        const book = after.get(String(id));
        const isDone =
          kind === 'remove'
            ? book === undefined
            : book?.status === 'PUBLISHED' && book.available === true;
        return `${String(id)} ${isDone ? 'done' : 'refused'}`;
      });
      expect(told).toEqual(real);
      // Nothing that others wrote is written over.
      const theirs = data.books.filter(
        ({ id }) => Number(id) % 11 === 0 && before.get(id)?.status !== 'WITHDRAWN',
      );
      expect(new Set(theirs.map(({ status }) => status))).toEqual(new Set(['WITHDRAWN']));
      expect(
        data.books.filter(
          ({ id, annotation }) =>
            Number(id) % 13 === 0 && Number(id) % 11 !== 0 && annotation !== 'их',
        ),
      ).toEqual([]);
      expect(
        states.filter((state) => state.status === 'refused' && state.reason === 'Под замком')
          .length,
      ).toBeGreaterThan(0);
      expect(
        states.filter((state) => state.status === 'refused' && state.reason === 'changed').length,
      ).toBeGreaterThan(0);
    },
  );

  it('sends the chosen fields alone, and nothing to a record that holds them already', async () => {
    const data = createSampleData(3);
    const { run, requests } = start(data);
    expect(await run({ kind: 'edit', changes: { status: 'PUBLISHED' } })).toEqual([
      { status: 'done' },
      { status: 'done' },
      { status: 'done' },
    ]);
    expect(
      requests
        .filter(({ operationName }) => operationName === 'BookUpdate')
        .map(({ variables }) => variables),
    ).toEqual([
      { id: '2', patch: { status: 'PUBLISHED' } },
      { id: '3', patch: { status: 'PUBLISHED' } },
    ]);
  });

  it('keeps the answers to thousands of writes out of the cache', async () => {
    const { run, apollo } = start(createSampleData(4));
    await run({ kind: 'edit', changes: { pages: 7 } });
    expect(JSON.stringify(apollo.cache.extract())).not.toContain('Книга');
  });

  it('says of a record that is gone that it is, where it was to be changed; a deletion has come true', async () => {
    const data = createSampleData(2);
    const { run } = start(data);
    data.books = data.books.slice(1);
    expect(await run({ kind: 'edit', changes: { pages: 7 } })).toEqual([
      { status: 'refused', reason: 'gone' },
      { status: 'done' },
    ]);
    expect(await run({ kind: 'remove' })).toMatchObject([
      { status: 'done' },
      { status: 'refused', reason: 'changed' },
    ]);
  });

  it.each(['edit', 'remove'] as const)(
    'reads a row that holds no version before an %s, where the server compares versions that it is told',
    async (kind) => {
      const data = createSampleData(2);
      const { client, rows } = start(data);
      // As in our API: only the record's page selects the version, lists do not.
      const { update, remove } = resource;
      if (!update || !remove) throw new Error('Books are changed and deleted.');
      const versioned = {
        ...resource,
        update: { ...update, versioned: true },
        remove: { ...remove, versioned: true },
      };
      data.books = data.books.map((book) => (book.id === '1' ? { ...book, pages: 1 } : book));
      const operation: RowOperation = kind === 'edit' ? { kind, changes: { pages: 7 } } : { kind };
      const bulk = createBulkRun({
        rows,
        work: createBulkWork(operation, { client, resource: versioned, words }),
      });
      await bulk.start();
      expect(bulk.rows()).toEqual([{ status: 'refused', reason: 'changed' }, { status: 'done' }]);
      expect(data.books.find(({ id }) => id === '1')?.pages).toBe(1);
    },
  );

  it('never is without something to change', () => {
    const { client } = start(createSampleData(1));
    expect(() =>
      createBulkWork({ kind: 'edit', changes: {} }, { client, resource, words }),
    ).toThrow(RangeError);
  });
});

it.each([
  [new ServerStatusError(503), 'lost'],
  [new ServerFaultError({ status: 504 }), 'lost'],
  [new ServerFaultError({ status: 500 }), 'failed'],
  [new Error('Unknown'), 'refused'],
  [new TooManyRequestsError(undefined, { status: 503 }), 'busy'],
  [new ForbiddenError({ status: 502 }), 'refused'],
] as const)('takes %s for what it is', (error, fate) => expect(fateOf(error)).toBe(fate));
