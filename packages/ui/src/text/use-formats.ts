import type { i18n, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { createFormats, type Formats } from './formats.ts';

/** Formats of values in the language of the interface. */
export function useFormats(): Formats {
  const { t, i18n: texts } = useTranslation();
  const language = texts.resolvedLanguage ?? texts.language;
  return useMemo(() => formatsOf(texts, language, t), [texts, language, t]);
}

interface KnownFormats {
  readonly language: string;
  readonly unbounded: string;
  readonly formats: Formats;
}

/**
 * Formats by instance of i18next. Components share them because constructing an `Intl` formatter
 * takes longer than formatting with it.
 */
const known = new WeakMap<i18n, KnownFormats>();

function formatsOf(texts: i18n, language: string, t: TFunction): Formats {
  const unbounded = t('field.rangeUnbounded');
  const latest = known.get(texts);
  if (latest?.language === language && latest.unbounded === unbounded) return latest.formats;
  const formats = createFormats(language, {
    from: (value) => t('field.rangeFrom', { value }),
    until: (value) => t('field.rangeUntil', { value }),
    unbounded,
    empty: t('field.rangeEmpty'),
  });
  known.set(texts, { language, unbounded, formats });
  return formats;
}
