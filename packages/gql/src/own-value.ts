/**
 * The value of a name that comes from outside: a field, a filter, a type may be called
 * `constructor`, which every object inherits.
 */
export const ownValue = <T>(
  values: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined => (values && Object.hasOwn(values, name) ? values[name] : undefined);
