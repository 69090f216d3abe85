import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Sets the title of the tab: `Заказы — Управление`. The name of the application is `app.name` of
 * the catalogue; without it the title stands alone.
 */
export function useDocumentTitle(text: string): void {
  const { t, i18n } = useTranslation();
  const application = i18n.exists('app.name') ? t('app.name') : '';
  useEffect(() => {
    document.title = application === '' ? text : `${text} — ${application}`;
  }, [text, application]);
}

/** `useDocumentTitle` as a component, for conditional rendering. */
export function DocumentTitle({ text }: { readonly text: string }): null {
  useDocumentTitle(text);
  return null;
}
