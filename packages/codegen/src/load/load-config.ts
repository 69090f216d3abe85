import { existsSync } from 'node:fs';

import { loadContext, type CodegenContext } from '@graphql-codegen/cli';

import { SchemaError } from './schema-error.ts';

/**
 * The configuration of code generation.
 * @throws SchemaError in one sentence where there is no such file, or it cannot be loaded.
 */
export async function loadConfig(file: string): Promise<CodegenContext> {
  if (!existsSync(file)) throw new SchemaError(`There is no ${file} in ${process.cwd()}: run the command where it is, or name the configuration with --config.`);
  try {
    return await loadContext(file);
  } catch (error) {
    const [cause = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
    throw new SchemaError(`${file} cannot be loaded: ${cause}`, { cause: error });
  }
}
