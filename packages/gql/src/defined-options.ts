/**
 * Type of options without `undefined`. Under `exactOptionalPropertyTypes`, types of Apollo Client
 * accept omitted options, but not `undefined`. Its code accepts both.
 */
export type DefinedOptions<TOptions> = {
  [name in keyof TOptions]: Exclude<TOptions[name], undefined>;
};
