import { createI18n } from '@admin/ui';
import type { i18n } from 'i18next';

import russian from '../locales/russian.ts';

/** Russian comes with the application; English, also the fallback, is loaded when it is needed. */
export function createAppI18n(): Promise<i18n> {
  return createI18n({
    language: 'ru',
    fallback: 'en',
    namespace: 'common',
    catalogues: { ru: () => russian, en: async () => (await import('../locales/english.ts')).default },
  });
}
