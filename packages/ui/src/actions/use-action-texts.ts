import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import en from '../locales/actions.en.json';
import ru from '../locales/actions.ru.json';

export type ActionText = (name: keyof typeof ru, values?: Readonly<Record<string, string>>) => string;

/** Texts about actions: they come with the code of these, not with the application. A catalogue that has `actions.<name>` goes before. */
export function useActionTexts(): ActionText {
  const { t, i18n } = useTranslation();
  const texts = (i18n.resolvedLanguage ?? i18n.language) === 'ru' ? ru : en;
  return useCallback<ActionText>(
    (name, values = {}) => (i18n.exists(`actions.${name}`) ? t(`actions.${name}`, values) : texts[name].replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '')),
    [t, i18n, texts],
  );
}
