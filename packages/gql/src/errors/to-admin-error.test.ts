import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';

import { AdminError } from './admin-error.ts';
import { fromGraphQLErrors } from './from-graphql-errors.ts';
import { MutationRejectedError } from './mutation-rejected-error.ts';
import { NotFoundError } from './not-found-error.ts';
import { toAdminError } from './to-admin-error.ts';
import { TooManyRequestsError } from './too-many-requests-error.ts';

const at = { path: ['createOrder'] };
const graphQL = (...errors: { message: string; [more: string]: unknown }[]) =>
  toAdminError(new CombinedGraphQLErrors({ errors }), { operationName: 'OrderCreate' });
const status = (code: number, body: string, headers: Record<string, string> = {}) =>
  toAdminError(
    new ServerError('…', {
      response: new Response(null, { status: code, headers }),
      bodyText: body,
    }),
    { operationName: 'OrderCreate' },
  );

describe('codes that servers use', () => {
  it.each<[string, object, string]>([
    ['UNAUTHENTICATED', { extensions: { code: 'UNAUTHENTICATED' } }, 'ours, Apollo Server'],
    ['UNAUTHENTICATED', { extensions: { code: 'invalid-jwt' } }, 'Hasura'],
    ['UNAUTHENTICATED', { extensions: { code: 'TOKEN_EXPIRED' } }, 'Directus'],
    ['UNAUTHENTICATED', { extensions: { category: 'authentication' } }, 'Lighthouse'],
    ['UNAUTHENTICATED', { extensions: { exception: { code: 'ExpiredSignatureError' } } }, 'Saleor'],
    ['UNAUTHENTICATED', { errorType: 'UnauthorizedException' }, 'AppSync'],
    ['UNAUTHENTICATED', { message: 'You must be signed in.' }, 'a sentence'],
    ['FORBIDDEN', { extensions: { code: 'FORBIDDEN' } }, 'ours, Apollo Server'],
    ['FORBIDDEN', { extensions: { code: 'access-denied' } }, 'Hasura'],
    ['FORBIDDEN', { extensions: { code: 'KS_ACCESS_DENIED' } }, 'Keystone'],
    ['FORBIDDEN', { extensions: { exception: { code: 'PermissionDenied' } } }, 'Saleor'],
    ['FORBIDDEN', { extensions: { error: { name: 'ForbiddenError' } } }, 'Strapi'],
    ['FORBIDDEN', { extensions: { code: 'AUTH_NOT_AUTHORIZED' } }, 'Hot Chocolate'],
    ['FORBIDDEN', { extensions: { exception: { errcode: '42501' } } }, 'SQLSTATE'],
    ['FORBIDDEN', { type: 'FORBIDDEN' }, 'GitHub'],
    ['MUTATION_REJECTED', { extensions: { code: 'PASSWORD_TOO_COMMON' } }, 'ours and Saleor'],
    ['NOT_FOUND', { type: 'NOT_FOUND' }, 'GitHub'],
    ['NOT_FOUND', { extensions: { code: 'P2025' } }, 'Prisma'],
    ['NOT_FOUND', { extensions: { classification: 'NOT_FOUND' } }, 'Spring'],
    ['CONFLICT', { extensions: { code: 'CONFLICT' } }, 'ours'],
    ['CONFLICT', { extensions: { code: 'StaleObjectError' } }, 'Rails'],
    ['TOO_MANY_REQUESTS', { extensions: { code: 'TOO_MANY_REQUESTS' } }, 'ours'],
    ['TOO_MANY_REQUESTS', { extensions: { code: 'THROTTLED' } }, 'Shopify'],
    ['TOO_MANY_REQUESTS', { type: 'RATE_LIMITED' }, 'GitHub'],
    ['TOO_MANY_REQUESTS', { extensions: { contentful: { code: 'RATELIMITED' } } }, 'Contentful'],
    ['MUTATION_REJECTED', { extensions: { code: 'UNIQUE_VIOLATION' } }, 'ours'],
    ['MUTATION_REJECTED', { extensions: { code: 'FOREIGN_KEY_VIOLATION' } }, 'ours'],
    ['MUTATION_REJECTED', { extensions: { code: 'INVALID_CREDENTIALS' } }, 'ours, Directus'],
    ['MUTATION_REJECTED', { extensions: { code: 'BAD_USER_INPUT' } }, 'Apollo Server'],
    ['MUTATION_REJECTED', { extensions: { code: 'RECORD_NOT_UNIQUE' } }, 'Directus'],
    ['MUTATION_REJECTED', { extensions: { code: 'constraint-violation' } }, 'Hasura'],
    ['MUTATION_REJECTED', { extensions: { code: 'KS_VALIDATION_FAILURE' } }, 'Keystone'],
    ['MUTATION_REJECTED', { extensions: { category: 'validation' } }, 'Lighthouse'],
    ['MUTATION_REJECTED', { extensions: { code: 'P2002' } }, 'Prisma'],
    ['MUTATION_REJECTED', { extensions: { exception: { errcode: '23505' } } }, 'SQLSTATE'],
    ['MUTATION_REJECTED', { message: 'The name is taken.', ...at }, 'a sentence from a resolver'],
    ['INVALID_OPERATION', { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }, 'Apollo Server'],
    ['INVALID_OPERATION', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }, 'Apollo Server'],
    ['INVALID_OPERATION', { extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } }, 'ours'],
    ['INVALID_OPERATION', { extensions: { code: 'PERSISTED_DOCUMENT_REQUIRED' } }, 'ours'],
    ['INVALID_OPERATION', { message: 'Cannot query field "nmae" on type "Order".' }, 'graphql-js'],
    ['SERVER_FAULT', { extensions: { code: 'INTERNAL_SERVER_ERROR' } }, 'ours, Apollo Server'],
    ['SERVER_FAULT', { extensions: { code: 'unexpected' } }, 'Hasura'],
    ['SERVER_FAULT', { extensions: { code: 'SOME_NEW_WORD' } }, 'a code that nobody knows'],
    ['SERVER_FAULT', { message: 'Internal server error', ...at }, 'a sentence'],
  ])('%s: %j (%s)', (code, error) => {
    expect(graphQL({ message: 'It failed.', ...error }).code).toBe(code);
  });

  it('keeps what the record holds now, where a conflict says so', () => {
    expect(
      graphQL({
        ...at,
        message: '',
        extensions: { code: 'CONFLICT', current: { id: 1, title: 'Чужое' } },
      }),
    ).toMatchObject({ code: 'CONFLICT', current: { id: 1, title: 'Чужое' } });
    expect(
      graphQL({ ...at, message: '', extensions: { code: 'CONFLICT', current: 'newer' } }),
    ).not.toHaveProperty('current');
  });

  it('keeps the server’s own word, the operation and the id of the log entry', () => {
    const error = graphQL({
      message: 'Error 4f1c',
      ...at,
      extensions: { code: 'INTERNAL_SERVER_ERROR', id: '4f1c' },
    });
    expect(error).toMatchObject({
      serverCode: 'INTERNAL_SERVER_ERROR',
      operationName: 'OrderCreate',
      serverErrorId: '4f1c',
    });
    expect(error.cause).toBeInstanceOf(CombinedGraphQLErrors);
  });

  it('reports what must be settled first when several errors came', () => {
    const error = graphQL(
      { message: 'No.', extensions: { code: 'BAD_USER_INPUT' } },
      { message: 'No.', extensions: { code: 'UNAUTHENTICATED' } },
    );
    expect(error.code).toBe('UNAUTHENTICATED');
  });

  it('is a fault of the server where its database was lost under a part of a mutation', () => {
    const lost = new CombinedGraphQLErrors({
      data: { updateOrder: { order: null }, deleteNote: null },
      errors: [
        {
          message: 'Out of reach.',
          path: ['deleteNote'],
          extensions: { code: 'DATABASE_UNAVAILABLE' },
        },
      ],
    });
    expect(toAdminError(lost, { operationName: 'Both', operationType: 'mutation' })).toMatchObject({
      code: 'SERVER_FAULT',
      serverCode: 'DATABASE_UNAVAILABLE',
      operationName: 'Both',
    });
  });

  it('knows when to come back', () => {
    const error = graphQL({
      message: 'Later.',
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 30 },
    });
    expect(error).toBeInstanceOf(TooManyRequestsError);
    const { retryAt } = error instanceof TooManyRequestsError ? error : {};
    expect(Math.round(((retryAt?.getTime() ?? 0) - Date.now()) / 1000)).toBe(30);
  });

  it.each([
    ['a moment', { retryAt: '2030-01-02T03:04:05Z' }, '2030-01-02T03:04:05.000Z'],
    ['nothing', {}, undefined],
    ['nothing that can be read', { retryAt: 'soon' }, undefined],
  ])('says when to come back as %s', (_, extensions, moment) => {
    const error = graphQL({
      message: 'Slow down',
      extensions: { code: 'TOO_MANY_REQUESTS', ...extensions },
    });
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(error.retryAt?.toISOString()).toBe(moment);
  });

  it.each(['id', 'errorId', 'requestId', 'traceId'])(
    'names the error as the log of the server does, by %s',
    (name) => {
      expect(
        graphQL({
          message: 'Oops',
          extensions: { code: 'INTERNAL_SERVER_ERROR', [name]: '4f1c' },
        }),
      ).toMatchObject({ code: 'SERVER_FAULT', serverErrorId: '4f1c' });
    },
  );
});

describe('what was attempted', () => {
  const refused = new CombinedGraphQLErrors({
    errors: [
      { message: 'Page is out of range', path: ['orders'] },
      { message: 'Bad filter', extensions: { code: 'BAD_USER_INPUT' } },
    ],
  });

  it.each(['query', 'subscription'] as const)(
    'calls the refusal of a %s no refusal of changes',
    (operationType) => {
      const error = toAdminError(refused, { operationName: 'OrderList', operationType });
      expect(error).toMatchObject({
        code: 'READ_REFUSED',
        operationType,
        reasons: ['Page is out of range', 'Bad filter'],
      });
      expect(error.message).toBe(
        'The server refused to answer OrderList: Page is out of range Bad filter',
      );
    },
  );

  it('keeps a refusal of changes for a mutation', () => {
    expect(
      toAdminError(refused, { operationName: 'OrderCreate', operationType: 'mutation' }),
    ).toMatchObject({ code: 'MUTATION_REJECTED' });
  });

  it('tells it from the body of an answer with a status of an error', () => {
    const body = JSON.stringify({
      errors: [{ message: 'No.', extensions: { code: 'BAD_USER_INPUT' } }],
    });
    const error = new ServerError('…', {
      response: new Response(null, { status: 400 }),
      bodyText: body,
    });
    expect(toAdminError(error, { operationType: 'query' }).code).toBe('READ_REFUSED');
  });
});

describe('fields that servers name', () => {
  const fieldErrors = (error: { message: string; [more: string]: unknown }) => {
    const converted = graphQL(error);
    return converted instanceof MutationRejectedError ? converted.fieldErrors : converted;
  };

  it('ours: the columns of a constraint', () => {
    const error = graphQL({
      message: 'Already there.',
      ...at,
      extensions: {
        code: 'UNIQUE_VIOLATION',
        constraint: 'customers_email_key',
        columns: ['email'],
      },
    });
    expect(error).toMatchObject({
      fieldErrors: { email: 'Already there.' },
      problems: [
        {
          field: 'email',
          message: 'Already there.',
          code: 'UNIQUE_VIOLATION',
          constraint: 'customers_email_key',
        },
      ],
      message: 'The server rejected OrderCreate: check email.',
    });
  });

  it('ours: what a trigger of the database says, with its detail and its hint', () => {
    const error = graphQL({
      message: 'Заказ отгружен.',
      ...at,
      extensions: {
        code: 'CHECK_VIOLATION',
        columns: [],
        detail: 'Отгрузка 5 мая.',
        hint: 'Сначала отмените её.',
      },
    });
    expect(error).toMatchObject({
      problems: [{ field: '', message: 'Заказ отгружен. Отгрузка 5 мая. Сначала отмените её.' }],
    });
  });

  it('ours: a write that a trigger skipped is a refusal, and no change of others', () => {
    expect(graphQL({ message: 'x', ...at, extensions: { code: 'NOT_WRITTEN' } })).toMatchObject({
      code: 'MUTATION_REJECTED',
      problems: [{ field: '', message: 'x', code: 'NOT_WRITTEN' }],
    });
  });

  it('Lighthouse: messages by path', () => {
    expect(
      fieldErrors({
        message: 'Validation failed.',
        extensions: {
          category: 'validation',
          validation: { 'input.email': ['Taken.', 'Too short.'] },
        },
      }),
    ).toEqual({
      email: 'Taken. Too short.',
    });
  });

  it('Strapi: a list of paths', () => {
    expect(
      fieldErrors({
        message: 'Invalid.',
        extensions: {
          code: 'BAD_USER_INPUT',
          error: {
            name: 'ValidationError',
            details: { errors: [{ path: ['address', 'city'], message: 'Missing.' }] },
          },
        },
      }),
    ).toEqual({ 'address.city': 'Missing.' });
  });

  it('Rails: details by field', () => {
    expect(
      fieldErrors({
        message: 'Unprocessable Entity',
        extensions: {
          code: 'unprocessable_entity',
          status: 422,
          details: { name: ['value_is_mandatory'] },
        },
      }),
    ).toEqual({
      name: 'value_is_mandatory',
    });
  });

  it('NestJS: sentences that begin with the property', () => {
    expect(
      fieldErrors({
        message: 'Bad Request Exception',
        extensions: {
          code: 'BAD_REQUEST',
          originalError: { message: ['email must be an email'], statusCode: 400 },
        },
      }),
    ).toEqual({ email: 'email must be an email' });
  });

  it('class-validator: constraints of a property', () => {
    expect(
      fieldErrors({
        message: 'Argument Validation Error',
        ...at,
        extensions: {
          code: 'BAD_USER_INPUT',
          exception: {
            validationErrors: [{ property: 'email', constraints: { isEmail: 'Not an address.' } }],
          },
        },
      }),
    ).toEqual({ email: 'Not an address.' });
  });

  it('puts what belongs to no field under the empty name', () => {
    expect(
      fieldErrors({
        message: 'The shop is closed.',
        ...at,
        extensions: { code: 'CHECK_VIOLATION' },
      }),
    ).toEqual({ '': 'The shop is closed.' });
  });
});

describe('HTTP status', () => {
  it('503 with a code that says no more is a status, which passes; the code and the id are kept', () => {
    const body = JSON.stringify({
      errors: [
        { message: 'Out of reach.', extensions: { code: 'DATABASE_UNAVAILABLE', id: '4f1c' } },
      ],
    });
    expect(status(503, body)).toMatchObject({
      code: 'SERVER_STATUS',
      status: 503,
      serverCode: 'DATABASE_UNAVAILABLE',
      serverErrorId: '4f1c',
      message: 'Response not successful: Received status code 503',
    });
    expect(
      status(
        504,
        JSON.stringify({ errors: [{ message: 'Cancelled.', extensions: { code: 'TIMEOUT' } }] }),
      ),
    ).toMatchObject({ code: 'SERVER_FAULT', serverCode: 'TIMEOUT' });
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'SERVER_STATUS'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'SERVER_STATUS'],
    [503, 'SERVER_STATUS'],
  ])('%i is %s, with the fixed text', (code, expected) => {
    expect(status(code, 'sorry')).toMatchObject({
      code: expected,
      status: code,
      message: `Response not successful: Received status code ${code}`,
    });
  });

  it('lets the status speak for a body without known words', () => {
    expect(
      status(403, JSON.stringify({ errors: [{ message: 'invalid signature' }] })),
    ).toMatchObject({ code: 'FORBIDDEN', status: 403 });
    expect(
      status(
        403,
        JSON.stringify({
          errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
        }),
      ),
    ).toMatchObject({ code: 'UNAUTHENTICATED' });
    // Who may not see a type asks for fields that are not there for them: no other version.
    expect(
      status(
        403,
        JSON.stringify({
          errors: [
            {
              message: 'Cannot query field "articles" on type "Query".',
              extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
            },
          ],
        }),
      ),
    ).toMatchObject({ code: 'FORBIDDEN', serverCode: 'GRAPHQL_VALIDATION_FAILED' });
    expect(
      status(
        403,
        JSON.stringify({ errors: [{ message: 'No.', extensions: { code: 'ROLE_TOO_LOW' } }] }),
      ),
    ).toMatchObject({ code: 'FORBIDDEN', serverCode: 'ROLE_TOO_LOW' });
    expect(
      status(
        403,
        JSON.stringify({
          errors: [
            { message: 'Not in the list.', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
          ],
        }),
      ),
    ).toMatchObject({ code: 'INVALID_OPERATION' });
  });

  it('lets the errors in the body say what it is', () => {
    const error = status(
      422,
      JSON.stringify({
        errors: [
          { message: 'Taken.', extensions: { code: 'UNIQUE_VIOLATION', columns: ['email'] } },
        ],
      }),
    );
    expect(error).toMatchObject({
      code: 'MUTATION_REJECTED',
      status: 422,
      fieldErrors: { email: 'Taken.' },
    });
  });

  it('reads Retry-After in seconds and as a date, and the id of the request', () => {
    const inSeconds = status(429, '', { 'retry-after': '5', 'x-request-id': 'r1' });
    const asDate = status(429, '', { 'retry-after': new Date(Date.now() + 5000).toUTCString() });
    for (const error of [inSeconds, asDate]) {
      const wait =
        error instanceof TooManyRequestsError
          ? (error.retryAt?.getTime() ?? 0) - Date.now()
          : Infinity;
      expect(wait).toBeGreaterThan(3000);
      expect(wait).toBeLessThan(5100);
    }
    expect(inSeconds.serverErrorId).toBe('r1');
  });
});

describe('what is no answer', () => {
  it.each([
    ['NETWORK', new TypeError('fetch failed')],
    ['NETWORK', new TypeError('Failed to fetch')],
    ['NETWORK', new TypeError('NetworkError when attempting to fetch resource.')],
    ['NETWORK', new TypeError('Load failed')],
    ['NETWORK', new TypeError('terminated')],
    ['NETWORK', new Error('premature end of multipart body')],
    ['ABORTED', new DOMException('This operation was aborted', 'AbortError')],
    ['TIMEOUT', new DOMException('The operation timed out.', 'TimeoutError')],
    [
      'UNREADABLE_RESPONSE',
      new ServerParseError(new SyntaxError('Unexpected token <'), {
        response: new Response('<html>'),
        bodyText: '<html>',
      }),
    ],
    ['UNEXPECTED', new TypeError("Cannot read properties of undefined (reading 'id')")],
    ['UNEXPECTED', 'a thrown text'],
  ])('%s: %s', (code, thrown) => {
    const error = toAdminError(thrown, { operationName: 'OrderList' });
    expect(error).toBeInstanceOf(AdminError);
    expect(error).toMatchObject({ code, cause: thrown, operationName: 'OrderList' });
  });

  it('leaves an AdminError as it is', () => {
    const error = new NotFoundError();
    expect(toAdminError(error)).toBe(error);
  });
});

describe('a key that the server does not take', () => {
  it.each([
    ['invalid input syntax for type uuid: "7"', { code: '22P02' }],
    [
      'Cast to ObjectId failed for value "7" (type string) at path "_id"',
      { code: 'INTERNAL_SERVER_ERROR' },
    ],
    [
      'Variable "$id" got invalid value "x"; Int cannot represent non-integer value: "x"',
      undefined,
    ],
    [
      'Variable "$userId" got invalid value {}; ID cannot represent value: {}',
      { code: 'BAD_USER_INPUT' },
    ],
    ['Malformed ObjectID: provided hex string must be 12 bytes', { code: 'INTERNAL_SERVER_ERROR' }],
    ['Error creating UUID, invalid length', { code: 'P2023' }],
  ])('is a refusal of it: %s', (message, extensions) => {
    const error = { message, ...(extensions && { extensions }) };
    const ofWrite = fromGraphQLErrors([error], {
      operationName: 'Save',
      operationType: 'mutation',
    });
    expect(ofWrite).toMatchObject({
      code: 'MUTATION_REJECTED',
      serverCode: 'INVALID_KEY',
      problems: [{ field: '', message, code: 'INVALID_KEY' }],
    });
    const ofRead = fromGraphQLErrors([error], { operationName: 'Show', operationType: 'query' });
    expect(ofRead).toMatchObject({
      code: 'READ_REFUSED',
      serverCode: 'INVALID_KEY',
      reasons: [message],
    });
  });

  it('is none that speaks of something else', () => {
    expect(
      fromGraphQLErrors([{ message: 'Variable "$price" got invalid value "x"' }], {
        operationName: 'Save',
        operationType: 'mutation',
      }),
    ).toMatchObject({ code: 'INVALID_OPERATION' });
  });
});
