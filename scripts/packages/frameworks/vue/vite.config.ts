import { documentsInPlace } from '@admin/codegen/vite';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vue(), documentsInPlace({ documents: 'src/generated' })],
  build: { target: 'es2023' },
});
