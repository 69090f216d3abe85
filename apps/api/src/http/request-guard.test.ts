import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { guardHost, guardRequest, type RequestGuardOptions } from './request-guard.ts';

function request(headers: Readonly<Record<string, string>>, method = 'GET'): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { method, headers });
}

const anyHost: RequestGuardOptions = { hosts: [], checksHost: false, trustProxy: false };
const ownHost = { ...anyHost, hosts: ['admin.example.com'], checksHost: true };

it('takes any name where none is configured', () => {
  const headers = { host: 'shop.example:4000', origin: 'http://shop.example:4000' };
  expect(guardRequest(request(headers), anyHost)).toBeUndefined();
});

it.each(['evil.example', 'admin.example.com.evil.example', '127.0.0.1.evil.example', '', 'a b'])(
  'refuses the name "%s" where others are configured',
  (host) => {
    expect(guardHost(request({ host }), ownHost)?.status).toBe(403);
  },
);

it('takes the names that are configured, on any port, and those of this machine', () => {
  for (const host of ['admin.example.com', 'Admin.Example.com:4000', 'localhost:1', '[::1]:1'])
    expect(guardHost(request({ host }), ownHost)).toBeUndefined();
  const onOnePort = { ...ownHost, hosts: ['admin.example.com:8443'] };
  expect(guardHost(request({ host: 'admin.example.com:8443' }), onOnePort)).toBeUndefined();
  expect(guardHost(request({ host: 'admin.example.com' }), onOnePort)?.status).toBe(403);
});

it('knows an origin by its usual port, written or not', () => {
  const ask = (origin: string, host: string) =>
    guardRequest(request({ origin, host }), anyHost)?.status;
  expect(ask('http://shop.example', 'shop.example:80')).toBeUndefined();
  expect(ask('https://shop.example', 'shop.example:443')).toBeUndefined();
  expect(ask('https://shop.example', 'shop.example:80')).toBe(403);
});

it('takes the host that a proxy names, where it is trusted', () => {
  const behind = request({
    host: '127.0.0.1:4000',
    'x-forwarded-host': 'admin.example.com',
    origin: 'https://admin.example.com',
  });
  expect(guardRequest(behind, anyHost)?.status).toBe(403);
  expect(guardRequest(behind, { ...anyHost, trustProxy: true })).toBeUndefined();
});
