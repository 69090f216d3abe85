import type { FieldKind, Say } from '../resource/index.ts';

/** Tests whether a value is visible in a label. A link with a blank text could not be seen. */
const filled = (word: unknown): boolean =>
  word != null && !(typeof word === 'string' && /^[\s\p{C}]*$/u.test(word));

/** Joins the visible texts of a label by spaces. */
export const joinWords = (...parts: readonly unknown[]): string => parts.filter(filled).join(' ');

/** Joins the visible texts of a label by commas. */
export const joinWithCommas = (...parts: readonly unknown[]): string =>
  parts.filter(filled).join(', ');

/** Formatted date or amount, where a formatter is given. */
export const formatted = (say: Say | undefined, value: unknown, kind: FieldKind): unknown =>
  value != null && say ? say(value, kind) : value;
