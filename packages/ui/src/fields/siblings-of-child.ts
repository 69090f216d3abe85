type Values = Readonly<Record<string, unknown>>;

/**
 * Sibling values of a nested object, extended by those of its parent, which may hold the currency
 * of a nested amount.
 */
export const siblingsOfChild = (beside: Values | undefined, part: Values): Values => ({
  ...beside,
  ...part,
});
