import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Problems of an unpacked package for its users: sources, undeclared dependencies, dead links. */
export function tarballProblems(folder: string): readonly string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Templates of a new project do not run from here: `npm run projects` compiles and tests them.
  const files = globSync('**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'templates',
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [
    ...(manifest.license && existsSync(join(folder, 'LICENSE')) ? [] : ['It has no licence.']),
    ...files
      .filter((file) => /(?<!\.d)\.[cm]?tsx?$|\.test\./.test(file))
      .map((file) => `${file} is a source or a test.`),
    ...files
      .filter((file) => /[\\/]dist[\\/]generated[\\/]/.test(file))
      .map((file) => `${file} is of the sample's schema.`),
    ...files.filter((file) => /[\\/]dist[\\/].+\.js$/.test(file)).flatMap(untold),
    ...files
      .filter(
        (file) =>
          file.endsWith('.js') &&
          /(from|import\() ?['"][^'"]+\.json['"](?! with|, \{ with)/.test(
            readFileSync(file, 'utf8'),
          ),
      )
      .map((file) => `${file} imports JSON without saying so: Node refuses it.`),
    ...undeclared(manifest, files).map((name) => `${name} is imported and not declared.`),
    ...files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        deadLinks(file).map((target) => `${file} links to ${target}, which is not there.`),
      ),
  ];
}

/** Faults of compiled code for debuggers and editors. */
function untold(file: string): readonly string[] {
  const map: { readonly sourcesContent?: readonly unknown[] } = existsSync(`${file}.map`)
    ? JSON.parse(readFileSync(`${file}.map`, 'utf8'))
    : {};
  return [
    ...(map.sourcesContent?.length ? [] : [`${file} has no map with its source.`]),
    ...(existsSync(file.replace(/js$/, 'd.ts')) ? [] : [`${file} has no types.`]),
  ];
}

function undeclared(manifest: Manifest, files: readonly string[]): readonly string[] {
  const declared = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]);
  const imported = files
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .flatMap((file) => {
      // Neither comments nor text that is written elsewhere imports anything.
      const code = readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/`(?:\\[\s\S]|[^`\\])*`/g, '``');
      return [
        ...code.matchAll(
          /^(?:import|export)\b[^'"`;]*?from ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm,
        ),
      ].map(([, a, b, c]) => a ?? b ?? c ?? '');
    });
  const packages = imported
    .filter(
      (name) =>
        /^@?[a-z]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name),
    )
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(packages)].filter((name) => !declared.has(name)).sort();
}

const deadLinks = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(dirname(file), target)));
