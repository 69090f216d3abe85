import { isBlank } from './is-blank.ts';

const isMarked = (text: string): boolean =>
  text.length > 1 && /^".*"$/s.test(text) && isBlank(text.replaceAll(/^"+|"+$/g, ''));

/**
 * Text of a cell in a file where an empty cell means `null`. A blank text is quoted, and so is a
 * text that looks like a quoted blank.
 */
export const markBlank = (text: string): string =>
  isBlank(text) || isMarked(text) ? `"${text}"` : text;

/** Restores the text of a cell. */
export const unmarkBlank = (text: string): string => (isMarked(text) ? text.slice(1, -1) : text);
