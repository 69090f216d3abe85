/** Whether a text has nothing that can be seen: spaces of any kind, marks without a width. */
export const isBlank = (text: string): boolean => /^[\s\p{C}]*$/u.test(text);

/** A link of spaces alone would be there and not be seen: something else stands in it. */
export const visible = (text: string, otherwise: string): string =>
  isBlank(text) ? otherwise : text;
