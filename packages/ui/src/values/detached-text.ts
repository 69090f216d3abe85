/** A text of its own: what was cut out of a larger one keeps that in memory. */
export const detached = (text: string): string => ` ${text}`.slice(1);
