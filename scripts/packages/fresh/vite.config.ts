import { documentsInPlace } from '@admin/codegen/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  plugins: [documentsInPlace({ documents: 'src/generated/documents' })],
  build: { target: 'es2023', outDir: '../dist-web' },
});
