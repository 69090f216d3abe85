import type { LanguageTexts } from './language-texts.ts';

/** Texts as i18next takes them. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Texts of the screens in the languages that come with them; one is loaded at a time. */
export const languages = {
  ru: () => import('./ru.json'),
  en: () => import('./en.json'),
} satisfies Readonly<Record<string, LanguageTexts>>;
