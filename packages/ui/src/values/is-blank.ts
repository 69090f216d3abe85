/** Whether a text has nothing that can be seen: spaces of any kind, marks without a width. */
export const isBlank = (text: string): boolean => /^[\s\p{C}]*$/u.test(text);
