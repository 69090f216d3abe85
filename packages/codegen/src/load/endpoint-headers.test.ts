import { afterEach, expect, it, vi } from 'vitest';

import { readEndpointHeaders } from './endpoint-headers.ts';

afterEach(() => vi.unstubAllEnvs());

const read = (text: string) => {
  vi.stubEnv('ADMIN_ENDPOINT_HEADERS', text);
  return readEndpointHeaders();
};

it('reads headers by their names in lower case', () => {
  expect(read('{"Authorization":"Bearer a","x-shop":7}')).toEqual({
    authorization: 'Bearer a',
    'x-shop': '7',
  });
  expect(read('')).toEqual({});
});

it.each(['null', '["secret"]', '"secret"', '7', 'x-key: secret'])(
  'takes %s for no headers, and does not repeat it',
  (text) => {
    expect(() => read(text)).toThrow(
      /^ADMIN_ENDPOINT_HEADERS is no JSON object\. Write it as \{"name":"value"\}, or leave it out\.$/,
    );
  },
);
