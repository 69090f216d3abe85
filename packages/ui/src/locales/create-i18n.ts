import { createInstance, type i18n } from 'i18next';

import { takeTexts } from './add-texts.ts';
import type { Catalogue } from './index.ts';
import { loadTexts, type LanguageTexts } from './language-texts.ts';

/** Languages and catalogues of an application. */
export interface I18nOptions {
  /**
   * Texts by language, each loaded once: when the language is chosen, or as the fallback of a
   * missing text.
   */
  readonly languages: Readonly<Record<string, LanguageTexts>>;
  /** @defaultValue 'common' */
  readonly namespace?: string;
  /** Language of texts that the chosen language does not have. @defaultValue 'en' */
  readonly fallback?: string;
  /**
   * Language of the first visit; the browser's language is not used. @defaultValue the first of
   * `languages`
   */
  readonly language?: string;
  /** Variables available in all texts: `{ server: 'https://api.example.com' }`. @defaultValue none */
  readonly variables?: Readonly<Record<string, string | undefined>>;
}

const remembered = 'admin.language';

/**
 * Creates the texts of the interface. The chosen language is stored in the browser, and the `lang`
 * attribute of the page follows it.
 */
export async function createI18n({
  languages,
  namespace = 'common',
  fallback = 'en',
  language = Object.keys(languages)[0] ?? 'en',
  variables = {},
}: I18nOptions): Promise<i18n> {
  const isKnown = (code: string | null | undefined): code is string =>
    code != null && Object.hasOwn(languages, code);
  const before = localStorage.getItem(remembered);
  const chosen = isKnown(before) ? before : language;
  const [base = {}, ...over] = await loadTexts(languages[chosen] ?? {});
  const loading = new Map([[chosen, Promise.resolve()]]);
  const add = (code: string, catalogues: readonly Catalogue[]) => {
    for (const texts of catalogues) i18n.addResourceBundle(code, namespace, texts, true, true);
  };
  const load = async (code: string | undefined) => {
    if (!isKnown(code)) return;
    // Overrides texts of modules that were added meanwhile. A failed load is repeated.
    const begin = async () => add(code, await loadTexts(languages[code] ?? {}));
    if (!loading.has(code))
      loading.set(
        code,
        begin().catch((error: unknown) => (loading.delete(code), Promise.reject(error))),
      );
    await loading.get(code);
  };
  const i18n = createInstance({
    lng: chosen,
    supportedLngs: Object.keys(languages),
    fallbackLng: fallback,
    defaultNS: namespace,
    ns: [namespace],
    // A copy, because texts of modules are added to it.
    resources: { [chosen]: { [namespace]: structuredClone(base) } },
    interpolation: { escapeValue: false, defaultVariables: { ...variables } },
    saveMissing: true,
    missingKeyHandler: () => void load(fallback),
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  i18n.on('languageChanged', (code) => {
    document.documentElement.lang = code;
  });
  await i18n.init();
  add(chosen, over);
  takeTexts((texts) => {
    // Silent: no rendered component uses these texts yet, and the event would render everything
    // again.
    for (const [code, own] of Object.entries(texts))
      i18n.addResourceBundle(code, namespace, own, true, false, { silent: true });
  });

  const change = i18n.changeLanguage.bind(i18n);
  // Texts are loaded before the language changes, so that keys are never shown.
  i18n.changeLanguage = async (code, callback) => {
    await load(code);
    if (code) localStorage.setItem(remembered, code);
    return change(code, callback);
  };
  return i18n;
}

/** Languages of the interface, named in their own language: `Русский`, `English`. */
export function languagesOf({
  options: { supportedLngs },
}: i18n): readonly { readonly code: string; readonly name: string }[] {
  return (
    (supportedLngs || [])
      // `cimode` is a pseudo-language of i18next that shows keys.
      .filter((code) => code !== 'cimode')
      .map((code) => {
        const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
        return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1) };
      })
  );
}
