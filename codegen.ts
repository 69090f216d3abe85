import type { CodegenConfig } from '@graphql-codegen/cli';

import { adminPreset, defineAdmin, documentsPreset } from './packages/codegen/src/index.ts';

/**
 * What inference should see otherwise than the schema suggests; see `AdminConfig`. The application
 * has groups of its own in the navigation.
 */
const admin = defineAdmin({ navigation: false });

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['packages/gql/documents/**/*.graphql', 'apps/web/src/**/*.{ts,tsx}'],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'packages/gql/src/generated/': {
      preset: adminPreset,
      // The session's documents are sent to our own API alone.
      presetConfig: {
        ...admin,
        manifest: 'schema/documents.json',
        manifestAlso: ['packages/gql/src/session/*.graphql'],
        texts: 'schema/texts.ru.json',
      },
    },
    'packages/gql/src/generated/documents/': {
      preset: documentsPreset,
      // Their hashes are in the manifest above.
      presetConfig: { persisted: true },
      config: { enumsAsTypes: true, immutableTypes: true },
    },
  },
};

export default config;
