import type { LanguageTexts } from './language-texts.ts';

/** Texts as i18next takes them. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Catalogues of the built-in languages; each is loaded when it is chosen. */
export const languages = {
  ru: () => import('./ru.json'),
  en: () => import('./en.json'),
} satisfies Readonly<Record<string, LanguageTexts>>;
