/** Copies a text. A substring would keep the text that it was cut from in memory. */
export const detached = (text: string): string => ` ${text}`.slice(1);
