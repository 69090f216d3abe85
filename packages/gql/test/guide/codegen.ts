import type { CodegenConfig } from '@graphql-codegen/cli';

import { documentsPreset } from '../../../codegen/src/index.ts';

/** As another frontend has it: documents in place and no resources. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['*.{ts,tsx}'],
  ignoreNoDocuments: true,
  generates: {
    'generated/': {
      preset: documentsPreset,
      presetConfig: { manifest: 'generated/documents.json' },
      config: { immutableTypes: true },
    },
  },
};

export default config;
