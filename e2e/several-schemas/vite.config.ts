import { fileURLToPath } from 'node:url';

import { documentsInPlace } from '@admin/codegen/vite';
import { admin } from '@admin/ui/vite';
import { defineConfig } from 'vite';

import { generatedSamples } from '../../packages/ui/test/generated-samples.ts';

export default defineConfig({
  plugins: [
    generatedSamples(),
    documentsInPlace({
      documents: fileURLToPath(
        new URL('../../packages/gql/src/generated/documents', import.meta.url),
      ),
    }),
    admin(),
  ],
  resolve: { conditions: ['@admin/source'] },
  // Read by a browser of this machine alone.
  build: { minify: false, emptyOutDir: true },
});
