import { createInstance, type i18n } from 'i18next';

import { takeTexts } from './add-texts.ts';
import type { Catalogue, Language } from './index.ts';

/** What the interface can be switched to, each in its own words. */
export const languages = [
  { code: 'ru', name: 'Русский' },
  { code: 'en', name: 'English' },
] as const satisfies readonly { readonly code: Language; readonly name: string }[];

export interface I18nOptions {
  /** Texts by language, each asked for once, when the language is chosen or falls in for a missing text. */
  readonly catalogues: Readonly<Record<Language, () => Catalogue | Promise<Catalogue>>>;
  /** @defaultValue 'common' */
  readonly namespace?: string;
  /** Language that speaks where the chosen one has no text. @defaultValue 'en' */
  readonly fallback?: Language;
  /** Language of the first visit; nothing is guessed from the browser. @defaultValue 'ru' */
  readonly language?: Language;
  /** What texts may say besides what they are given: `{ server: 'https://api.example.com' }`. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
}

const remembered = 'admin.language';

/** Texts of the interface. A choice of language is remembered in this browser, and the `lang` of the page follows it. */
export async function createI18n({ catalogues, namespace = 'common', fallback = 'en', language = 'ru', variables = {} }: I18nOptions): Promise<i18n> {
  const chosen = languages.find(({ code }) => code === localStorage.getItem(remembered))?.code ?? language;
  // A copy: what comes with code is added to it.
  const first = structuredClone(await catalogues[chosen]());
  const loading = new Map<Language, Promise<void>>([[chosen, Promise.resolve()]]);
  const load = async (code: string | undefined) => {
    const known = languages.find((each) => each.code === code)?.code;
    if (!known) return;
    // Over what has come with code meanwhile. What could not be loaded is tried again.
    const begin = async () => void i18n.addResourceBundle(known, namespace, await catalogues[known](), true, true);
    if (!loading.has(known)) loading.set(known, begin().catch((error: unknown) => (loading.delete(known), Promise.reject(error))));
    await loading.get(known);
  };
  const i18n = createInstance({
    lng: chosen,
    fallbackLng: fallback,
    defaultNS: namespace,
    ns: [namespace],
    resources: { [chosen]: { [namespace]: first } },
    interpolation: { escapeValue: false, defaultVariables: { ...variables } },
    saveMissing: true,
    missingKeyHandler: () => void load(fallback),
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  i18n.on('languageChanged', (code) => {
    document.documentElement.lang = code;
  });
  await i18n.init();
  takeTexts((texts) => {
    // Silent: nothing on the screen says them yet, and all of it would be rendered again.
    for (const { code } of languages) i18n.addResourceBundle(code, namespace, texts[code], true, false, { silent: true });
  });

  const change = i18n.changeLanguage.bind(i18n);
  // Its texts are there before the language changes, so that nobody sees keys for a moment.
  i18n.changeLanguage = async (code, callback) => {
    await load(code);
    if (code) localStorage.setItem(remembered, code);
    return change(code, callback);
  };
  return i18n;
}
