import { ownValue } from '../own-value.ts';

/** Loads a module by name, and returns its export `module`. */
export const byName =
  <T>(modules: Readonly<Record<string, () => Promise<{ readonly module: T }>>>) =>
  async (name: string): Promise<T> => {
    const load = ownValue(modules, name);
    if (!load) throw new RangeError(`There is nothing called ${name}.`);
    return (await load()).module;
  };
