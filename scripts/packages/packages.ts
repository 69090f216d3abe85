import { join } from 'node:path';

/** Published packages, each after the packages whose types it needs. */
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

/** Packages of these names, `gql`; all packages without names. */
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
