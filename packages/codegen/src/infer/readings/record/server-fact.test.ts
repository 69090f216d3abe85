import { expect, it } from 'vitest';

import { isServerFact, type Fillable } from './server-fact.ts';

const kinds = new Map<string, Fillable['kind']>(
  (
    [
      'string',
      'text',
      'instant',
      'reference',
      'id',
      'uuid',
      'integer',
      'float',
      'boolean',
      'json',
      'url',
    ] as const
  ).map((kind) => [kind, kind]),
);

const input = (text: string): Fillable => {
  const [name = '', kind = '', required] = text.split(' ');
  return { name, kind: kinds.get(kind) ?? 'string', required: required === 'required' };
};
const is = (text: string, ...beside: readonly string[]): boolean =>
  isServerFact(input(text), [text, ...beside].map(input));

it.each([
  'created_at instant',
  'createdBy reference',
  'modified_by_id id',
  'updated instant',
  'deletedAt instant',
  'lastVisitedBranchId id',
  'last_sign_in_at instant',
  'completedAt instant',
  'registered string',
  'commentCount integer',
  'sync_error string',
  'privateKey string',
  'hmacSalt string',
  'refreshToken string',
  'api_password uuid',
  'lockUntil instant',
  'sortOrder float',
  'childSortOrder integer',
  'legacyId string',
  'etag string',
])('leaves %s to the server', (text) => {
  expect(is(text)).toBe(true);
});

it.each([
  'created_at instant required',
  'password string',
  'startsAt instant',
  'scheduled_at instant',
  'shippedAt instant',
  'lastName string',
  'seatCount integer',
  'position integer',
  'sortOrder integer',
  'publicKey string',
  'hash string',
  'size integer',
  'registered boolean',
  'changeReason text',
  'source string',
  'sourceId reference',
  'provider string',
  'notesJson json',
])('asks for %s', (text) => {
  expect(is(text)).toBe(false);
});

it('leaves what is known of an uploaded file to the server, and not the size of a shirt', () => {
  expect(is('size float', 'mime string', 'url url', 'caption string')).toBe(true);
  expect(is('caption string', 'mime string', 'url url', 'size float')).toBe(false);
  expect(is('size float', 'colour string', 'url url')).toBe(false);
});

it('asks for one form of a value', () => {
  expect(is('notesJson json', 'notes string')).toBe(true);
  expect(is('provider string', 'password string')).toBe(true);
});
