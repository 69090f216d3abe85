import { join } from 'node:path';

/** What other projects install, in the order in which one needs another's types. */
const folders = {
  gql: 'packages/gql',
  codegen: 'packages/codegen',
  ui: 'packages/ui',
  api: 'apps/api',
  'create-admin': 'packages/create-admin',
} as const;

export interface PackageFolder {
  readonly name: string;
  /** Full path. */
  readonly folder: string;
}

/** Those of these names, `gql`; without names all. */
export function packagesNamed(names: readonly string[]): readonly PackageFolder[] {
  const unknown = names.filter((name) => !Object.hasOwn(folders, name));
  if (unknown.length > 0)
    throw new Error(
      `There is no package ${unknown.join(', ')}. Packages: ${Object.keys(folders).join(', ')}.`,
    );
  return Object.entries(folders)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, folder]) => ({ name, folder: join(import.meta.dirname, '../..', folder) }));
}
