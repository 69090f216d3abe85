import { adminPreset, documentsPreset, type CodegenConfig } from '@admin/codegen';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['src/**/*.ts', 'web/**/*.tsx'],
  generates: {
    'src/generated/': { preset: adminPreset, presetConfig: {} },
    'src/generated/documents/': { preset: documentsPreset, presetConfig: {} },
  },
};

export default config;
