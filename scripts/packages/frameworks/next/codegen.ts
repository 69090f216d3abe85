import { defineConfig, documentsPreset } from '@admin/codegen';

export default defineConfig({
  schema: 'schema.graphql',
  documents: ['app/**/*.{ts,tsx}'],
  generates: { 'generated/': { preset: documentsPreset, presetConfig: {} } },
});
