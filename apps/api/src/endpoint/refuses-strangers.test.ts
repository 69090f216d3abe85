import { createServer, type Server } from 'node:http';

import { afterEach, expect, it } from 'vitest';

import { refusesStrangers } from './refuses-strangers.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** An endpoint that gives this answer to those who send no token, and data to the others. */
async function endpoint(status: number, body: string): Promise<URL> {
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const isKnown = request.headers.authorization === 'Bearer known';
      response.writeHead(isKnown ? 200 : status, { 'content-type': 'application/json' });
      response.end(isKnown ? '{"data":{"articles":[]}}' : body);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return new URL(
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`,
  );
}

const unknownField = JSON.stringify({
  errors: [
    {
      message: 'GraphQL validation error.',
      extensions: {
        code: 'GRAPHQL_VALIDATION',
        graphqlErrors: [{ message: 'Cannot query field "articles" on type "Query".' }],
      },
    },
  ],
});

it.each([
  ['does not know the fields', 400, unknownField, true],
  ['does not know the fields and calls that well', 200, unknownField, true],
  ['answers 401', 401, '', true],
  ['answers 403 with a page', 403, '<html>', true],
  ['answers an error in place of data', 200, '{"errors":[{}],"data":{"articles":null}}', true],
  ['answers', 200, '{"data":{"articles":[]}}', false],
  ['answers that there is nothing', 200, '{"data":{"articles":null}}', false],
  ['answers, with an error beside it', 200, '{"errors":[{}],"data":{"articles":[]}}', false],
  ['fails', 500, '{"errors":[{}]}', false],
  ['is asked too often', 429, '{"errors":[{}]}', false],
  ['answers with a page', 200, '<html>', false],
])('of an endpoint that %s', async (_, status, body, isRefused) => {
  const url = await endpoint(status, body);
  expect(await refusesStrangers(url, {}, '{ articles { id } }')).toBe(isRefused);
  expect(
    await refusesStrangers(url, { authorization: 'Bearer known' }, '{ articles { id } }'),
  ).toBe(false);
});

it('of an endpoint that does not answer nothing is known', async () => {
  const url = await endpoint(200, '');
  server?.close();
  expect(await refusesStrangers(url, {}, '{ articles { id } }')).toBe(false);
});
