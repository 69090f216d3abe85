import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwarded },
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('of %s is %s', (address, expected) => {
  expect(clientAddress(from(address), { trustProxy: false })).toBe(expected);
});

it('is what the nearest proxy says, if there is one to trust', () => {
  const request = from('127.0.0.1', '198.51.100.1, 203.0.113.9');
  expect(clientAddress(request, { trustProxy: true })).toBe('203.0.113.9');
  expect(clientAddress(request, { trustProxy: false })).toBe('127.0.0.1');
});
