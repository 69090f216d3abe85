import type { Catalogue } from './index.ts';

/** The same texts in each of our languages; others have them in their catalogues. */
export type Texts = Readonly<Record<'ru' | 'en', Catalogue>>;

/**
 * Texts of modules, which the page loads once for all of its applications: each application takes
 * all of them, and what its own catalogue says goes before in that application alone.
 */
const added: Texts[] = [];
const takers = new Set<(texts: Texts) => void>();

/**
 * Texts that come with the code that says them, and not with the application: called by the module
 * that has them, before anything that says them is rendered. What a catalogue says by the same key
 * goes before.
 */
export function addTexts(texts: Texts): void {
  added.push(texts);
  for (const take of takers) take(texts);
}

/** Hands over what has been added, and what will be. */
export function takeTexts(take: (texts: Texts) => void): void {
  for (const texts of added) take(texts);
  takers.add(take);
}
