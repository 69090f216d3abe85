import { ReadRefusedError } from '@admin/gql';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';

import ru from '../locales/ru.json' with { type: 'json' };
import { errorText } from './error-text.ts';

it.each([
  ['PERSISTED_DOCUMENT_NOT_FOUND', 'Версии приложения и сервера не совпадают'],
  ['PERSISTED_DOCUMENT_REQUIRED', 'Сервер не принимает такой запрос'],
  ['GRAPHQL_VALIDATION_FAILED', 'Сервер не понял запрос'],
])('says of an operation refused with %s what happened', async (serverCode, title) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'ru', resources: { ru: { translation: ru } } });
  const text = errorText({ code: 'INVALID_OPERATION', serverCode }, i18n.t);
  expect(text.title).toBe(title);
  expect(text.advice).toMatch(/администратору/);
});

it('never says of a question that changes were refused', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'ru', resources: { ru: { translation: ru } } });
  const text = errorText(new ReadRefusedError(['Page is out of range']), i18n.t);
  expect(text.title).toBe('Сервер отклонил запрос');
  expect(text.reason).toBe('Ответ сервера: Page is out of range');
  expect(JSON.stringify(text)).not.toMatch(/изменени/);
});
