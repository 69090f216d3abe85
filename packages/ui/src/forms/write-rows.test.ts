import { NetworkError } from '@admin/gql';
import { expect, it } from 'vitest';

import { writeRows } from './write-rows.ts';

const records = ['1', '2', '3'].map((id) => ({ id }));
const key = ['id'] as const;

it('begins with no further record once it is stopped, and keeps what was done', async () => {
  const stopped = new AbortController();
  const written: unknown[] = [];
  const { done } = await writeRows({
    key, records, signal: stopped.signal,
    write: async ({ id }) => {
      written.push(id);
      if (id === '2') stopped.abort();
      return [];
    },
  });
  expect([written, done]).toEqual([['1', '2'], ['1', '2']]);
});

it.each([
  ['goes on after a failure of one record', new Error('Unknown'), ['1', '3']],
  ['ends where the next would fare no better', new NetworkError(), ['1']],
])('%s', async (_, error, expected) => {
  const { done, failed } = await writeRows({
    key, records,
    write: async ({ id }) => {
      if (id === '2') throw error;
      return [];
    },
  });
  expect([done, [...failed.keys()]]).toEqual([expected, ['2']]);
});
