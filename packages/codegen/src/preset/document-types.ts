import { preset as clientPreset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { getCachedDocumentNodeFromSchema } from '@graphql-codegen/plugin-helpers';
import { ClientSideBaseVisitor } from '@graphql-codegen/visitor-plugin-common';
import { Kind, type DefinitionNode } from 'graphql';

import type { WrittenDocument } from '../print/index.ts';
import type { PresetInput } from './text-preset.ts';

type DocumentsInput = Omit<PresetInput<unknown>, 'presetConfig'>;

/** `graphql.ts` of the client preset: types of results and variables of documents written by hand. */
export async function documentTypes({
  folder,
  schema,
  documents,
  config,
}: DocumentsInput): Promise<readonly (readonly [string, string])[]> {
  const sections = await clientPreset.buildGeneratesSection({
    baseOutputDir: folder,
    schema: getCachedDocumentNodeFromSchema(schema),
    schemaAst: schema,
    documents: [...documents],
    config,
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
  });
  const types = sections.filter(({ filename }) => filename.endsWith('/graphql.ts'));
  return Promise.all(
    types.map(async ({ plugins, ...section }) => {
      // Without the parsed schema it would be built anew, and the documents are validated where
      // they are read.
      const text = await codegen({
        ...section,
        plugins: plugins.filter((plugin) => !('typed-document-node' in plugin)),
        schemaAst: schema,
        skipDocumentsValidation: true,
      });
      return [section.filename, text] as const;
    }),
  );
}

/** What was written by hand, with the names that the client preset has for it. */
export function namedDocuments({
  schema,
  documents,
  config,
}: DocumentsInput): readonly WrittenDocument[] {
  const visitor = new ClientSideBaseVisitor(schema, [], config, config);
  const written = (definition: DefinitionNode, text: string | undefined): WrittenDocument[] => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      const result = visitor.convertName(definition, {
        suffix: visitor.getFragmentSuffix(definition),
      });
      return [
        {
          definition,
          constant: visitor.getFragmentVariableName(definition),
          result,
          variables: undefined,
          text,
        },
      ];
    }
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
    const result = visitor.convertName(definition, {
      suffix: visitor.getOperationSuffix(
        definition,
        `${definition.operation[0]?.toUpperCase() ?? ''}${definition.operation.slice(1)}`,
      ),
    });
    return [
      {
        definition,
        constant: visitor.getOperationVariableName(definition),
        result,
        variables: `${result}Variables`,
        text,
      },
    ];
  };
  return documents.flatMap(({ document, location = '', rawSDL }) => {
    const text = /\.(graphql|gql)$/.test(location) ? undefined : rawSDL;
    return (document?.definitions ?? []).flatMap((definition) => written(definition, text));
  });
}
