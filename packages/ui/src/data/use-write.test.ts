import {
  ConflictError,
  createAdminClient,
  emptySchemaConfig,
  NotFoundError,
  ReadRefusedError,
} from '@admin/gql';
import type { WriteError, WriteResult } from '@admin/gql/resource';
import { ApolloLink, gql, Observable } from '@apollo/client';
import { describe, expect, it } from 'vitest';

import { sampleDescriptors } from '../testing/index.ts';
import { dataClientOf, type DataClient } from './data-client.ts';
import { isGone, sendWrite } from './use-write.ts';

const { books } = sampleDescriptors;
const book = { __typename: 'Book', id: '1', title: 'Чайка' };

/** A client of a server that answers each operation so, and what it was asked. */
function clientOf(answer: Readonly<Record<string, unknown>> | Error): {
  readonly client: DataClient;
  readonly asked: ApolloLink.Operation[];
} {
  const asked: ApolloLink.Operation[] = [];
  const link = new ApolloLink((operation) => {
    asked.push(operation);
    return new Observable((observer) => {
      if (answer instanceof Error) return observer.error(answer);
      observer.next({ data: answer });
      observer.complete();
    });
  });
  return {
    client: dataClientOf(createAdminClient({ schema: emptySchemaConfig, link })),
    asked,
  };
}

describe('a record that was to be deleted', () => {
  const unconfirmed: WriteResult = { record: undefined, errors: [] };

  it.each<readonly [string, WriteResult]>([
    ['the answer says so', { ...unconfirmed, confirmed: true }],
    ['the answer has the record that was there', { record: book, errors: [] }],
  ])('is gone where %s, and nothing is asked', async (_, written) => {
    const { client, asked } = clientOf({ book });
    expect(await isGone(client, books, written, book)).toBe(true);
    expect(asked).toEqual([]);
  });

  it.each<readonly [string, Readonly<Record<string, unknown>> | Error, boolean]>([
    ['has none', { book: null }, true],
    ['finds none', new NotFoundError(), true],
    ['refuses to show it', new ReadRefusedError(['Gone']), true],
    ['still shows it', { book }, false],
  ])('is asked for where the answer says nothing: the server %s', async (_, answer, gone) => {
    const { client, asked } = clientOf(answer);
    expect(await isGone(client, books, unconfirmed, book)).toBe(gone);
    expect(asked.map(({ variables }) => variables)).toEqual([expect.objectContaining({ id: '1' })]);
  });

  it('may be there or not where the server does not answer', async () => {
    const { client } = clientOf(new TypeError('Failed to fetch'));
    await expect(isGone(client, books, unconfirmed, book)).rejects.toThrow(
      'did not reach the server',
    );
  });

  it('is gone where nothing can be asked, unless the answer denies it', async () => {
    const { client } = clientOf({ book });
    const { show, ...unseen } = books;
    expect(show).toBeDefined();
    expect(await isGone(client, unseen, unconfirmed, book)).toBe(true);
    expect(await isGone(client, unseen, { ...unconfirmed, confirmed: false }, book)).toBe(false);
  });
});

describe('a mutation', () => {
  const document = gql`
    mutation {
      saved
    }
  `;
  const write = (errors: readonly WriteError[]) => ({
    document,
    variables: {},
    result: (data: unknown): WriteResult => ({ record: { data }, errors }),
  });

  it('is answered with what its result reads', async () => {
    const { client } = clientOf({ saved: true });
    expect(await sendWrite(client, write([]))).toEqual({
      record: { data: { saved: true } },
      errors: [],
    });
    const refused = [{ message: 'Занято', input: 'title', code: 'TAKEN' }];
    expect((await sendWrite(client, write(refused))).errors).toEqual(refused);
  });

  it('fails as a conflict where its payload says that others changed the record', async () => {
    const { client } = clientOf({ saved: false });
    await expect(
      sendWrite(client, write([{ message: 'Changed', code: 'VERSION_MISMATCH' }])),
    ).rejects.toBeInstanceOf(ConflictError);
  });
});
