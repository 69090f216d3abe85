import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Types } from '@graphql-codegen/plugin-helpers';

import { SchemaError } from './schema-error.ts';

/**
 * The configuration of code generation.
 *
 * @throws SchemaError in one sentence where there is no such file, or it cannot be loaded.
 */
export async function loadConfig(file: string): Promise<Types.Config> {
  if (!existsSync(file))
    throw new SchemaError(
      `There is no ${file} in ${process.cwd()}: run the command where it is, or name the configuration with --config.`,
    );
  try {
    return (await importConfig(resolve(file))) ?? (await loadForeign(file));
  } catch (error) {
    const [cause = ''] = (error instanceof Error ? error.message : String(error))
      .trim()
      .split('\n');
    throw new SchemaError(`${file} cannot be loaded: ${cause}`, { cause: error });
  }
}

/**
 * The configuration as Node runs it, and with it the presets that are loaded already. GraphQL Code
 * Generator would compile both once more. It is left what Node cannot run: other formats, imports
 * without an ending.
 */
async function importConfig(filepath: string): Promise<Types.Config | undefined> {
  if (!/\.[cm]?[jt]s$/.test(filepath)) return undefined;
  const module: unknown = await import(pathToFileURL(filepath).href).catch(() => undefined);
  const config =
    typeof module === 'object' && module !== null && 'default' in module
      ? module.default
      : undefined;
  return isConfig(config) ? config : undefined;
}

async function loadForeign(file: string): Promise<Types.Config> {
  const { loadContext } = await import('@graphql-codegen/cli');
  return (await loadContext(file)).getConfig();
}

const isConfig = (value: unknown): value is Types.Config =>
  typeof value === 'object' && value !== null && 'generates' in value;
