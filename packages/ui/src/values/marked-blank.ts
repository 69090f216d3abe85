import { isBlank } from './is-blank.ts';

const isMarked = (text: string): boolean =>
  text.length > 1 && /^".*"$/s.test(text) && isBlank(text.replaceAll(/^"+|"+$/g, ''));

/**
 * A text as a cell of a file holds it that is empty where there is none: a blank one, and one that
 * looks like such a cell, stands in quotes.
 */
export const markBlank = (text: string): string =>
  isBlank(text) || isMarked(text) ? `"${text}"` : text;

/** The text of such a cell. */
export const unmarkBlank = (text: string): string => (isMarked(text) ? text.slice(1, -1) : text);
