/** Greatest delay of a timer in milliseconds, 24 days. A longer one fires at once. */
export const longestTimer = 2 ** 31 - 1;
