import { expect, it } from 'vitest';

import { operated } from '../../../../test/operated.ts';

const sdl = (order: string) => `
  type Query { wines(orderBy: WineOrder, limit: Int, offset: Int): [Wine!]! wine(id: ID!): Wine }
  type Wine { id: ID! title: String! year: Int! }
  enum WineField { TITLE YEAR }
  enum Other { TITLE }
  ${order}
`;

it('sends the field in the list of its direction', async () => {
  const { resources, problems } = await operated(
    sdl('input WineOrder { ascending: [WineField!] descending: [WineField!] }'),
  );
  expect(resources[0]?.list?.sort).toEqual({
    places: [
      {
        argument: ['orderBy'],
        values: [
          { field: 'title', asc: { ascending: ['TITLE'] }, desc: { descending: ['TITLE'] } },
          { field: 'year', asc: { ascending: ['YEAR'] }, desc: { descending: ['YEAR'] } },
        ],
      },
    ],
    multiple: false,
  });
  expect(problems).toEqual([]);
});

it('does not take lists of different things for the two directions', async () => {
  expect(
    (await operated(sdl('input WineOrder { ascending: [WineField!] descending: [Other!] }')))
      .resources[0]?.list?.sort,
  ).toBeUndefined();
});
