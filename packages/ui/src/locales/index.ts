export type Language = 'ru' | 'en';

/** Texts as i18next takes them. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Texts of the screens, for the namespace `common`; one language is loaded at a time. */
export const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  ru: async () => (await import('./ru.json')).default,
  en: async () => (await import('./en.json')).default,
};
