import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { createFilesMatcher, getTsconfig, parseTsconfig, type TsConfigResult } from 'get-tsconfig';

import type { Imports } from '../print/index.ts';

export interface ImportsConfig {
  /**
   * Package that generated code imports the library from, by its entry `/runtime`: one of your own
   * that passes it on, `'@acme/gql'`.
   *
   * @defaultValue '@admin/gql'
   */
  readonly importFrom?: string;
}

/** Folder of generated code below the sources of the library itself. */
const generatedFolder = 'src/generated';
const libraryPackage = '@admin/gql';

/**
 * Import specifiers of generated code in this folder. Sources of the library import by path, all
 * other code by package. Relative specifiers have the extension that the project's TypeScript
 * accepts, unless `importExtension` of the configuration sets it.
 */
export function importsOfOutput(
  folder: string,
  { importFrom }: ImportsConfig,
  importExtension: unknown,
): Imports {
  const library = importFrom ?? (isLibrarySource(folder) ? undefined : libraryPackage);
  // GraphQL Code Generator says '' where the configuration says nothing.
  const extension = isExtension(importExtension) ? importExtension : extensionIn(folder);
  return { ...(library !== undefined && { library }), extension, folder };
}

const isExtension = (value: unknown): value is `.${string}` =>
  typeof value === 'string' && value.startsWith('.');

function isLibrarySource(folder: string): boolean {
  const root = packageFolder(resolve(folder));
  if (root === undefined) return false;
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isLibrary =
    typeof manifest === 'object' &&
    manifest !== null &&
    'name' in manifest &&
    manifest.name === libraryPackage;
  return isLibrary && `${resolve(folder)}/`.startsWith(`${join(root, generatedFolder)}/`);
}

function packageFolder(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(folder) === folder ? undefined : packageFolder(dirname(folder));
}

/**
 * Node runs `./orders.ts`. A compiler without `allowImportingTsExtensions` or
 * `rewriteRelativeImportExtensions` refuses that specifier; it accepts `./orders.js` with Node's
 * resolution and `./orders` with a bundler's.
 */
function extensionIn(folder: string): Imports['extension'] {
  const options = tsconfigOf(folder)?.config.compilerOptions;
  if (
    !options ||
    options.allowImportingTsExtensions === true ||
    options.rewriteRelativeImportExtensions === true
  )
    return '.ts';
  const resolution = options.moduleResolution ?? options.module ?? '';
  return /^node(16|18|20|next)$/i.test(resolution) ? '.js' : '';
}

/**
 * The configuration of TypeScript for this folder: the nearest one, or that of its references which
 * has the folder.
 */
function tsconfigOf(folder: string): TsConfigResult | null {
  const found = getTsconfig(folder);
  const references = (found?.config.references ?? []).map(({ path }) => {
    const at = resolve(dirname(found?.path ?? ''), path);
    const file = at.endsWith('.json') ? at : join(at, 'tsconfig.json');
    return existsSync(file) ? { path: file, config: parseTsconfig(file) } : undefined;
  });
  return (
    references.find(
      (reference) => reference && createFilesMatcher(reference)(resolve(folder, 'index.ts')),
    ) ?? found
  );
}
