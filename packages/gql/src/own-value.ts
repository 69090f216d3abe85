/**
 * Own property of a name from outside. A field, a filter or a type may be called `constructor`,
 * which every object inherits.
 */
export const ownValue = <T>(
  values: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined => (values && Object.hasOwn(values, name) ? values[name] : undefined);
