import type { Types } from '@graphql-codegen/plugin-helpers';
import { buildASTSchema, type GraphQLSchema } from 'graphql';

import { checkDocuments } from '../load/check-documents.ts';

/** Input of a preset. */
export interface PresetInput<TConfig> {
  /** Ends in `/`. */
  readonly folder: string;
  readonly schema: GraphQLSchema;
  readonly documents: readonly Types.DocumentFile[];
  /** Options of GraphQL Code Generator itself. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly presetConfig: TConfig;
}

/**
 * Preset of GraphQL Code Generator that also returns the text of each file by its path. A caller of
 * `texts` does not need to load the generator.
 */
export interface TextPreset<TConfig> extends Types.OutputPreset<TConfig> {
  readonly texts: (input: PresetInput<TConfig>) => Promise<ReadonlyMap<string, string>>;
}

/** A file whose text is known: what GraphQL Code Generator is handed for each. */
const printed = {
  plugin: (_schema: unknown, _documents: unknown, config: { readonly text: string }): string =>
    config.text,
};

export function textPreset<TConfig>(texts: TextPreset<TConfig>['texts']): TextPreset<TConfig> {
  return {
    texts,
    // Documents that this preset has written are none to read.
    prepareDocuments: async (output, documents) => [...documents, `!${output}`],
    async buildGeneratesSection({
      baseOutputDir,
      schema,
      schemaAst = buildASTSchema(schema),
      documents: found,
      config,
      presetConfig,
    }) {
      const folder = baseOutputDir.endsWith('/') ? baseOutputDir : `${baseOutputDir}/`;
      // Our own command reads documents in this order and has checked them; this is for that of
      // GraphQL Code Generator.
      const documents = found.toSorted(({ location: a = '' }, { location: b = '' }) =>
        a < b ? -1 : a > b ? 1 : 0,
      );
      checkDocuments(
        documents.flatMap(({ document }) => document ?? []),
        schemaAst,
      );
      const files = await texts({ folder, schema: schemaAst, documents, config, presetConfig });
      // Without the parsed schema each file would build it anew.
      return [...files].map(([filename, text]) => ({
        filename,
        plugins: [{ printed: { text } }],
        pluginMap: { printed },
        schema,
        schemaAst,
        documents: [],
        config: {},
        skipDocumentsValidation: true,
      }));
    },
  };
}

export const isTextPreset = (preset: unknown): preset is TextPreset<unknown> =>
  typeof preset === 'object' &&
  preset !== null &&
  'texts' in preset &&
  typeof preset.texts === 'function';
