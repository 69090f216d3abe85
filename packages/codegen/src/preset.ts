import { preset as clientPreset, type ClientPresetConfig } from '@graphql-codegen/client-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { buildASTSchema } from 'graphql';

import type { AdminConfig } from './config.ts';
import { inferModel } from './infer/index.ts';
import { printResources } from './print/index.ts';

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
    const model = inferModel(parsed, presetConfig);
    const { files } = printResources(parsed, model, { documents: documents.flatMap(({ document }) => document ?? []) });
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
 */
export const documentsPreset: Types.OutputPreset<ClientPresetConfig> = {
  ...clientPreset,
  buildGeneratesSection: (options) => (options.documents.length === 0 ? [] : clientPreset.buildGeneratesSection(options)),
};
