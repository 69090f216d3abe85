import { useTranslation } from 'react-i18next';

import { useAdmin } from './admin-context.tsx';

/**
 * Title of the page of queries, by their kinds: `Отчёты и настройки`, `Поиск по данным`. A
 * catalogue may override it.
 */
export function useQueriesTitle(): string {
  const { t, i18n } = useTranslation();
  const { queries } = useAdmin();
  const own = 'shell.queries';
  // `t` would look up a missing text in another language, and load its catalogue.
  return i18n.exists(own, { fallbackLng: false })
    ? t(own)
    : (queries?.title[i18n.resolvedLanguage === 'ru' ? 'ru' : 'en'] ?? '');
}
