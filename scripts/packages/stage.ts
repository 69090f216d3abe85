/**
 * Writes the published files of a package into its folder `package`: code, types, source maps with
 * their sources, licence, README, changes. `package.json` omits the members for this repository
 * alone. Changesets publishes from that folder (`publishConfig.directory`).
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import type { PackageFolder } from './packages.ts';
import { projectVersions } from './project-versions.ts';

/**
 * Made from the schema of the sample: in this repository `@admin/gql` holds it, and a project has
 * its own.
 */
const generated = 'dist/generated';
/** Condition of exports under which this repository takes the sources. */
const sourceCondition = '@admin/source';

/** Returns the folder. */
export function stagePackage({ folder }: PackageFolder): string {
  const staged = join(folder, 'package');
  rmSync(staged, { recursive: true, force: true });
  for (const part of ['dist', 'bin', 'templates', 'LICENSE', 'CHANGELOG.md']) {
    const from =
      part === 'LICENSE' ? join(import.meta.dirname, '../../LICENSE') : join(folder, part);
    if (existsSync(from)) cpSync(from, join(staged, part), { recursive: true });
  }
  rmSync(join(staged, generated), { recursive: true, force: true });
  if (existsSync(join(staged, 'templates'))) completeTemplates(join(staged, 'templates'));
  writeFileSync(
    join(staged, 'package.json'),
    `${JSON.stringify(publishedManifest(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))), null, 2)}\n`,
  );
  writeFileSync(
    join(staged, 'README.md'),
    withoutDeadLinks(readFileSync(join(folder, 'README.md'), 'utf8'), folder, staged),
  );
  return staged;
}

/** Files of a new project that are those of this repository. */
const shared = ['apps/web/src/main.tsx', 'apps/web/src/root.tsx'];

function completeTemplates(templates: string): void {
  for (const file of shared)
    cpSync(join(import.meta.dirname, '../..', file), join(templates, 'base', file));
  writeFileSync(
    join(templates, 'versions.json'),
    `${JSON.stringify(projectVersions(), null, 2)}\n`,
  );
}

type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

interface Manifest {
  readonly [name: string]: unknown;
  readonly exports: Exports;
  /**
   * `exports`: in place of those that this repository runs from their sources without a condition,
   * because tools that know of none load them.
   */
  readonly publishConfig?: { readonly exports?: Exports };
}

/** Members of `package.json` for this repository alone. */
const repositoryOnly: ReadonlySet<string> = new Set([
  'devDependencies',
  'scripts',
  'publishConfig',
]);

function publishedManifest(manifest: Manifest): object {
  const published = Object.entries({
    ...manifest.exports,
    ...manifest.publishConfig?.exports,
  }).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [[entry, target]];
    const conditions = Object.entries(target).filter(
      ([name, path]) => name !== sourceCondition && !path.startsWith(`./${generated}`),
    );
    return conditions.length > 0 ? [[entry, Object.fromEntries(conditions)]] : [];
  });
  const kept = Object.entries(manifest).filter(([name]) => !repositoryOnly.has(name));
  const { sideEffects } = manifest;
  return {
    ...Object.fromEntries(kept),
    ...(Array.isArray(sideEffects) && {
      sideEffects: sideEffects.filter((pattern) => !String(pattern).startsWith('./src/')),
    }),
    exports: Object.fromEntries(published),
  };
}

/**
 * Pages that the README names come with it; a link to anything else of the repository is its text
 * alone.
 */
function withoutDeadLinks(text: string, folder: string, staged: string): string {
  const pages = new Map<string, string>();
  const linked = rewriteLinks(text, (target) => {
    const path = resolve(folder, target);
    if (existsSync(join(staged, target))) return target;
    if (
      !path.endsWith('.md') ||
      !existsSync(path) ||
      !relative(join(import.meta.dirname, '../../docs'), path).match(/^(?!decisions|\.\.)/)
    )
      return undefined;
    const page = join('docs', relative(join(import.meta.dirname, '../../docs'), path));
    pages.set(path, page);
    return page;
  });
  for (const [path, page] of pages) {
    mkdirSync(dirname(join(staged, page)), { recursive: true });
    const own = rewriteLinks(readFileSync(path, 'utf8'), (target) => {
      const other = pages.get(resolve(dirname(path), target));
      return other === undefined ? undefined : relative(dirname(page), other);
    });
    writeFileSync(join(staged, page), own);
  }
  return linked;
}

/**
 * `([0226](decisions/0226-generated-modules-declare-types-once.md))`: nothing is left of it where
 * the page is not there.
 */
const aside = /\s*\((?:(?:see )?\[\d{4}\]\([^)]*\)(?:, )?)+\)/g;
const link = /(!?)\[([^\]]*)\]\((?!https?:|#|mailto:)([^)#]+)(#[^)]*)?\)/g;

const rewriteLinks = (text: string, rewrite: (target: string) => string | undefined): string =>
  text
    .replace(aside, '')
    .replace(link, (_link, image: string, label: string, target: string, anchor = '') => {
      const kept = rewrite(target);
      return kept === undefined ? (image ? '' : label) : `${image}[${label}](${kept}${anchor})`;
    });
