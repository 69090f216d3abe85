import { gql } from '@apollo/client';
import { parse } from 'graphql';
import { expect, it } from 'vitest';

import { addCacheRules } from '../cache/cache-rules.ts';
import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { ExactNumber } from '../exact-number.ts';
import { exactNumbersFetch } from './exact-numbers.ts';
import { exactPartsFetch } from './exact-parts.ts';

const answer =
  '{"data":{"orders":[{"__typename":"Order","id":1,"large":9007199254740993,"several":[9007199254740993,null],"attributes":{"id":9007199254740993,"__typename":"Part"}}]}}';

const query = gql`
  query Orders($like: JSON) {
    list: orders(like: $like) {
      id
      ...Parts
      ... on Order {
        several
      }
    }
  }
  fragment Parts on Order {
    large
    attributes
  }
`;

const server = (bodies: unknown[]) => async (_: unknown, init?: RequestInit) => {
  bodies.push(init?.body);
  return new Response(answer.replace('"orders"', '"list"'), {
    headers: { 'content-type': 'application/json' },
  });
};

const parsed = {
  list: [
    {
      __typename: 'Order',
      id: 1,
      large: '9007199254740993',
      several: ['9007199254740993', null],
      attributes: { id: new ExactNumber('9007199254740993'), __typename: 'Part' },
    },
  ],
};

it.each([
  ['a fetch of its own', server],
  ['one that has exact text', (bodies: unknown[]) => exactNumbersFetch(server(bodies))],
  ['one for parts', (bodies: unknown[]) => exactPartsFetch(server(bodies))],
])('keeps numbers of JSON through the cache and back, with %s', async (_, fetchOf) => {
  const bodies: unknown[] = [];
  const client = createAdminClient({
    schema: { typePolicies: {}, scalars: { BigInt: 'bigint' } },
    fetch: fetchOf(bodies),
  });
  const { data } = await client.query<typeof parsed>({ query });
  expect(data).toEqual(parsed);
  expect(JSON.stringify(data?.list[0]?.attributes)).toBe(
    '{"id":9007199254740993,"__typename":"Part"}',
  );
  const stored = client.readQuery<typeof parsed>({ query });
  expect(stored).toEqual(parsed);

  const seen: unknown[] = [];
  const watched = client.watchQuery({ query }).subscribe(({ data: next }) => seen.push(next));
  await client.refetchQueries({ include: 'active' });
  watched.unsubscribe();
  expect(new Set(seen.filter((next) => next !== undefined)).size).toBe(1);

  await client.query({ query, variables: { like: stored?.list[0]?.attributes } });
  expect(bodies.at(-1)).toContain('"like":{"id":9007199254740993');
  const others = Object.keys(client.extract() ?? {});
  expect(others).toContain('ROOT_QUERY');
  expect(JSON.stringify(client.extract())).toContain(
    'orders({\\"like\\":{\\"__typename\\":\\"Part\\",\\"id\\":9007199254740993}})',
  );
});

it('shows the text of a refusal as it was sent', async () => {
  const client = createAdminClient({
    schema: emptySchemaConfig,
    fetch: async () =>
      Response.json(
        { errors: [{ message: 'No.', extensions: { code: 'BAD', limit: 1 } }] },
        { status: 400 },
      ),
  });
  await expect(client.query({ query })).rejects.toMatchObject({ errors: [{ message: 'No.' }] });
  const withLimit = createAdminClient({
    schema: emptySchemaConfig,
    fetch: async () =>
      new Response(
        '{"data":null,"errors":[{"message":"No.","extensions":{"limit":9007199254740993}}]}',
        {
          headers: { 'content-type': 'application/json' },
        },
      ),
  });
  const error = await withLimit.query({ query }).catch((thrown: unknown) => thrown);
  expect(JSON.stringify(error)).not.toMatch(/[\u2063\u2064]/);
});

it('leaves a text alone that looks like a mark of its own', async () => {
  const stored = `${'\u2063\u2064'.repeat(32)}9007199254740993`;
  const client = createAdminClient({
    schema: emptySchemaConfig,
    fetch: async () =>
      new Response(`{"data":{"long":9007199254740993,"text":${JSON.stringify(stored)}}}`, {
        headers: { 'content-type': 'application/json' },
      }),
  });
  const { data } = await client.query<Record<string, unknown>>({
    query: gql`
      query Texts {
        long
        text
      }
    `,
  });
  expect(data).toEqual({ long: '9007199254740993', text: stored });
});

const long = '9007199254740993';

it.each(['query', 'mutation'])(
  'keeps numbers that are the whole of a JSON value, or stand in a list of it, in a %s',
  async (kind) => {
    const bodies: unknown[] = [];
    const answered = `{"__typename":"Product","own":${long},"parts":[${long},"${long}"],"several":[${long},null],"code":${long},"other":${long}}`;
    const client = createAdminClient({
      schema: {
        scalars: { JSON: 'json', BigInt: 'bigint' },
        scalarFields: { Query: { stat: 'JSON' }, Mutation: { stat: 'JSON' } },
      },
      fetch: async (_, init) => {
        bodies.push(init?.body);
        return new Response(`{"data":{"it":${answered},"stat":${long}}}`, {
          headers: { 'content-type': 'application/json' },
        });
      },
    });
    // As a resource brings them, after the client was made.
    addCacheRules(client.cache, {
      typePolicies: { Product: { keyFields: false } },
      scalarFields: {
        Product: { attributes: 'JSON', parts: 'JSON', several: '[JSON]', code: 'BigInt' },
      },
    });
    const document = parse(`
      ${kind} Values($like: JSON) { it: product(like: $like) { ...Own parts several code other } stat }
      fragment Own on Product { own: attributes }
    `);
    const send = async (like?: unknown) =>
      kind === 'query'
        ? client.query<Record<string, unknown>>({ query: document, variables: { like } })
        : client.mutate<Record<string, unknown>>({ mutation: document, variables: { like } });
    const { data } = await send();
    const number = new ExactNumber(long);
    expect(data).toEqual({
      it: {
        __typename: 'Product',
        own: number,
        parts: [number, long],
        several: [number, null],
        code: long,
        other: long,
      },
      stat: number,
    });
    const again = kind === 'query' ? client.readQuery({ query: document }) : (await send()).data;
    expect(again).toEqual(data);
    await send(data?.['stat']);
    await send([data?.['stat'], long]);
    expect(bodies.slice(-2)).toEqual([
      expect.stringContaining(`"like":${long}`),
      expect.stringContaining(`"like":[${long},"${long}"]`),
    ]);
  },
);
