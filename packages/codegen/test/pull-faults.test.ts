import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';

import { buildSchema, introspectionFromSchema } from 'graphql';
import { afterEach, expect, it } from 'vitest';

import { pull } from '../src/cli/pull.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(opened: Server, scheme = 'http'): Promise<string> {
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const address = opened.address();
  return `${scheme}://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
}

const told = (sdl: string, more: object = {}): string =>
  JSON.stringify({ ...more, data: introspectionFromSchema(buildSchema(sdl)) });
const shop = 'type Query { orders: [Order!]! } type Order { id: ID! }';

const answer =
  (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

/** Megabytes of an answer that never becomes a schema. */
const large: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' });
  const megabyte = 'a'.repeat(1_000_000);
  let left = 60;
  const write = (): void => {
    while (left > 0) {
      left -= 1;
      if (!response.write(megabyte)) return void response.once('drain', write);
    }
    response.end();
  };
  write();
};

const endless: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' }).write('{');
};

const severed: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-length': '1000' }).write('{"data"');
  setTimeout(() => response.destroy(), 20);
};

it.each<readonly [string, RequestListener, string, string]>([
  [
    'shows strangers nothing',
    answer(told('type Query { _empty: Int }')),
    'lists no records: this is what nobody signed in may see.',
    'Give credentials with --header "authorization: …"',
  ],
  [
    'answers nothing',
    answer(''),
    'does not tell its schema: status 200, and the answer is empty.',
    'Give the address of a GraphQL endpoint',
  ],
  [
    'answers with a page',
    answer('<!doctype html><title>Hello</title>', 200, { 'content-type': 'text/html' }),
    'does not tell its schema: status 200, and the answer is a page.',
    'Give the address of a GraphQL endpoint',
  ],
  [
    'has no such address',
    answer('<html>', 404),
    'does not tell its schema: status 404, and the answer is a page.',
    'Give the address of a GraphQL endpoint',
  ],
  [
    'answers 401',
    answer('', 401),
    'does not tell its schema: status 401, and no header was sent.',
    'Give credentials with --header "authorization: …"',
  ],
  [
    'cannot answer for now',
    answer('<html>', 503),
    'does not tell its schema: status 503: the server cannot answer for now.',
    'Try again when it can.',
  ],
  [
    'has introspection switched off',
    answer('{"errors":[{"message":"Introspection is disabled."}]}', 400),
    'does not tell its schema: Introspection is disabled.',
    'Switch introspection on there, or give the schema as an SDL file.',
  ],
  [
    'never ends its answer',
    endless,
    'does not tell its schema: the answer did not end within 0.5 s.',
    'Try again, or give the schema as an SDL file.',
  ],
  [
    'answers 60 MB',
    large,
    'does not tell its schema: the answer has more than 50 MB.',
    'Check the address, or give the schema as an SDL file.',
  ],
  [
    'is at another address',
    answer('', 301, { location: 'https://www.example.com/graphql' }),
    'does not tell its schema: it answers at another address, https://www.example.com/graphql.',
    'Give that address.',
  ],
  [
    'breaks off its JSON',
    answer(told(shop).slice(0, -100)),
    'does not tell its schema: status 200, and the answer is no whole JSON.',
    'Try again, or look at a proxy in front of the server.',
  ],
  [
    'is cut off',
    severed,
    'does not tell its schema: the connection ended before the answer did.',
    'Try again, or look at a proxy in front of the server.',
  ],
  [
    'answers errors beside data',
    answer('{"errors":[{"message":"Schema is not ready."}],"data":{"__schema":null}}'),
    'does not tell its schema: Schema is not ready.',
    'Switch introspection on there, or give the schema as an SDL file.',
  ],
  [
    'packs its answer wrongly',
    answer('no gzip at all', 200, { 'content-encoding': 'gzip' }),
    'does not tell its schema: the answer cannot be unpacked.',
    'Look at the compression of the server, or of a proxy in front of it.',
  ],
  [
    'tells half of a schema',
    answer('{"data":{"__schema":{}}}'),
    'does not tell its schema: ',
    'Give the schema as an SDL file.',
  ],
])('of an endpoint that %s is one sentence, and what to do', async (_, listener, said, remedy) => {
  const url = await listen(createServer(listener));
  const failure: unknown = await pull(url, { timeout: listener === endless ? 500 : 30_000 }).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: 'SchemaError' });
  const message = failure instanceof Error ? failure.message : '';
  expect(message.startsWith(`${url} ${said}`)).toBe(true);
  expect(message).toContain(remedy);
  expect(message).not.toContain('\n');
});

it('of an endpoint with the certificate of another host names that host', async () => {
  const url = await listen(
    createSecureServer({ key: keyOfTests, cert: certificateOfOtherHost }, answer(told(shop))),
    'https',
  );
  await expect(pull(url)).rejects.toThrow(
    /cannot be reached: .+\. Check that the address has the name of the certificate, and name an authority of your own in NODE_EXTRA_CA_CERTS\.$/,
  );
});

it.each([
  ['another type of content', { 'content-type': 'text/html' }, {}],
  ['errors beside a whole schema', {}, { errors: [{ message: 'A field is deprecated.' }] }],
])('takes a schema that comes with %s', async (_, headers, more) => {
  const url = await listen(createServer(answer(told(shop, more), 200, headers)));
  expect(await pull(url)).toContain('type Order {');
});

/** Of the host `other.example`, signed by itself. Nothing but this test knows it. */
const certificateOfOtherHost = `-----BEGIN CERTIFICATE-----
MIIBojCCAUegAwIBAgIUHzbvFUMC+AcQSWqbAzO6NKCMtW4wCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTAgFw0yNjExMjcyMDA3MzVaGA8yMTI2
MTEwMzIwMDczNVowGDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABGZ6Fu8UMQNMhmeM6xSeE3+0mg0KnBCwfa10pwBxw/8V
fZuPybdbF/nek4ui/0nToCo6d4glBpxaPWmLSmQAxj6jbTBrMB0GA1UdDgQWBBQF
50VKJEsa8DvBPc1B1NcL1SOM/DAfBgNVHSMEGDAWgBQF50VKJEsa8DvBPc1B1NcL
1SOM/DAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDW90aGVyLmV4YW1wbGUw
CgYIKoZIzj0EAwIDSQAwRgIhALdnxwRRXntIYqy9onwGncNeuYKQxVj58WJPFn1D
XoCAAiEAm8NOAK5zYNWBMpkH/rk4WI3D9QF0TbZ7gJcXazR0+0Q=
-----END CERTIFICATE-----`;
const keyOfTests = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAYDM2GVSG4JEG8wf
MoQAuH8dODHw3eQ+u2V4i5nX6k6hRANCAARmehbvFDEDTIZnjOsUnhN/tJoNCpwQ
sH2tdKcAccP/FX2bj8m3Wxf53pOLov9J06AqOneIJQacWj1pi0pkAMY+
-----END PRIVATE KEY-----`;
