import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Text of a definition: a key of the catalogue, or the text itself. */
export function useDefinitionText(): (text: string) => string {
  const { t, i18n } = useTranslation();
  return useCallback((text) => (i18n.exists(text) ? t(text) : text), [t, i18n]);
}
