import { globSync, readFileSync } from 'node:fs';

import { preset as clientPreset, type ClientPresetConfig } from '@graphql-codegen/client-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { ClientSideBaseVisitor } from '@graphql-codegen/visitor-plugin-common';
import { buildASTSchema, Kind, parse, validate, type DefinitionNode, type GraphQLSchema } from 'graphql';

import type { AdminConfig } from './config.ts';
import { inferModel } from './infer/index.ts';
import { importsOfOutput, type ImportsConfig } from './load/output-imports.ts';
import { nothingToAdminister, SchemaError } from './load/schema-error.ts';
import type { ResourceModel } from './model.ts';
import { documentManifest, importedScalars, libraryModule, persistedOperations, printResources, writtenModules, writtenSchema, type PersistedDocument, type WrittenDocument } from './print/index.ts';
import { dictionary } from './texts/dictionary.ts';
import { readOwnTexts } from './texts/own-texts.ts';
import { textsOfModel } from './texts/resource-texts.ts';

/** A file whose text is known: what the preset hands to GraphQL Code Generator for each file that was printed. */
const printed = { plugin: (_schema: unknown, _documents: unknown, config: { readonly text: string }): string => config.text };

export interface ManifestConfig {
  /**
   * File of the persisted documents, `schema/documents.json`: SHA-256 to text of every document that the generated code can send, for the
   * allow-list of a server. Absent: none is written.
   */
  readonly manifest?: string;
  /** Globs of further documents for the manifest, taken where the schema has all that they ask for. */
  readonly manifestAlso?: readonly string[];
}

export interface AdminPresetConfig extends AdminConfig, ImportsConfig, ManifestConfig {
  /**
   * File of Russian names that a person writes, `texts.ru.json`: what `admin-codegen texts` fills and never overwrites. Its texts go before those of the
   * schema and of the dictionary. It need not be there. `false`: no names in Russian but the schema's own.
   */
  readonly texts?: string | false;
}

/**
 * Preset of GraphQL Code Generator that writes the resources of the schema: a module per resource, the manifest, what the cache knows.
 *
 * @example
 * generates: { 'packages/gql/src/generated/': { preset: adminPreset, presetConfig: {} } }
 */
export const adminPreset: Types.OutputPreset<AdminPresetConfig> = {
  buildGeneratesSection({ baseOutputDir, schema, schemaAst, documents, presetConfig, config }) {
    const parsed = schemaAst ?? buildASTSchema(schema);
    const { manifest, manifestAlso, texts: own, importFrom, ...admin } = presetConfig;
    const model = modelOf(parsed, admin);
    if (model.resources.length === 0) throw new SchemaError(`${nothingToAdminister} Nothing was written, and nothing removed.`);
    const { files, persisted } = printResources(parsed, model, {
      documents: documents.flatMap(({ document }) => document ?? []),
      imports: importsOfOutput(baseOutputDir, { importFrom }, config.importExtension),
      ...(own !== false && { texts: textsOfModel(model, dictionary(), readOwnTexts(own)) }),
    });
    const section = printedSection(schema, parsed);
    return [...[...files].map(([path, text]) => section(`${folder(baseOutputDir)}${path}`, text)), ...manifestSection({ manifest, manifestAlso }, persisted, parsed, section)];
  },
};

export interface DocumentsPresetConfig extends ImportsConfig, ManifestConfig, Pick<ClientPresetConfig, 'fragmentMasking'>, Pick<AdminConfig, 'scalars'> {}

/**
 * Types and modules of documents written by hand, in files of GraphQL or in place with ``graphql(`…`)``, and what the cache has to know of them, as `schema` in
 * `schema.ts`; where resources are generated too, theirs has it as well. Documents are often none: a schema is switched
 * without deleting or adding files. Scalars have the types that generated resources give them. Unless `fragmentMasking` is `false`, what a fragment
 * holds is hidden from the type of the document that spreads it, as Apollo Client's data masking hides it at run time.
 */
export const documentsPreset: Types.OutputPreset<DocumentsPresetConfig> = {
  ...clientPreset,
  buildGeneratesSection: async (options) => {
    if (options.documents.length === 0) return [];
    const parsed = options.schemaAst ?? buildASTSchema(options.schema);
    const { importFrom, scalars: carried, fragmentMasking, ...manifest } = options.presetConfig;
    const imports = importsOfOutput(options.baseOutputDir, { importFrom }, options.config.importExtension);
    const model = modelOf(parsed, carried ? { scalars: carried } : {});
    const scalars = importedScalars(parsed, model, libraryModule('scalars.ts', aboveDocuments, imports.library));
    // Apollo's types put a document and its fragments together by `__typename`, which its client always asks for.
    const masking = fragmentMasking === false ? {} : { inlineFragmentTypes: 'mask', customDirectives: { apolloUnmask: true }, nonOptionalTypename: true, skipTypeNameForRoot: true };
    const config = { ...options.config, scalars, ...masking };
    const sections = await clientPreset.buildGeneratesSection({ ...options, config, presetConfig: { fragmentMasking: false } });
    const section = printedSection(options.schema, parsed);
    const definitions = options.documents.flatMap(({ document }) => document?.definitions ?? []);
    const modules = [...writtenModules(writtenDocuments(parsed, options.documents, config), imports), ['schema.ts', writtenSchema(parsed, model, definitions, imports, aboveDocuments)] as const];
    return [
      ...sections.filter(({ filename }) => filename.endsWith('/graphql.ts')).map((types) => ({
        ...types,
        plugins: types.plugins.filter((plugin) => !('typed-document-node' in plugin)),
        // Without the parsed schema each file would build it anew, and the documents are validated where they are read.
        schemaAst: parsed,
        skipDocumentsValidation: true,
      })),
      ...modules.map(([path, text]) => section(`${folder(options.baseOutputDir)}${path}`, text)),
      ...manifestSection(manifest, persistedOperations(definitions), parsed, section),
    ];
  },
};

/** Path from the documents of the library to its sources, where they lie: `src/generated/documents/`. */
const aboveDocuments = '../../';

const folder = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

type PrintedSection = (filename: string, text: string) => Types.GenerateOptions;

const printedSection =
  (schema: Types.GenerateOptions['schema'], schemaAst: GraphQLSchema): PrintedSection =>
  (filename, text) => ({ filename, plugins: [{ printed: { text } }], pluginMap: { printed }, schema, schemaAst, documents: [], config: {}, skipDocumentsValidation: true });

function manifestSection({ manifest, manifestAlso = [] }: ManifestConfig, documents: readonly PersistedDocument[], schema: GraphQLSchema, section: PrintedSection): Types.GenerateOptions[] {
  if (manifest === undefined) return [];
  const also = globSync([...manifestAlso]).sort().flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
  const known = also.filter((definition) => validate(schema, { kind: Kind.DOCUMENT, definitions: [definition] }).length === 0);
  return [section(manifest, documentManifest([...documents, ...persistedOperations(known)]))];
}

/** What was written by hand, with the names that the client preset has for it. */
function writtenDocuments(schema: GraphQLSchema, sources: readonly Types.DocumentFile[], config: object): WrittenDocument[] {
  const visitor = new ClientSideBaseVisitor(schema, [], config, config);
  const written = (definition: DefinitionNode, text: string | undefined): WrittenDocument[] => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      const result = visitor.convertName(definition, { suffix: visitor.getFragmentSuffix(definition) });
      return [{ definition, constant: visitor.getFragmentVariableName(definition), result, variables: undefined, text }];
    }
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
    const result = visitor.convertName(definition, { suffix: visitor.getOperationSuffix(definition, `${definition.operation[0]?.toUpperCase() ?? ''}${definition.operation.slice(1)}`) });
    return [{ definition, constant: visitor.getOperationVariableName(definition), result, variables: `${result}Variables`, text }];
  };
  return sources.flatMap(({ document, location = '', rawSDL }) => {
    const text = /\.(graphql|gql)$/.test(location) ? undefined : rawSDL;
    return (document?.definitions ?? []).flatMap((definition) => written(definition, text));
  });
}

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
