import { expect, it } from 'vitest';

import { UnreadableResponseError } from '../errors/unreadable-response-error.ts';
import { isConnectionLost, socketError } from './socket-error.ts';

const attempted = { operationName: 'Changed', operationType: 'subscription' } as const;

it.each([
  [4401, 'UNAUTHENTICATED', false],
  [3000, 'UNAUTHENTICATED', false],
  [4403, 'FORBIDDEN', false],
  [3003, 'FORBIDDEN', false],
  [4400, 'INVALID_OPERATION', false],
  [4406, 'INVALID_OPERATION', false],
  [4409, 'INVALID_OPERATION', false],
  [4429, 'INVALID_OPERATION', false],
  [4500, 'SERVER_FAULT', false],
  [1011, 'SERVER_FAULT', false],
  [1000, 'NETWORK', false],
  [1006, 'NETWORK', true],
  [4408, 'NETWORK', true],
])('reads a connection closed with %i as %s, lost: %s', (code, expected, isLost) => {
  const cause = { code, reason: 'No.' };
  const error = socketError(cause, attempted);
  expect(error).toMatchObject({ code: expected, serverCode: String(code), cause, ...attempted });
  expect(isConnectionLost(cause)).toBe(isLost);
});

it('reads an event that says nothing as a lost connection, without a word of the server', () => {
  const cause = { type: 'error' };
  const error = socketError(cause, attempted);
  expect(error).toMatchObject({ code: 'NETWORK', cause, ...attempted });
  expect(error.serverCode).toBeUndefined();
  expect(isConnectionLost(cause)).toBe(true);
});

it('reads an error that was thrown as an answer that nobody can read', () => {
  const cause = new Error('Invalid JSON');
  const error = socketError(cause, attempted);
  expect(error).toBeInstanceOf(UnreadableResponseError);
  expect(error).toMatchObject({ bodyText: 'Invalid JSON', cause, ...attempted });
  expect(isConnectionLost(cause)).toBe(false);
});

it('reads errors of the operation as of any answer, and leaves one of the family as it is', () => {
  const refused = socketError([{ message: 'No.', extensions: { code: 'FORBIDDEN' } }], attempted);
  expect(refused).toMatchObject({ code: 'FORBIDDEN', ...attempted });
  expect(socketError(refused, { operationName: 'Other', operationType: 'query' })).toBe(refused);
});
