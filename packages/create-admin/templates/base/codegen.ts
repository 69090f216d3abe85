import { adminPreset, defineAdmin, defineConfig, documentsPreset } from '@admin/codegen';

/**
 * What inference should see otherwise than the schema suggests. Empty: everything as inferred. `npx
 * admin-codegen explain` says why something is as it is.
 */
const admin = defineAdmin({});

export default defineConfig({
  schema: 'schema/schema.graphql',
  documents: ['packages/gql/documents/**/*.graphql', 'apps/web/src/**/*.{ts,tsx}'],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'packages/gql/src/generated/': {
      preset: adminPreset,
      // Every document that the application can send, by its hash: what the API answers. The names in `texts` are yours to change.
      presetConfig: {
        ...admin,
        manifest: 'schema/documents.json',
        manifestAlso: ['node_modules/@admin/gql/dist/session/*.graphql'],
        texts: 'schema/texts.ru.json',
      },
    },
    'packages/gql/src/generated/documents/': {
      preset: documentsPreset,
      // Their hashes are in the manifest above.
      presetConfig: { persisted: true },
    },
  },
});
