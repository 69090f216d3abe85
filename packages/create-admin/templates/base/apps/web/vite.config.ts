import { fileURLToPath } from 'node:url';

import { documentsInPlace } from '@admin/codegen/vite';
import { admin } from '@admin/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    react(),
    documentsInPlace({
      documents: fileURLToPath(
        new URL('../../packages/gql/src/generated/documents', import.meta.url),
      ),
    }),
    admin(),
  ],
  test: { environment: 'jsdom', testTimeout: 30_000 },
});
