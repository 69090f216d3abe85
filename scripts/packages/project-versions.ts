import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifests = ['packages/gql', 'packages/codegen', 'packages/ui', 'apps/api', 'apps/web', '.'];

/**
 * Versions of what a project installs: of our packages, and of others those that this repository is
 * tested with.
 */
export function projectVersions(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    manifests.flatMap((folder) => {
      const { name, version, dependencies, devDependencies }: Manifest = JSON.parse(
        readFileSync(join(import.meta.dirname, '../..', folder, 'package.json'), 'utf8'),
      );
      return [
        ...Object.entries({ ...dependencies, ...devDependencies }),
        ...(version === undefined ? [] : [[name, version] as const]),
      ];
    }),
  );
}

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
