import { expect, it } from 'vitest';
import { cookieWarning, dropsSecureCookies } from './lost-cookies.ts';

it.each([
  ['http://admin.test:4000', true],
  ['http://192.168.1.7:4000', true],
  ['https://admin.test', false],
  ['http://localhost:4000', false],
  ['http://shop.localhost', false],
  ['http://127.0.0.2:4000', false],
  ['http://[::1]:4000', false],
  ['null', false],
  [undefined, false],
])('of %s: %s', (origin, expected) => expect(dropsSecureCookies(origin)).toBe(expected));

it('warns where other machines reach the server without TLS, and nowhere else', () => {
  const warns = (host: string, settings: object = {}) =>
    cookieWarning({ host, secureCookies: true, trustProxy: false, ...settings }) !== undefined;
  expect([warns('0.0.0.0'), warns('::'), warns('192.168.1.7')]).toEqual([true, true, true]);
  expect([
    warns('127.0.0.1'),
    warns('localhost'),
    warns('::1'),
    warns('0.0.0.0', { secureCookies: false }),
    warns('0.0.0.0', { trustProxy: true }),
  ]).toEqual([false, false, false, false, false]);
});
