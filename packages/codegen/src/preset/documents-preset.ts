import type { ClientPresetConfig } from '@graphql-codegen/client-preset';

import type { AdminConfig } from '../config.ts';
import { importsOfOutput, type ImportsConfig } from '../load/output-imports.ts';
import {
  importedScalars,
  libraryModule,
  persistedOperations,
  writtenModules,
  writtenSchema,
} from '../print/index.ts';
import { manifestText, type ManifestConfig } from './manifest-text.ts';
import { modelOf } from './model-of.ts';
import { textPreset, type TextPreset } from './text-preset.ts';

/** Options of the preset of documents. All of them are optional. */
export interface DocumentsPresetConfig
  extends
    ImportsConfig,
    ManifestConfig,
    Pick<ClientPresetConfig, 'fragmentMasking'>,
    Pick<AdminConfig, 'scalars'> {
  /**
   * Adds the SHA-256 of its text to each document, for `createPersistedDocumentsLink`. The hash has
   * 41 bytes, which do not compress.
   *
   * @defaultValue true where `manifest` names a file, else false
   */
  readonly persisted?: boolean;
}

/** The client preset, which only a project with documents written by hand needs. */
export const loadDocumentTypes = async () => import('./document-types.ts');

/**
 * Path from the documents of the library to its sources, where they lie:
 * `src/generated/documents/`.
 */
const aboveDocuments = '../../';

/**
 * Types and modules of documents written by hand, in files of GraphQL or in place with
 * ``graphql(`…`)``, and what the cache has to know of them, as `schema` in `schema.ts`; where
 * resources are generated too, theirs has it as well. Documents are often none: a schema is
 * switched without deleting or adding files. Scalars have the types that generated resources give
 * them. Unless `fragmentMasking` is `false`, what a fragment holds is hidden from the type of the
 * document that spreads it, as Apollo Client's data masking hides it at run time.
 */
export const documentsPreset: TextPreset<DocumentsPresetConfig> = textPreset(
  async ({ folder, schema, documents, config: given, presetConfig }) => {
    if (documents.length === 0) return new Map();
    const { importFrom, scalars: carried, fragmentMasking, persisted, ...manifest } = presetConfig;
    const imports = importsOfOutput(folder, { importFrom }, given['importExtension']);
    const model = modelOf(schema, carried ? { scalars: carried } : {});
    const scalars = importedScalars(
      schema,
      model,
      libraryModule('scalars.ts', aboveDocuments, imports.library),
      imports,
    );
    // Apollo's types put a document and its fragments together by `__typename`, which its client
    // always asks for.
    const masking =
      fragmentMasking === false
        ? {}
        : {
            inlineFragmentTypes: 'mask',
            customDirectives: { apolloUnmask: true },
            nonOptionalTypename: true,
            skipTypeNameForRoot: true,
          };
    const { documentTypes, namedDocuments } = await loadDocumentTypes();
    const input = {
      folder,
      schema,
      documents,
      config: { useTypeImports: true, ...given, scalars, ...masking },
    };
    const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
    const modules = [
      ...writtenModules(
        await namedDocuments(input, persisted ?? manifest.manifest !== undefined),
        imports,
      ),
      ['schema.ts', writtenSchema(schema, model, definitions, imports, aboveDocuments)] as const,
    ];
    return new Map([
      ...(await documentTypes(input)),
      ...modules.map(([path, text]) => [folder + path, text] as const),
      ...manifestText(manifest, persistedOperations(definitions), schema),
    ]);
  },
);
