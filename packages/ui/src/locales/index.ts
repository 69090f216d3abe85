import type { LanguageTexts } from './language-texts.ts';

/** Catalogue in the format of i18next. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Catalogues of the built-in languages; each is loaded when it is chosen. */
export const languages = {
  ru: () => import('./ru.json'),
  en: () => import('./en.json'),
} satisfies Readonly<Record<string, LanguageTexts>>;
