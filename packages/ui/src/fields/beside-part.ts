type Values = Readonly<Record<string, unknown>>;

/**
 * What stands beside the values of a part: its own, then those of what it is a part of, where an
 * amount finds the currency that the part does not have.
 */
export const besidePart = (beside: Values | undefined, part: Values): Values => ({
  ...beside,
  ...part,
});
