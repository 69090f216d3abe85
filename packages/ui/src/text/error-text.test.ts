import { ReadRefusedError, toAdminError } from '@admin/gql';
import { CombinedGraphQLErrors } from '@apollo/client';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';

import later from '../locales/errors.ru.json' with { type: 'json' };
import ru from '../locales/ru.json' with { type: 'json' };
import { errorText } from './error-text.ts';

const texts = { ...ru, errors: { ...ru.errors, ...later.errors } };

it.each([
  ['PERSISTED_DOCUMENT_NOT_FOUND', 'Версии приложения и сервера не совпадают'],
  ['PERSISTED_DOCUMENT_REQUIRED', 'Сервер не принимает такой запрос'],
  ['GRAPHQL_VALIDATION_FAILED', 'Сервер не понял запрос'],
  ['GRAPHQL_VALIDATION', 'Сервер не показывает эти данные'],
])('says of an operation refused with %s what happened', async (serverCode, title) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'ru', resources: { ru: { translation: texts } } });
  const text = errorText({ code: 'INVALID_OPERATION', serverCode }, i18n.t);
  expect(text.title).toBe(title);
  expect(text.advice).toMatch(/администратору/);
});

it.each([
  [{ code: 'FUNCTION_WRITES' }, 'Функция базы данных пишет, хотя объявлена читающей', /volatile/],
  [{ code: 'FORBIDDEN', reason: 'READS_ONLY' }, 'Эта учётная запись только читает', /владельцу/],
  [{ code: 'FORBIDDEN', reason: 'OTHER' }, 'Недостаточно прав', /владельцу/],
])(
  'says of a function that was refused for writing what happened: %o',
  async (extensions, title, advice) => {
    const i18n = createInstance();
    await i18n.init({ lng: 'ru', resources: { ru: { translation: texts } } });
    const error = toAdminError(
      new CombinedGraphQLErrors({ errors: [{ message: 'x', path: ['renamed'], extensions }] }),
      { operationType: 'query' },
    );
    const text = errorText(error, i18n.t);
    expect(text.title).toBe(title);
    expect(text.advice).toMatch(advice);
  },
);

it.each(['Prisma error', 'Unexpected error.', 'Internal Server Error'])(
  'says of a fault without a reason that there is none, and what the server says: %s',
  async (message) => {
    const i18n = createInstance();
    await i18n.init({ lng: 'ru', resources: { ru: { translation: texts } } });
    const error = toAdminError(
      new CombinedGraphQLErrors({
        errors: [{ message, path: ['save'], extensions: { code: 'KS_PRISMA_ERROR' } }],
      }),
      { operationType: 'mutation' },
    );
    const text = errorText(error, i18n.t);
    expect(text.advice).toMatch(/Причину сервер не назвал/);
    expect(text.reason).toBe(`Ответ сервера: ${message}`);
    expect(JSON.stringify(text)).not.toMatch(/чуть позже/);
  },
);

it('never says of a question that changes were refused', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'ru', resources: { ru: { translation: texts } } });
  const text = errorText(new ReadRefusedError(['Page is out of range']), i18n.t);
  expect(text.title).toBe('Сервер отклонил запрос');
  expect(text.reason).toBe('Ответ сервера: Page is out of range');
  expect(JSON.stringify(text)).not.toMatch(/изменени/);
});

it('names the server that does not answer, and what may be in the way', async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'ru',
    interpolation: { escapeValue: false },
    resources: { ru: { translation: texts } },
  });
  const behind = errorText({ code: 'SERVER_FAULT', serverCode: 'ENDPOINT_UNREACHABLE' }, i18n.t, {
    server: 'https://api.example.com/graphql',
  });
  expect(behind).toMatchObject({
    title: 'Сервер с данными не отвечает',
    where: 'Адрес сервера: https://api.example.com/graphql.',
  });
  const direct = errorText({ code: 'NETWORK' }, i18n.t, {
    endpoint: 'https://api.example.com/graphql',
  });
  expect(direct.where).toMatch(/^Адрес сервера: https:\/\/api\.example\.com\/graphql\. .*CORS/);
  expect(
    errorText({ code: 'NETWORK' }, i18n.t, { server: 'https://api.example.com/graphql' }).where,
  ).toBeUndefined();
});

it('calls unexpected what it has no text for', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'ru', resources: { ru: { translation: ru } } });
  expect(errorText({ code: 'FORBIDDEN' }, i18n.t)).toMatchObject({
    title: ru.errors.UNEXPECTED.title,
    advice: ru.errors.UNEXPECTED.advice,
  });
});
