import { expect, it } from 'vitest';

import { operated } from '../../../../test/operated.ts';

const sdl = (list: string, more = '') =>
  `type Query { readings(${list}): ${more === '' ? '[Reading!]!' : 'Readings!'} reading(id: ID!): Reading } type Reading { id: ID! title: String! } ${more}`;

it('pages by the key of the last record of the page before', async () => {
  const { resources, problems } = await operated(sdl('limit: Int, afterId: ID'));
  expect(resources[0]?.list?.paging).toEqual({
    kind: 'cursor',
    first: ['limit'],
    after: ['afterId'],
    edgeCursor: ['id'],
  });
  expect(problems).toEqual([]);
});

it('finds the key inside what holds the records', async () => {
  const { resources, problems } = await operated(
    sdl(
      'input: PageInput',
      'type Readings { items: [Reading!]! hasMore: Boolean! } input PageInput { limit: Int sinceId: ID }',
    ),
  );
  expect(resources[0]?.list?.paging).toMatchObject({
    kind: 'cursor',
    after: ['input', 'sinceId'],
    edgeCursor: ['items', 'id'],
    pageInfo: { hasNextPage: ['hasMore'] },
  });
  expect(problems).toEqual([]);
});

it('is no paging where the key must be given', async () => {
  const { resources } = await operated(sdl('limit: Int, afterId: ID!'));
  expect(resources[0]?.list?.paging).toEqual({ kind: 'none', limit: ['limit'] });
});
