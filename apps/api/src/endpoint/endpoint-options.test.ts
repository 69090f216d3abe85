import { expect, it } from 'vitest';
import { openEndpointWarning, readEndpointOptions } from './endpoint-options.ts';

it('reads endpoint, headers and kind of sign-in', () => {
  const options = readEndpointOptions([
    '--endpoint',
    'https://api.example.com',
    '--header',
    'X-Tenant: 7',
    '--header',
    'authorization: Bearer a:b',
    '--auth',
    'none',
  ]);
  expect(options?.endpoint.href).toBe('https://api.example.com/graphql');
  expect(options).toMatchObject({
    headers: { 'x-tenant': '7', authorization: 'Bearer a:b' },
    auth: 'none',
  });
  expect(readEndpointOptions(['--endpoint', 'https://a.example/shop/api?x=1'])?.endpoint.href).toBe(
    'https://a.example/shop/api?x=1',
  );
  expect(readEndpointOptions([])).toBeUndefined();
  expect(
    readEndpointOptions(['--endpoint', 'https://a.example', '--header', 'x-tenant: 7'], {
      ADMIN_ENDPOINT_HEADERS: '{"Authorization":"Bearer a","X-Tenant":"1"}',
    })?.headers,
  ).toEqual({ authorization: 'Bearer a', 'x-tenant': '7' });
  expect(() =>
    readEndpointOptions(['--endpoint', 'https://a.example'], {
      ADMIN_ENDPOINT_HEADERS: 'Bearer secret',
    }),
  ).toThrow(/^ADMIN_ENDPOINT_HEADERS is no JSON\.$/);
});

it.each([
  [['--endpoint', 'foo'], '--endpoint is "foo", which is no address of a GraphQL endpoint.'],
  [
    ['--endpoint', 'ftp://a.example'],
    '--endpoint is "ftp://a.example", which is no address of a GraphQL endpoint.',
  ],
  [
    ['--endpoint', 'https://a.example', '--header', 'secret'],
    '--header is "secret"; a header is written as "name: value".',
  ],
  [['--header', 'a: b'], '--header a: b says nothing without --endpoint.'],
])('answers %j with a sentence', (args, message) => {
  expect(() => readEndpointOptions(args)).toThrow(message);
});

it.each([[['--endpiont', 'x']], [['https://a.example']], [['--endpoint']]])(
  'says of %j how it is used',
  (args) => {
    expect(() => readEndpointOptions(args)).toThrow(
      expect.objectContaining({
        name: 'StartError',
        remedy: expect.stringContaining('npm start -- --endpoint'),
      }),
    );
  },
);

it('reads the sign-in in front of the endpoint, and repeats no password', () => {
  const gateOf = (text: string) =>
    readEndpointOptions(['--endpoint', 'https://a.example'], { ADMIN_ENDPOINT_SIGN_IN: text })
      ?.gate;
  expect(gateOf('shop:a long:password')).toEqual({ name: 'shop', password: 'a long:password' });
  expect(gateOf('')).toBeUndefined();
  for (const text of ['shop', 'shop:', ':a long password', 'shop:short'])
    expect(() => gateOf(text)).toThrow(
      /^ADMIN_ENDPOINT_SIGN_IN is no name with a password of 12 characters or more\.$/,
    );
});

it('warns where other machines have the endpoint with a secret', () => {
  const headers = { 'x-api-key': 'secret' };
  const warning = openEndpointWarning({ headers, gate: undefined }, '0.0.0.0');
  expect(warning).toMatch(/^Whoever reaches 0\.0\.0\.0 uses the endpoint with x-api-key,/);
  expect(warning).not.toContain('secret');
  expect(openEndpointWarning({ headers, gate: undefined }, '::')).toBeDefined();
  const gate = { name: 'shop', password: 'a long password' };
  expect(openEndpointWarning({ headers, gate }, '0.0.0.0')).toBeUndefined();
  expect(openEndpointWarning({ headers: {}, gate: undefined }, '0.0.0.0')).toBeUndefined();
  for (const host of ['127.0.0.1', '::1', 'localhost'])
    expect(openEndpointWarning({ headers, gate: undefined }, host)).toBeUndefined();
});
