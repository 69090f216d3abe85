/** Tests whether a text has no visible character: only white space and zero-width marks. */
export const isBlank = (text: string): boolean => /^[\s\p{C}]*$/u.test(text);

/** The text, or `otherwise` for a blank text. A link with a blank text could not be seen. */
export const visible = (text: string, otherwise: string): string =>
  isBlank(text) ? otherwise : text;
