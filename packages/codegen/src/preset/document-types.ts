import { preset as clientPreset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { getCachedDocumentNodeFromSchema, mergeOutputs } from '@graphql-codegen/plugin-helpers';
import { plugin as printTypedDocument } from '@graphql-codegen/typed-document-node';
import { ClientSideBaseVisitor } from '@graphql-codegen/visitor-plugin-common';
import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { disableFragmentWarnings, resetCaches } from 'graphql-tag';

import { persisted, type WrittenDocument } from '../print/index.ts';
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

/**
 * Hand-written documents with the names that the client preset gives them. `hashed`: each operation
 * carries the hash of its text, which does not compress and which only persisted documents need.
 */
export async function namedDocuments(
  { schema, documents, config }: DocumentsInput,
  hashed: boolean,
): Promise<readonly WrittenDocument[]> {
  const nodeOf = createNodePrinter({ schema, documents, config }, hashed);
  const visitor = new ClientSideBaseVisitor(schema, [], config, config);
  const written = async (
    definition: DefinitionNode,
    text: string | undefined,
  ): Promise<WrittenDocument[]> => {
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
          node: await nodeOf(definition),
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
        node: await nodeOf(definition),
      },
    ];
  };
  const printed = documents.flatMap(({ document, location = '', rawSDL }) => {
    const text = /\.(graphql|gql)$/.test(location) ? undefined : rawSDL;
    return (document?.definitions ?? []).map((definition) => written(definition, text));
  });
  return (await Promise.all(printed)).flat();
}

/** Documents as the plugin `typed-document-node` prints them, each by itself. */
function createNodePrinter(
  { schema, documents, config }: Omit<DocumentsInput, 'folder'>,
  hashed: boolean,
): (
  definition: OperationDefinitionNode | FragmentDefinitionNode,
) => Promise<WrittenDocument['node']> {
  const fragments = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  // The parser of the plugin caches documents by text without whitespace and warns of each fragment
  // that changed. In watch mode both happen all the time.
  resetCaches();
  disableFragmentWarnings();
  return async (definition) => {
    const external = fragments
      .filter((fragment) => fragment !== definition)
      .map((node) => ({
        node,
        name: node.name.value,
        onType: node.typeCondition.name.value,
        isExternal: true,
      }));
    const pluginConfig = {
      ...config,
      externalFragments: external,
      // As the client preset passes it.
      ...(hashed && { unstable_onExecutableDocumentNode: hashOf }),
    };
    const output = await printTypedDocument(
      schema,
      [{ document: { kind: Kind.DOCUMENT, definitions: [definition] } }],
      pluginConfig,
    );
    return mergeOutputs([output]).trim();
  };
}

const hashOf = ({ definitions }: DocumentNode): { readonly hash: string } => ({
  hash: persisted(definitions).hash,
});
