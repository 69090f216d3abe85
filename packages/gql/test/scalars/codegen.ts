import {
  adminPreset,
  defineAdmin,
  defineConfig,
  documentsPreset,
} from '../../../codegen/src/index.ts';

const { scalars } = defineAdmin({
  scalars: {
    Money: { kind: 'integer' },
    GeoPoint: {
      type: "import('./geo.ts').Point",
      parse: "import('./geo.ts').parsePoint",
      serialize: "import('./geo.ts').printPoint",
    },
  },
});

export default defineConfig({
  schema: 'schema.graphql',
  documents: ['places.ts'],
  generates: {
    'generated/': { preset: adminPreset, presetConfig: { scalars, texts: false } },
    'generated/documents/': {
      preset: documentsPreset,
      presetConfig: { scalars },
      config: { useTypeImports: true, immutableTypes: true },
    },
  },
});
