import { createServer } from 'node:http';

import { gql, type ApolloLink } from '@apollo/client';
import { Defer20220824Handler, GraphQL17Alpha9Handler } from '@apollo/client/incremental';
import { describe, expect, it } from 'vitest';

import { ExactNumber } from '../exact-number.ts';
import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient, type AdminClientOptions } from '../client/create-admin-client.ts';
import { startGraphQLServer, type RawAnswer } from '../testing/server/index.ts';
import { createBatchLink } from './batch-link.ts';
import { quoteLongNumbers } from './long-numbers.ts';
import { exactPartsFetch } from './exact-parts.ts';
import { createGetQueriesLink } from './get-queries-link.ts';
import { createMultipartLink } from './multipart-link.ts';

import { createSseLink } from './sse-link.ts';
import { createUploadLink } from './upload-link.ts';

/** What was sent as the body of a write with these values. */
async function bodyOf(
  terminal: (fetcher: typeof globalThis.fetch) => ApolloLink | undefined,
  values: unknown,
): Promise<string> {
  const bodies: unknown[] = [];
  const fetcher: typeof globalThis.fetch = async (_input, init) => {
    const body = init?.body;
    bodies.push(body instanceof FormData ? body.get('operations') : body);
    return Response.json({ data: { save: true } });
  };
  const own = terminal(fetcher);
  const client = createAdminClient({
    schema: emptySchemaConfig,
    ...(own ? { terminal: own } : { uri: 'http://server.test/graphql', fetch: fetcher }),
  });
  await client.mutate({
    mutation: gql`
      mutation Save($values: JSON, $file: Upload) {
        save(values: $values, file: $file)
      }
    `,
    variables: { values, file: own && new Blob(['text']) },
  });
  return String(bodies[0]);
}

it.each([
  ['one request', () => undefined],
  [
    'an upload',
    (fetcher: typeof globalThis.fetch) =>
      createUploadLink({ uri: 'http://server.test/graphql', fetch: fetcher }),
  ],
] as const)('sends a number of JSON with its digits in %s', async (_name, terminal) => {
  const make: unknown = Reflect.get(JSON, 'rawJSON');
  if (typeof make !== 'function') throw new Error('The engine has no JSON.rawJSON.');
  const number: unknown = Reflect.apply(make, JSON, ['9007199254740993']);
  expect(await bodyOf(terminal, { id: number, ids: [number] })).toContain(
    '{"id":9007199254740993,"ids":[9007199254740993]}',
  );
});

describe('numbers that JavaScript cannot hold', () => {
  it.each([
    ['{"id":9007199254740993}', '{"id":"9007199254740993"}'],
    ['{"id":-9223372036854775808}', '{"id":"-9223372036854775808"}'],
    ['[12345678901234567.89]', '["12345678901234567.89"]'],
    ['{"total":0.1234567890123456789}', '{"total":"0.1234567890123456789"}'],
  ])('become text: %s', (json, expected) => {
    expect(quoteLongNumbers(json)).toBe(expected);
    expect(() => JSON.parse(expected)).not.toThrow();
  });

  it.each([
    '{"id":9007199254740991}',
    '{"ratio":0.30000000000000004}',
    '{"small":1234567890.12}',
    '{"text":"9007199254740993 is not a number \\" 9007199254740993"}',
    '{"zeros":100000000000000000000}',
  ])('stay as they are when nothing is lost: %s', (json) => {
    expect(quoteLongNumbers(json)).toBe(json);
  });
});

describe('floats as servers write them', () => {
  // PHP, older PostgreSQL and C write a double with 17 digits; its field is a number and has to
  // stay one.
  it.each([
    '{"ratio":0.10000000000000001}',
    '{"ratio":12.500000000000000000}',
    '{"ratio":-1.0000000000000001e-05}',
    '{"ratio":3.1415926535897931}',
  ])('stay numbers: %s', (json) => {
    expect(quoteLongNumbers(json)).toBe(json);
  });

  it('are found in a body of twenty megabytes of text', () => {
    const text = 'x'.repeat(20_000_000);
    expect(quoteLongNumbers(`{"file":"${text}","id":9007199254740993}`)).toBe(
      `{"file":"${text}","id":"9007199254740993"}`,
    );
    const escaped = String.raw`\"`.repeat(2_000_000);
    expect(quoteLongNumbers(`{"file":"${escaped}","id":9007199254740993}`)).toBe(
      `{"file":"${escaped}","id":"9007199254740993"}`,
    );
  });
});

describe('every way from the socket keeps them', () => {
  const order = gql`
    query Order {
      order {
        id
        number
        total
        attributes
      }
    }
  `;
  const changed = gql`
    subscription Changed {
      order {
        id
        number
        total
        attributes
      }
    }
  `;
  const long =
    '{"__typename":"Order","id":1,"number":9007199254740993,"total":12345678901234567.89,"attributes":{"id":9007199254740993,"sizes":[[0.1234567890123456789]],"text":"9007199254740993","small":1}}';
  const attributes = {
    id: new ExactNumber('9007199254740993'),
    sizes: [[new ExactNumber('0.1234567890123456789')]],
    text: '9007199254740993',
    small: 1,
  };
  const exact = {
    order: {
      __typename: 'Order',
      id: 1,
      number: '9007199254740993',
      total: '12345678901234567.89',
      attributes,
    },
  };
  const withoutAttributes = {
    order: {
      __typename: 'Order',
      id: 1,
      number: '9007199254740993',
      total: '12345678901234567.89',
    },
  };
  const event = async (terminal: ApolloLink | undefined, uri: string) => {
    const client = createAdminClient({
      schema: emptySchemaConfig,
      uri,
      ...(terminal && { terminal }),
    });
    return new Promise<unknown>((resolve, reject) => {
      const subscription = client.subscribe({ query: changed }).subscribe(({ data, error }) => {
        if (error) reject(error);
        else resolve(data);
        setTimeout(() => subscription.unsubscribe());
      });
    });
  };

  const got = async (raw: RawAnswer, ask: (uri: string) => Promise<unknown>) => {
    const server = await startGraphQLServer({ answer: () => ({}), raw: () => raw });
    try {
      return await ask(server.uri);
    } finally {
      await server.close();
    }
  };

  it.each<[string, (uri: string) => Partial<AdminClientOptions>]>([
    ['plain', (uri) => ({ uri })],
    ['GET', (uri) => ({ uri, links: [createGetQueriesLink()] })],
    ['beside uploads', (uri) => ({ terminal: createUploadLink({ uri }) })],
  ])('%s', async (_, options) => {
    expect(
      await got(
        { body: `{"data":{"order":${long}}}` },
        async (uri) =>
          (
            await createAdminClient({ schema: emptySchemaConfig, ...options(uri) }).query({
              query: order,
            })
          ).data,
      ),
    ).toEqual(exact);
  });

  it('an upload itself', async () => {
    const attach = gql`
      mutation Attach($file: Upload!) {
        order(file: $file) {
          id
          number
          total
        }
      }
    `;
    const upload = (uri: string) =>
      createAdminClient({ schema: emptySchemaConfig, terminal: createUploadLink({ uri }) }).mutate({
        mutation: attach,
        variables: { file: new File(['x'], 'x') },
      });
    expect(
      await got({ body: `{"data":{"order":${long}}}` }, async (uri) => (await upload(uri)).data),
    ).toEqual(withoutAttributes);
  });

  it('batched', async () => {
    const ask = (uri: string) =>
      createAdminClient({ schema: emptySchemaConfig, terminal: createBatchLink({ uri }) }).query({
        query: order,
      });
    expect(
      await got({ body: `[{"data":{"order":${long}}}]` }, async (uri) => (await ask(uri)).data),
    ).toEqual(exact);
  });

  it('Server-Sent Events', async () => {
    const raw = {
      headers: { 'content-type': 'text/event-stream' },
      body: `event: next\ndata: {"data":{"order":${long}}}\n\nevent: complete\ndata:\n\n`,
    };
    expect(await got(raw, (uri) => event(createSseLink({ uri }), uri))).toEqual(exact);
  });

  it.each([
    [
      'of 2022',
      () => new Defer20220824Handler(),
      '{"data":{"order":{"__typename":"Order","id":1}},"hasNext":true}',
      `{"incremental":[{"path":["order"],"data":${long}}],"hasNext":false}`,
    ],
    [
      'that is named before',
      () => new GraphQL17Alpha9Handler(),
      '{"data":{"order":{"__typename":"Order","id":1}},"pending":[{"id":"0","path":["order"]}],"hasNext":true}',
      `{"incremental":[{"id":"0","data":${long}}],"completed":[{"id":"0"}],"hasNext":false}`,
    ],
  ])('a deferred part %s', async (_, handler, first, last) => {
    const deferred = gql`
      query Order {
        order {
          id
          ... @defer {
            number
            total
            attributes
          }
        }
      }
    `;
    const part = (json: string) => `\r\n--graphql\r\ncontent-type: application/json\r\n\r\n${json}`;
    const body = `${part(first)}${part(last)}\r\n--graphql--\r\n`;
    const ask = (uri: string) =>
      createAdminClient({
        schema: emptySchemaConfig,
        uri,
        fetch: exactPartsFetch(),
        incrementalHandler: handler(),
      }).query({ query: deferred });
    expect(
      await got(
        { headers: { 'content-type': 'multipart/mixed; boundary=graphql' }, body },
        async (uri) => (await ask(uri)).data,
      ),
    ).toEqual(exact);
  });

  const inParts = (...parts: readonly string[]) => ({
    headers: { 'content-type': 'multipart/mixed; boundary=graphql' },
    body: `${parts
      .map((json) => `\r\n--graphql\r\ncontent-type: application/json\r\n\r\n${json}`)
      .join('')}\r\n--graphql--\r\n`,
  });
  const streamed = gql`
    query Orders {
      order {
        id
        notes @stream
        numbers @stream
      }
      list: orders @stream {
        id
        number
        total
        attributes
      }
    }
  `;
  const first =
    '"order":{"__typename":"Order","id":1,"notes":[9007199254740995],"numbers":[9007199254740995]}';
  const second =
    '{"__typename":"Order","id":2,"number":9007199254740995,"total":9007199254740995,"attributes":9007199254740995}';

  it.each([
    [
      'of 2022',
      () => new Defer20220824Handler(),
      [
        `{"data":{${first},"list":[]},"hasNext":true}`,
        `{"incremental":[{"path":["list",0],"items":[${long}]}],"hasNext":true}`,
        '{"incremental":[{"path":["order","notes",1],"items":[9007199254740993]},{"path":["order","notes",2],"items":[{"id":9007199254740993}]},{"path":["order","numbers",1],"items":[9007199254740993]}],"hasNext":true}',
        `{"incremental":[{"path":["list",1],"items":[${second}]}],"hasNext":false}`,
      ],
    ],
    [
      'that are named before',
      () => new GraphQL17Alpha9Handler(),
      [
        `{"data":{${first},"list":[]},"pending":[{"id":"0","path":["list"]},{"id":"1","path":["order","notes"]},{"id":"2","path":["order","numbers"]}],"hasNext":true}`,
        `{"incremental":[{"id":"0","items":[${long}]}],"hasNext":true}`,
        '{"incremental":[{"id":"1","items":[9007199254740993]},{"id":"1","items":[{"id":9007199254740993}]},{"id":"2","items":[9007199254740993]}],"hasNext":true}',
        `{"incremental":[{"id":"0","items":[${second}]}],"completed":[{"id":"0"},{"id":"1"},{"id":"2"}],"hasNext":false}`,
      ],
    ],
  ] as const)(
    'streamed items %s, of records, of JSON and of scalars',
    async (_, handler, parts) => {
      const ask = (uri: string) =>
        createAdminClient({
          schema: {
            ...emptySchemaConfig,
            scalars: { JSON: 'json', BigInt: 'bigint' },
            scalarFields: {
              Order: {
                notes: '[JSON]',
                numbers: '[BigInt]',
                number: 'BigInt',
                total: 'BigInt',
                attributes: 'JSON',
              },
            },
          },
          uri,
          fetch: exactPartsFetch(),
          incrementalHandler: handler(),
        }).query({ query: streamed });
      expect(await got(inParts(...parts), async (uri) => (await ask(uri)).data)).toEqual({
        order: {
          __typename: 'Order',
          id: 1,
          notes: [
            new ExactNumber('9007199254740995'),
            new ExactNumber('9007199254740993'),
            { id: new ExactNumber('9007199254740993') },
          ],
          numbers: ['9007199254740995', '9007199254740993'],
        },
        list: [
          exact.order,
          {
            __typename: 'Order',
            id: 2,
            number: '9007199254740995',
            total: '9007199254740995',
            attributes: new ExactNumber('9007199254740995'),
          },
        ],
      });
    },
  );

  it.each(['-', 'graphql', '1234567890123456789'])(
    'multipart with the boundary %s, in pieces of any size',
    async (boundary) => {
      const part = `\r\n--${boundary}\r\ncontent-type: application/json\r\n\r\n{"payload":{"data":{"order":${long}}}}\r\n--${boundary}--\r\n`;
      for (const size of [1, 7, 64, 1_000]) {
        const server = createServer((_, response) => {
          response.writeHead(200, {
            'content-type': `multipart/mixed; boundary="${boundary}"; subscriptionSpec=1.0`,
          });
          const pieces = part.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
          const send = () => {
            const piece = pieces.shift();
            if (piece === undefined) response.end();
            else response.write(piece, () => setImmediate(send));
          };
          send();
        });
        await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
        const address = server.address();
        const uri = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/graphql`;
        expect(await event(createMultipartLink({ uri }), uri)).toEqual(exact);
        await new Promise((resolve) => void server.close(resolve));
      }
    },
  );
});
