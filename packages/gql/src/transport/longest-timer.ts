/** Milliseconds, 24 days. A timer that is set to more fires at once. */
export const longestTimer = 2 ** 31 - 1;
