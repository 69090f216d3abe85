import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { createFormats, type Formats } from './formats.ts';

/** How values read in the language of the interface. */
export function useFormats(): Formats {
  const { t, i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;
  return useMemo(() => formatsOf(language, t), [language, t]);
}

let latest:
  | { readonly language: string; readonly unbounded: string; readonly formats: Formats }
  | undefined;

/** All that are on a page speak the same: what `Intl` makes takes longer than what it formats. */
function formatsOf(language: string, t: TFunction): Formats {
  const unbounded = t('field.rangeUnbounded');
  if (latest?.language === language && latest.unbounded === unbounded) return latest.formats;
  const formats = createFormats(language, {
    from: (value) => t('field.rangeFrom', { value }),
    until: (value) => t('field.rangeUntil', { value }),
    unbounded,
    empty: t('field.rangeEmpty'),
  });
  latest = { language, unbounded, formats };
  return formats;
}
