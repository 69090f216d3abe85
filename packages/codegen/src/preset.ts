import { preset as clientPreset, type ClientPresetConfig } from '@graphql-codegen/client-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { buildASTSchema, type GraphQLSchema } from 'graphql';

import type { AdminConfig } from './config.ts';
import { inferModel } from './infer/index.ts';
import type { ResourceModel } from './model.ts';
import { importedScalars, printResources } from './print/index.ts';

/** A file whose text is known: what the preset hands to GraphQL Code Generator for each file that was printed. */
const printed = { plugin: (_schema: unknown, _documents: unknown, config: { readonly text: string }): string => config.text };

/**
 * Preset of GraphQL Code Generator that writes the resources of the schema: a module per resource, the manifest, what the cache knows.
 *
 * @example
 * generates: { 'packages/gql/src/generated/': { preset: adminPreset, presetConfig: {} } }
 */
export const adminPreset: Types.OutputPreset<AdminConfig> = {
  buildGeneratesSection({ baseOutputDir, schema, schemaAst, documents, presetConfig }) {
    const parsed = schemaAst ?? buildASTSchema(schema);
    const { files } = printResources(parsed, modelOf(parsed, presetConfig), { documents: documents.flatMap(({ document }) => document ?? []) });
    return [...files].map(([path, text]) => ({
      filename: `${baseOutputDir}${baseOutputDir.endsWith('/') ? '' : '/'}${path}`,
      plugins: [{ printed: { text } }],
      pluginMap: { printed },
      schema,
      schemaAst: parsed,
      documents: [],
      config: {},
      skipDocumentsValidation: true,
    }));
  },
};

/**
 * The client preset for documents written by hand, which are often none: a schema is switched without deleting or adding files.
 * Scalars have the types that generated resources give them.
 */
export const documentsPreset: Types.OutputPreset<ClientPresetConfig> = {
  ...clientPreset,
  buildGeneratesSection: async (options) => {
    if (options.documents.length === 0) return [];
    const parsed = options.schemaAst ?? buildASTSchema(options.schema);
    const scalars = importedScalars(parsed, modelOf(parsed, {}).scalars, '../../scalars.ts');
    const sections = await clientPreset.buildGeneratesSection({ ...options, config: { ...options.config, scalars } });
    // Without the parsed schema each file would build it anew, and the documents are validated where they are read.
    return sections.map((section) => ({ ...section, schemaAst: parsed, skipDocumentsValidation: true }));
  },
};

const models = new WeakMap<GraphQLSchema, { readonly config: string; readonly model: ResourceModel }>();

/** The model of a schema, made once: the presets of one run, and the runs of one watch, share it. */
function modelOf(schema: GraphQLSchema, config: AdminConfig): ResourceModel {
  const key = JSON.stringify(config);
  const found = models.get(schema);
  if (found && (found.config === key || key === '{}')) return found.model;
  const model = inferModel(schema, config);
  models.set(schema, { config: key, model });
  return model;
}
