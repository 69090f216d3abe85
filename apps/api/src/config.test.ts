import { expect, it } from 'vitest';
import { databaseName, readConfig } from './config.ts';

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'production',
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    schemas: ['public'],
    owner: undefined,
    secureCookies: true,
    trustProxy: false,
  });
});

it('listens where it is told', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

it('sends cookies over plain HTTP in development, or when told', () => {
  expect(readConfig({ ADMIN_ENV: 'development' }).secureCookies).toBe(false);
  expect(readConfig({ ADMIN_SECURE_COOKIES: 'no' }).secureCookies).toBe(false);
});

it('reads the schemas in their order', () => {
  expect(readConfig({ ADMIN_DB_SCHEMAS: ' sales, public ,' }).schemas).toEqual(['sales', 'public']);
});

it('lets pages ask further origins', () => {
  expect(
    readConfig({ ADMIN_CONNECT_TO: 'https://id.example.com, https://api.example.com:8443' })
      .connectTo,
  ).toEqual(['https://id.example.com', 'https://api.example.com:8443']);
});

it('reads the hosts that it is reached by', () => {
  expect(readConfig({}).hosts).toEqual([]);
  expect(readConfig({ ADMIN_HOSTS: 'Admin.example.com, 10.0.0.5:4000' }).hosts).toEqual([
    'admin.example.com',
    '10.0.0.5:4000',
  ]);
  expect(() => readConfig({ ADMIN_HOSTS: 'https://admin.example.com' })).toThrow('ADMIN_HOSTS');
});

it('lets pages show images from further origins', () => {
  expect(readConfig({}).imagesFrom).toEqual([]);
  expect(
    readConfig({ ADMIN_IMAGES_FROM: 'https://cdn.example.com http://127.0.0.1:9000' }).imagesFrom,
  ).toEqual(['https://cdn.example.com', 'http://127.0.0.1:9000']);
});

it('answers the documents of the admin and of further manifests, or any', () => {
  const own = expect.stringMatching(/schema\/documents\.json$/);
  expect(readConfig({}).documents).toEqual({ manifests: [own], allowsAny: false });
  expect(readConfig({ ADMIN_DOCUMENTS: '/shop/documents.json, any' }).documents).toEqual({
    manifests: [own, '/shop/documents.json'],
    allowsAny: true,
  });
  expect(readConfig({ ADMIN_ENV: 'development' }).documents.allowsAny).toBe(true);
});

it.each([
  [{ PORT: '70000' }, 'PORT is "70000", which is not a whole number from 0 to 65535.'],
  [
    { ADMIN_TRUST_PROXY: 'perhaps' },
    'ADMIN_TRUST_PROXY is "perhaps", which is neither true nor false.',
  ],
  [
    { ADMIN_CONNECT_TO: 'https://id.example.com/realm' },
    'ADMIN_CONNECT_TO has "https://id.example.com/realm", which is no origin.',
  ],
  [{ ADMIN_IMAGES_FROM: '*' }, 'ADMIN_IMAGES_FROM has "*", which is no origin.'],
  [{ ADMIN_EMAIL: 'a@b' }, 'Of ADMIN_EMAIL and ADMIN_PASSWORD only one is set.'],
  [
    { DATABASE_URL: 'foo' },
    'DATABASE_URL is no address of a PostgreSQL server: it begins with no postgres://.',
  ],
  [
    { DATABASE_URL: 'mysql://me:secret@host/shop' },
    'DATABASE_URL is no address of a PostgreSQL server: it begins with mysql://.',
  ],
  [
    { DATABASE_URL: 'postgres://me:se/cret@host:port/shop' },
    'DATABASE_URL is no address: in user and password, signs such as @, : and / are written as %40, %3A and %2F.',
  ],
  [
    { ADMIN_DB_SCHEMAS: 'admin' },
    'ADMIN_DB_SCHEMAS is "admin"; it names the schemas that hold your data, and "admin" is this application\'s own.',
  ],
])('refuses %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

it('takes the sample shop for a database of its own, and names a server without its password', () => {
  expect(readConfig({ DATABASE_URL: 'sample' })).toMatchObject({
    databaseUrl: undefined,
    wantsSample: true,
  });
  const served = readConfig({ DATABASE_URL: 'postgres://anna:geheim@db.example:5433/shop' });
  expect(served.wantsSample).toBe(false);
  expect(databaseName(served)).toBe('the database shop at db.example:5433');
});
