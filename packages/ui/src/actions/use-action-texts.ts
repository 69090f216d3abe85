import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import '../locales/actions-texts.ts';
import type { actions } from '../locales/actions.ru.json';

export type ActionText = (name: keyof typeof actions, values?: Readonly<Record<string, string>>) => string;

/** Texts about actions, `actions.<name>` of the catalogue. */
export function useActionTexts(): ActionText {
  const { t } = useTranslation();
  return useCallback<ActionText>((name, values = {}) => t(`actions.${name}`, values), [t]);
}
