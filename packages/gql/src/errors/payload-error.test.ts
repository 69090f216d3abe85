import { describe, expect, it } from 'vitest';

import { payloadError } from './payload-error.ts';

const refusal = (data: unknown, options = {}) => {
  const error = payloadError(data, { operationName: 'OrderCreate', ...options });
  return error && { code: error.code, ...('problems' in error && { problems: error.problems }) };
};
const rejected = (...problems: object[]) => ({ code: 'MUTATION_REJECTED', problems });

describe('a refusal in the data of a mutation', () => {
  it.each([
    [
      'paths as lists',
      { field: ['input', 'address', 'city'], message: 'Нет такого города', code: 'INVALID' },
      { field: 'address.city', message: 'Нет такого города', code: 'INVALID' },
    ],
    [
      'paths with positions',
      { path: ['input', 'lines', 0, 'quantity'], message: 'Мало' },
      { field: 'lines.0.quantity', message: 'Мало' },
    ],
    [
      'paths as text',
      { field: 'email', message: 'Занят', code: 'UNIQUE' },
      { field: 'email', message: 'Занят', code: 'UNIQUE' },
    ],
    [
      'paths that begin with an argument',
      { field: ['customer', 'email'], message: 'Занят' },
      { field: 'email', message: 'Занят' },
    ],
    [
      'an argument by itself',
      { field: ['input'], message: 'Нельзя' },
      { field: '', message: 'Нельзя' },
    ],
    ['no path', { field: null, message: 'Склад закрыт' }, { field: '', message: 'Склад закрыт' }],
    [
      'several sentences',
      { attribute: 'name', messages: ['Пусто.', 'Коротко.'] },
      { field: 'name', message: 'Пусто. Коротко.' },
    ],
    [
      'constraints',
      { property: 'email', constraints: { isEmail: 'Не адрес' } },
      { field: 'email', message: 'Не адрес' },
    ],
    ['text alone', 'Name is blank', { field: '', message: 'Name is blank' }],
  ])('is understood from userErrors: %s', (_, entry, problem) => {
    expect(
      refusal(
        { orderCreate: { __typename: 'OrderCreatePayload', order: null, userErrors: [entry] } },
        { argumentNames: ['customer', 'input'] },
      ),
    ).toEqual(rejected(problem));
  });

  it.each(['errors', 'userErrors', 'orderErrors', 'validationErrors', 'messages', 'problems'])(
    'is understood whatever the list is called: %s',
    (name) => {
      expect(refusal({ create: { [name]: [{ field: 'a', message: 'b' }] } })).toEqual(
        rejected({ field: 'a', message: 'b' }),
      );
    },
  );

  it.each(['message', 'messages', 'error', 'description', 'detail', 'reason', 'title'])(
    'is said whatever the sentence is called: %s',
    (name) => {
      expect(refusal({ create: { errors: [{ field: 'email', [name]: 'Занят' }] } })).toEqual(
        rejected({ field: 'email', message: 'Занят' }),
      );
    },
  );

  it('keeps each field of an error that names several', () => {
    expect(
      refusal({ create: { errors: [{ fields: ['from', 'to'], message: 'Наоборот' }] } }),
    ).toEqual(
      rejected({ field: 'from', message: 'Наоборот' }, { field: 'to', message: 'Наоборот' }),
    );
  });

  it('is understood from a map of fields', () => {
    expect(refusal({ create: { errors: { email: ['Занят'] } } })).toEqual(
      rejected({ field: 'email', message: 'Занят' }),
    );
  });

  it.each([
    [
      'by its name',
      { __typename: 'EmailTakenError', message: 'Занят' },
      {},
      { field: '', message: 'Занят', code: 'EmailTakenError' },
    ],
    [
      'by its interface',
      { __typename: 'EmailTaken', message: 'Занят', field: 'email' },
      { possibleTypes: { UserError: ['EmailTaken'] } },
      { field: 'email', message: 'Занят', code: 'EmailTaken' },
    ],
    [
      'with a code',
      { __typename: 'ErrorResult', message: 'Занят', errorCode: 'EMAIL_TAKEN' },
      {},
      { field: '', message: 'Занят', code: 'EMAIL_TAKEN' },
    ],
    [
      'with fields of its own',
      {
        __typename: 'ZodError',
        message: 'Invalid',
        fieldErrors: [{ path: ['data', 'email'], message: 'Не адрес' }],
      },
      {},
      { field: 'email', message: 'Не адрес', code: 'ZodError' },
    ],
  ])('is understood from a member of a union: %s', (_, payload, options, problem) => {
    expect(refusal({ create: payload }, options)).toEqual(rejected(problem));
    expect(refusal({ create: { __typename: 'CreatePayload', result: payload } }, options)).toEqual(
      rejected(problem),
    );
    expect(refusal({ admin: { __typename: 'AdminMutations', create: payload } }, options)).toEqual(
      rejected(problem),
    );
  });

  it.each(['success', 'ok', 'successful', 'isSuccess'])('is understood from a flag: %s', (flag) => {
    expect(refusal({ create: { [flag]: false, message: 'Нет на складе', code: 'STOCK' } })).toEqual(
      rejected({ field: '', message: 'Нет на складе', code: 'STOCK' }),
    );
  });

  it.each([
    ['NOT_FOUND', 'NOT_FOUND'],
    ['OrderNotFoundError', 'NOT_FOUND'],
    ['PERMISSION_DENIED', 'FORBIDDEN'],
    ['UNAUTHENTICATED', 'UNAUTHENTICATED'],
    ['THROTTLED', 'TOO_MANY_REQUESTS'],
    ['STALE_OBJECT', 'CONFLICT'],
    ['PRECONDITION_FAILED', 'CONFLICT'],
    ['EditConflictError', 'CONFLICT'],
    ['EmailAddressConflictError', 'MUTATION_REJECTED'],
    ['TAKEN', 'MUTATION_REJECTED'],
  ])('says with its code who must act: %s is %s', (code, expected) => {
    expect(payloadError({ create: { errors: [{ message: 'x', code }] } })?.code).toBe(expected);
    expect(payloadError({ create: { errors: [{ message: 'x', code }] } })?.serverCode).toBe(code);
    expect(payloadError({ create: { errors: [{ field: 'a', message: 'x', code }] } })?.code).toBe(
      'MUTATION_REJECTED',
    );
  });

  it('keeps the data and the name of the operation', () => {
    const data = { create: { order: { id: 1 }, errors: [{ field: 'a', message: 'b' }] } };
    expect(payloadError(data, { operationName: 'OrderCreate' })).toMatchObject({
      data,
      operationName: 'OrderCreate',
      fieldErrors: { a: 'b' },
    });
  });
});

describe('no refusal', () => {
  it.each([
    ['no errors', { create: { order: { id: 1 }, userErrors: [] } }],
    ['null in place of a list', { create: { order: { id: 1 }, errors: null } }],
    ['a flag that says so', { create: { success: true, message: 'Сохранено', code: '200' } }],
    [
      'messages of a success',
      { create: { successful: true, messages: [{ message: 'Сохранено' }] } },
    ],
    [
      'a record whose data is called errors',
      { startImport: { __typename: 'Import', id: 1, errors: [{ message: 'Строка 7' }] } },
    ],
    [
      'a record below the payload',
      { startImport: { import: { id: 1, errors: [{ message: 'Строка 7' }] }, userErrors: [] } },
    ],
    ['a record with messages', { open: { chat: { id: 1, messages: [{ message: 'Привет' }] } } }],
    [
      'a success of a union',
      { create: { __typename: 'CreateSuccess', data: { id: 1, name: 'x' } } },
    ],
    ['nothing', { create: null }],
    ['a plain value', { count: 7 }],
    [
      'some of a batch',
      {
        createMany: [
          { order: { id: 1 }, errors: [] },
          { order: null, errors: [{ message: 'x' }] },
        ],
      },
    ],
    ['no data', null],
  ])('%s', (_, data) => {
    expect(payloadError(data)).toBeUndefined();
  });

  it('of a batch turns into one when every entry was refused', () => {
    expect(
      refusal({ createMany: [{ errors: [{ message: 'a' }] }, { errors: [{ message: 'b' }] }] }),
    ).toEqual(rejected({ field: '', message: 'a' }, { field: '', message: 'b' }));
  });
});
