/**
 * Type of options without `undefined`: under the compiler's `exactOptionalPropertyTypes`, types of
 * Apollo Client take what is left out, but no `undefined`. Its code takes both.
 */
export type DefinedOptions<TOptions> = {
  [name in keyof TOptions]: Exclude<TOptions[name], undefined>;
};
