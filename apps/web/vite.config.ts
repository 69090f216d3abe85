import { fileURLToPath } from 'node:url';

import { documentsInPlace } from '@admin/codegen/vite';
import { admin } from '@admin/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  resolve: { conditions: ['@admin/source'] },
});
