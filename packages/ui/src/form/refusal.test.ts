import { MutationRejectedError, toAdminError } from '@admin/gql';
import type { InputDescriptor } from '@admin/gql/resource';
import { CombinedGraphQLErrors } from '@apollo/client';
import { describe, expect, it } from 'vitest';

import { createI18n } from '../locales/create-i18n.ts';
import { languages } from '../locales/index.ts';
import '../locales/records-texts.ts';
import { errorText } from '../text/error-text.ts';
import '../locales/errors-texts.ts';
import { toRefusal, writeErrors } from './refusal.ts';

const { t } = await createI18n({ languages, language: 'ru' });
const english = await createI18n({ languages, language: 'en' });

const inputs: readonly InputDescriptor[] = ['email', 'slug', 'name'].map((name) => ({
  name,
  kind: 'string',
  required: false,
  nullable: true,
  value: (record) => record[name],
}));

interface ServerAnswer {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Message that a form shows for the answer of a server to a mutation. */
function shown({ message, extensions }: ServerAnswer, translate = t) {
  const error = toAdminError(
    new CombinedGraphQLErrors({
      errors: [{ message, path: ['createUser'], ...(extensions && { extensions }) }],
    }),
  );
  return error instanceof MutationRejectedError
    ? toRefusal(writeErrors(error), inputs, translate)
    : errorText(error, translate);
}

const taken = 'Такое значение уже есть в другой записи. Ответ сервера: ';

describe('an English answer stands behind a sentence of ours', () => {
  it.each<[server: string, answer: ServerAnswer, field: string, text: string]>([
    [
      'Directus',
      {
        message: 'Value for field "email" in collection "users" has to be unique.',
        extensions: { code: 'RECORD_NOT_UNIQUE', collection: 'users', field: 'email' },
      },
      'email',
      `${taken}Value for field "email" in collection "users" has to be unique.`,
    ],
    [
      'Strapi',
      {
        message: 'This attribute must be unique',
        extensions: {
          code: 'STRAPI_VALIDATION_ERROR',
          error: {
            name: 'ValidationError',
            message: 'This attribute must be unique',
            details: {
              errors: [
                {
                  path: ['slug'],
                  message: 'This attribute must be unique',
                  name: 'ValidationError',
                },
              ],
            },
          },
        },
      },
      'slug',
      `${taken}This attribute must be unique`,
    ],
    [
      'Payload',
      {
        message: 'The following field is invalid: email',
        extensions: {
          name: 'ValidationError',
          statusCode: 400,
          data: {
            collection: 'users',
            errors: [
              { message: 'A user with the given email is already registered.', path: 'email' },
            ],
          },
        },
      },
      'email',
      `${taken}A user with the given email is already registered.`,
    ],
    [
      'Keystone on Prisma',
      {
        message: 'Prisma error: Unique constraint failed on the fields: (`email`)',
        extensions: {
          code: 'KS_PRISMA_ERROR',
          prisma: { code: 'P2002', meta: { target: ['email'] } },
        },
      },
      'email',
      `${taken}Prisma error: Unique constraint failed on the fields: (\`email\`)`,
    ],
  ])('of %s, at its field', (_, answer, field, text) => {
    expect(shown(answer)).toEqual({ fields: { [field]: text }, record: [] });
  });

  it.each<[server: string, answer: ServerAnswer, text: string]>([
    [
      'Keystone',
      {
        message:
          'You provided invalid data for this operation.\n  - User.name: Name must not be empty',
        extensions: { code: 'KS_VALIDATION_FAILURE' },
      },
      'Заполните поле. Ответ сервера: You provided invalid data for this operation.\n  - User.name: Name must not be empty',
    ],
    [
      'Hasura',
      {
        message:
          'Uniqueness violation. duplicate key value violates unique constraint "users_email_key"',
        extensions: { code: 'constraint-violation', path: '$.selectionSet.insert_users.args' },
      },
      `${taken}Uniqueness violation. duplicate key value violates unique constraint "users_email_key"`,
    ],
    [
      'PostGraphile, masked',
      { message: "An error occurred (logged with hash: '4Qy+8k', id: 'abc')" },
      "На сервере произошла ошибка, и причины он не называет. Ответ сервера: An error occurred (logged with hash: '4Qy+8k', id: 'abc')",
    ],
    [
      'somebody that nobody knows',
      { message: 'Computer says no' },
      'Сервер не принял значение. Ответ сервера: Computer says no',
    ],
  ])('of %s, about the record', (_, answer, text) => {
    expect(shown(answer)).toEqual({ fields: {}, record: [text] });
  });
});

it('says on an English page what a code means, with the words of a Russian server behind it', () => {
  const russian = { message: 'Такой адрес занят', extensions: { code: 'UNIQUE_VIOLATION' } };
  expect(shown(russian)).toEqual({ fields: {}, record: ['Такой адрес занят'] });
  expect(shown(russian, english.t)).toEqual({
    fields: {},
    record: ['Another record already has this value. The server answered: Такой адрес занят'],
  });
  const raw = { message: 'violates a constraint', extensions: { code: 'UNIQUE_VIOLATION' } };
  expect(shown(raw, english.t)).toEqual({
    fields: {},
    record: ['Another record already has this value.'],
  });
});

it('leaves an answer in the language of the page as it is', () => {
  const russian = { message: 'Такой адрес занят', extensions: { code: 'BAD_USER_INPUT' } };
  expect(shown(russian)).toEqual({ fields: {}, record: ['Такой адрес занят'] });
  const plain = { message: 'This attribute must be unique' };
  expect(shown(plain, english.t)).toEqual({
    fields: {},
    record: ['This attribute must be unique'],
  });
});

describe('a key that the server does not take', () => {
  it.each([
    'invalid input syntax for type uuid: "7"',
    'Cast to ObjectId failed for value "7" (type string) at path "_id"',
    'Variable "$id" got invalid value "x"; Int cannot represent non-integer value: "x"',
  ])('is said to be that, with the words of the server behind it: %s', (message) => {
    const answer = { message, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    expect(shown(answer)).toEqual({
      fields: {},
      record: [`Сервер не принял ключ записи. Ответ сервера: ${message}`],
    });
    expect(shown(answer, english.t)).toMatchObject({
      record: [expect.stringMatching(/^The server did not accept the key of the record\. .*[7x]/)],
    });
  });

  it('is said of a record that is read by it', () => {
    const message = 'invalid input syntax for type uuid: "7"';
    const error = toAdminError(new CombinedGraphQLErrors({ errors: [{ message }] }), {
      operationType: 'query',
    });
    expect(errorText(error, t)).toMatchObject({
      title: 'Сервер не принял ключ записи',
      reason: expect.stringContaining(message),
    });
  });
});

it.each(['constructor', 'toString', '__proto__'])('stands at a field called %s', (name) => {
  const [first] = inputs;
  if (!first) throw new Error('The form has inputs.');
  const { fields, record } = toRefusal(
    [{ message: 'Слишком длинно.', input: name }],
    [{ ...first, name }],
    t,
  );
  expect([Object.entries(fields), record]).toEqual([[[name, 'Слишком длинно.']], []]);
});
