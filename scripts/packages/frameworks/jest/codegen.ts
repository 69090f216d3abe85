import { defineConfig, documentsPreset } from '@admin/codegen';

export default defineConfig({
  schema: 'schema.graphql',
  documents: ['src/**/*.ts'],
  generates: { 'src/generated/': { preset: documentsPreset, presetConfig: {} } },
});
