import type { CodegenConfig } from '@graphql-codegen/cli';

import { adminPreset, defineAdmin, documentsPreset } from './packages/codegen/src/index.ts';

/** What inference should see otherwise than the schema suggests; see `AdminConfig`. Empty: everything as inferred. */
const admin = defineAdmin({});

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['packages/gql/documents/**/*.graphql'],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'packages/gql/src/generated/': { preset: adminPreset, presetConfig: admin },
    'packages/gql/src/generated/documents/': {
      preset: documentsPreset,
      presetConfig: { fragmentMasking: false },
      config: { useTypeImports: true, enumsAsTypes: true, immutableTypes: true },
    },
  },
};

export default config;
