import type { Catalogue } from './index.ts';

/** Texts in the built-in languages. Other languages have them in their catalogues. */
export type Texts = Readonly<Record<'ru' | 'en', Catalogue>>;

/**
 * Texts added by modules. Modules are loaded once for all applications on a page, so that each
 * application takes all of them. The catalogue of an application takes precedence in that
 * application.
 */
const added: Texts[] = [];
const takers = new Set<(texts: Texts) => void>();

/**
 * Adds texts that are bundled with a module instead of the application. The module calls it before
 * its components are rendered. Texts of a catalogue with the same keys take precedence.
 */
export function addTexts(texts: Texts): void {
  added.push(texts);
  for (const take of takers) take(texts);
}

/** Registers a receiver, which is called with all texts that have been and will be added. */
export function takeTexts(take: (texts: Texts) => void): void {
  for (const texts of added) take(texts);
  takers.add(take);
}
