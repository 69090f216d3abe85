import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Title of the tab: `Заказы — Управление`; the name of the application is `app.name` in the
 * catalogue, and left out where it is absent.
 */
export function useDocumentTitle(text: string): void {
  const { t, i18n } = useTranslation();
  const application = i18n.exists('app.name') ? t('app.name') : '';
  useEffect(() => {
    document.title = application === '' ? text : `${text} — ${application}`;
  }, [text, application]);
}

/** `useDocumentTitle` where there are conditions around it. */
export function DocumentTitle({ text }: { readonly text: string }): null {
  useDocumentTitle(text);
  return null;
}
