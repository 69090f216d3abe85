import { adminPreset, defineConfig, documentsPreset } from '@admin/codegen';

export default defineConfig({
  schema: 'schema.graphql',
  documents: ['src/**/*.ts', 'web/**/*.tsx'],
  generates: {
    'src/generated/': { preset: adminPreset, presetConfig: {} },
    'src/generated/documents/': { preset: documentsPreset, presetConfig: {} },
  },
});
