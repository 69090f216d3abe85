import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import '../../locales/queries-texts.ts';
import type { queries } from '../../locales/queries.ru.json';

export type QueryText = (
  name: keyof typeof queries,
  values?: Readonly<Record<string, string>>,
) => string;

/** Texts of queries: `queries.<name>` of the catalogue. */
export function useQueryTexts(): QueryText {
  const { t } = useTranslation();
  return useCallback<QueryText>((name, values = {}) => t(`queries.${name}`, values), [t]);
}
