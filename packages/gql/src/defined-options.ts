/**
 * Options without those that are `undefined`: types of Apollo Client take what is left out, but no
 * `undefined`, under the compiler's `exactOptionalPropertyTypes`.
 */
export const definedOptions = <TOptions extends object>(options: TOptions): Defined<TOptions> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names that `entries` read.
  Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as Defined<TOptions>;

type Defined<TOptions> = { [name in keyof TOptions]: Exclude<TOptions[name], undefined> };
