import {
  createAdminClient,
  emptySchemaConfig,
  NetworkError,
  TooManyRequestsError,
} from '@admin/gql';
import type { KeyedResource, ListRequest } from '@admin/gql/resource';
import { ApolloLink, Observable } from '@apollo/client';
import { describe, expect, it } from 'vitest';

import { dataClientOf } from '../../data/data-client.ts';
import {
  createSampleData,
  createSampleLink,
  sampleDescriptors,
  type SampleRequest,
} from '../../testing/index.ts';
import { createRowTarget } from './row-target.ts';

const { books } = sampleDescriptors;
const { list } = books;
if (!list) throw new Error('The sample library lists its books.');
/** Books whose list can be filtered by title. */
const titled: KeyedResource = {
  ...books,
  list: {
    ...list,
    filters: [{ name: 'title', kind: 'string', operators: ['eq'] }],
    variables: (request: ListRequest) => ({
      ...list.variables({ ...request, filters: [] }),
      filter: { title_contains: request.filters[0]?.value },
    }),
  },
};

function start(
  fail: (operationName: string | undefined) => Error | undefined = () => undefined,
  resource = titled,
) {
  const data = createSampleData(3);
  const requests: SampleRequest[] = [];
  const link = new ApolloLink((operation, forward) => {
    const error = fail(operation.operationName);
    return error ? new Observable((observer) => observer.error(error)) : forward(operation);
  });
  const client = dataClientOf(
    createAdminClient({
      schema: emptySchemaConfig,
      link: link.concat(createSampleLink(data, requests)),
    }),
  );
  const target = createRowTarget({
    client,
    resource,
    reasonOf: ({ message, code = '' }) => ({ text: message || code }),
    severalRecords: 'several',
    noRecord: 'none',
  });
  const write = (...rows: readonly Readonly<Record<string, unknown>>[]) =>
    target.write(
      {
        id: 'call',
        key: ['title'],
        takesKeys: false,
        dryRun: false,
        rows: rows.map((values, at) => ({ at: at + 2, values })),
      },
      new AbortController().signal,
    );
  const sent = (name: string) =>
    requests
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables);
  return { data, write, sent };
}

describe('rows for a server without an import of its own', () => {
  it('change the record that has their key in what they say, and make the others', async () => {
    const { data, write, sent } = start();
    const outcome = await write(
      { title: 'Книга 2', pages: 7 },
      { title: 'Новая', authorId: '1', status: 'DRAFT' },
    );
    expect(outcome).toEqual({ created: 1, updated: 1, refused: [] });
    expect(sent('BookUpdate')).toEqual([{ id: '2', patch: { pages: 7 } }]);
    expect(data.books.map(({ title }) => title)).toEqual([
      'Книга 1',
      'Книга 2',
      'Книга 3',
      'Новая',
    ]);
    expect(data.books[1]).toMatchObject({
      title: 'Книга 2',
      pages: 7,
      status: createSampleData(2).books[1]?.status,
    });
  });

  it('are refused where several records have their key, or a new one would lack something', async () => {
    const { write, sent } = start();
    expect(await write({ title: 'Книга', pages: 7 }, { title: 'Новая' })).toEqual({
      created: 0,
      updated: 0,
      refused: [
        { at: 2, reasons: [{ text: 'several' }] },
        { at: 3, reasons: expect.arrayContaining([{ text: 'NOT_NULL_VIOLATION' }]) },
      ],
    });
    expect([...sent('BookUpdate'), ...sent('BookCreate')]).toEqual([]);
  });

  it('are refused where the answer says so of itself', async () => {
    const refusal = { message: 'нельзя', input: 'pages' };
    const { write } = start(undefined, {
      ...titled,
      ...(titled.update && {
        update: { ...titled.update, result: () => ({ record: null, errors: [refusal] }) },
      }),
    });
    expect(await write({ title: 'Книга 2', pages: 7 })).toEqual({
      created: 0,
      updated: 0,
      refused: [{ at: 2, reasons: [{ text: 'нельзя' }] }],
    });
  });

  it.each([
    ['of which the answer was lost are unsure', new NetworkError(), { unsent: [], unsure: [2] }],
    [
      'that were not let in were not sent',
      new TooManyRequestsError(undefined),
      { unsent: [2], unsure: [] },
    ],
  ])('%s', async (_, error, told) => {
    const { write } = start((name) => (name === 'BookUpdate' ? error : undefined));
    expect(await write({ title: 'Книга 2', pages: 7 })).toMatchObject({
      created: 0,
      updated: 0,
      failure: { error: { code: error.code }, ...told },
    });
  });
});

it('refuses a row without a value for a required field called constructor', async () => {
  const { create } = titled;
  if (!create) throw new Error('The sample library takes books.');
  const { write } = start(undefined, {
    ...titled,
    create: {
      ...create,
      inputs: create.inputs.map((input) =>
        input.name === 'title' ? { ...input, name: 'constructor' } : input,
      ),
    },
  });
  expect(await write({ authorId: '1', status: 'DRAFT' })).toMatchObject({
    refused: [{ at: 2, reasons: [{ text: 'NOT_NULL_VIOLATION' }] }],
  });
});
