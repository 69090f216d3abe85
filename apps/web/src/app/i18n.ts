import { createInstance, type i18n } from 'i18next';

import russian from '../locales/russian.ts';

export const languages = [
  { code: 'ru', name: 'Русский' },
  { code: 'en', name: 'English' },
] as const;
export type Language = (typeof languages)[number]['code'];

const remembered = 'admin.language';

/**
 * Russian comes with the application; English, the fallback too, is loaded when it is chosen or when a text turns out to be missing.
 * The choice is remembered in this browser; nothing is guessed from the browser's own language.
 */
export async function createI18n(language: Language = rememberedLanguage()): Promise<i18n> {
  const i18n = createInstance({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'common',
    ns: ['common'],
    resources: { ru: { common: russian } },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: () => void loadEnglish(i18n),
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  i18n.on('languageChanged', (chosen) => {
    document.documentElement.lang = chosen;
  });
  await i18n.init();
  if (language === 'en') await loadEnglish(i18n);
  return i18n;
}

export async function chooseLanguage(i18n: i18n, language: Language): Promise<void> {
  if (language === 'en') await loadEnglish(i18n);
  await i18n.changeLanguage(language);
  localStorage.setItem(remembered, language);
}

async function loadEnglish(i18n: i18n): Promise<void> {
  if (i18n.hasResourceBundle('en', 'common')) return;
  const { default: english } = await import('../locales/english.ts');
  i18n.addResourceBundle('en', 'common', english);
}

function rememberedLanguage(): Language {
  return localStorage.getItem(remembered) === 'en' ? 'en' : 'ru';
}
