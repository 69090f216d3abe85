/** The value of a name that a schema gives; it may be `constructor`, which every object inherits. */
export const ownValue = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
