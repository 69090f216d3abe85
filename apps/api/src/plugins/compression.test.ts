import { expect, it } from 'vitest';
import { compressed } from './compression.ts';

const accepted = { 'accept-encoding': 'gzip, br' };
const headers = { 'Content-Type': 'application/json' };
const long = Buffer.from('{"data":{}}'.repeat(200));

it('leaves a stream alone, so that each part goes out when it comes', async () => {
  async function* parts() {
    yield await Promise.resolve(long);
  }
  const stream = {
    type: 'bufferStream' as const,
    statusCode: 200,
    headers: { 'Content-Type': 'multipart/mixed; boundary="-"' },
    lowLatency: true,
    bufferIterator: parts(),
  };
  expect(await compressed(stream, accepted)).toBe(stream);
});

it('leaves alone what is compressed already', async () => {
  const file = {
    type: 'buffer' as const,
    statusCode: 200,
    headers: { ...headers, 'content-encoding': 'br' },
    buffer: long,
  };
  expect(await compressed(file, accepted)).toEqual({
    ...file,
    headers: { ...file.headers, Vary: 'Accept-Encoding' },
  });
});

it('says the length of what it sends, once', async () => {
  const result = await compressed(
    {
      type: 'buffer',
      statusCode: 200,
      headers: { ...headers, 'content-length': String(long.length) },
      buffer: long,
    },
    accepted,
  );
  expect(result).toMatchObject({
    headers: { ...headers, Vary: 'Accept-Encoding', 'Content-Encoding': 'br' },
  });
  expect(
    result?.type === 'buffer' && [
      result.headers['Content-Length'],
      result.headers['content-length'],
    ],
  ).toEqual([String(result?.type === 'buffer' && result.buffer.length), undefined]);
});

it('passes on what nobody answers', async () => {
  expect(await compressed(null, accepted)).toBeNull();
});
