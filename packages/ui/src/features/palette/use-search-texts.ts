import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import '../../locales/search-texts.ts';
import type { search } from '../../locales/search.ru.json';

export type SearchText = (
  name: keyof typeof search,
  values?: Readonly<Record<string, string>>,
) => string;

/** Texts of the search: `search.<name>` of the catalogue. */
export function useSearchTexts(): SearchText {
  const { t } = useTranslation();
  return useCallback<SearchText>((name, values = {}) => t(`search.${name}`, values), [t]);
}
