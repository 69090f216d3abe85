import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';

import { actions as english } from '../locales/actions.en.json';
import { actions as russian } from '../locales/actions.ru.json';
import { useActionTexts } from './use-action-texts.ts';

it.each([
  ['ru', russian, 1, 'Выбрано: 1', 'Удалить 1 запись?'],
  ['ru', russian, 22, 'Выбрано: 22', 'Удалить 22 записи?'],
  ['ru', russian, 12_345, 'Выбрано: 12 345', 'Удалить 12 345 записей?'],
  ['en', english, 12_345, 'Selected: 12,345', 'Delete 12,345 records?'],
])('counts as people read numbers: %s', async (language, actions, count, chosen, question) => {
  const i18n = createInstance({
    lng: language,
    resources: { [language]: { translation: { actions } } },
    interpolation: { escapeValue: false },
  });
  await i18n.init();
  const {
    result: { current: text },
  } = renderHook(useActionTexts, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  const plain = (said: string) => said.replaceAll('\u00a0', ' ');
  expect(plain(text('chosen', {}, count))).toBe(chosen);
  expect(plain(text('removeOf', {}, count))).toBe(question);
});
