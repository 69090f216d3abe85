import type { Catalogue } from './index.ts';

/**
 * Texts of a language: a catalogue, a function that imports one when the language is chosen, or
 * several of these, of which later ones take precedence.
 */
export type LanguageTexts =
  | Catalogue
  | readonly LanguageTexts[]
  | (() => Promise<{ readonly default: LanguageTexts }>);

/** Loads all catalogues of a language, in their order. */
export async function loadTexts(texts: LanguageTexts): Promise<readonly Catalogue[]> {
  if (typeof texts === 'function') return loadTexts((await texts()).default);
  if (isSeveral(texts)) return (await Promise.all(texts.map(loadTexts))).flat();
  return [texts];
}

function isSeveral(texts: Catalogue | readonly LanguageTexts[]): texts is readonly LanguageTexts[] {
  return Array.isArray(texts);
}
