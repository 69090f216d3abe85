import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { packagesNamed } from '../packages/packages.ts';
import { stagePackage } from '../packages/stage.ts';
import type { Registry } from './registry.ts';

/** Publishes all packages, built before, as one version. */
export async function publishAll(registry: Registry, version: string): Promise<void> {
  const staged = packagesNamed([]).map(stagePackage);
  const ours = new Set(staged.map((folder) => manifestOf(folder).name));
  for (const folder of staged) {
    const manifest = manifestOf(folder);
    const own = (dependencies: Versions = {}): Versions =>
      Object.fromEntries(
        Object.entries(dependencies).map(([name, wanted]) => [
          name,
          ours.has(name) ? version : wanted,
        ]),
      );
    write(join(folder, 'package.json'), {
      ...manifest,
      version,
      dependencies: own(manifest.dependencies),
      peerDependencies: own(manifest.peerDependencies),
    });
    const versions = join(folder, 'templates/versions.json');
    if (existsSync(versions))
      write(versions, {
        ...read(versions),
        ...Object.fromEntries([...ours].map((name) => [name, version])),
      });
    await registry.publish(folder);
  }
}

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
}

const read = (file: string): Versions => JSON.parse(readFileSync(file, 'utf8'));
const write = (file: string, value: object): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
