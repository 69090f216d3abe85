import type { CodegenConfig } from '@graphql-codegen/cli';
import { GraphQLError, type GraphQLSchema } from 'graphql';

import { loadProjectSchema } from './load/project-schema.ts';
import { SchemaError } from './load/schema-error.ts';

/** Options of GraphQL Code Generator, and one schema. */
export interface ProjectConfig extends Omit<CodegenConfig, 'schema'> {
  /**
   * SDL file, introspection result (`.json`), glob of SDL files, or URL of an endpoint. Headers for
   * the endpoint are read from the environment or from `.env`, which is not committed:
   * `ADMIN_ENDPOINT_HEADERS={"authorization":"Bearer …"}`.
   */
  readonly schema: string;
}

/**
 * The configuration of a project, for `admin-codegen generate` and for `graphql-codegen` alike:
 * that one too reads the schema as ours does then, in its author's order, and says what is wrong
 * with it by file, line and column. Where no document is written by hand, nothing is asked for.
 *
 * @example
 *   export default defineConfig({ schema: 'schema.graphql', generates: { 'src/generated/': { preset: adminPreset, presetConfig: {} } } });
 */
export function defineConfig({ schema, ...config }: ProjectConfig): CodegenConfig {
  const loader = async (): Promise<GraphQLSchema> => {
    try {
      return await loadProjectSchema(schema);
    } catch (error) {
      // GraphQL Code Generator prints the stack of any other error.
      if (error instanceof SchemaError) throw new GraphQLError(error.message);
      throw error;
    }
  };
  // Loaders may be functions and schemas stay unsorted; only the types of the configuration do not
  // say so.
  const typed: CodegenConfig = { ignoreNoDocuments: true, ...config, schema };
  return Object.assign(typed, { schema: { [schema]: { loader } }, sort: false });
}
