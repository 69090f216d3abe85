import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { createFormats, type Formats } from './formats.ts';

/** How values read in the language of the interface. */
export function useFormats(): Formats {
  const { t, i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;
  return useMemo(
    () =>
      createFormats(language, {
        from: (value) => t('field.rangeFrom', { value }),
        until: (value) => t('field.rangeUntil', { value }),
        unbounded: t('field.rangeUnbounded'),
      }),
    [language, t],
  );
}
