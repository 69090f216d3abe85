import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** As the admin is built: for the same browsers, into the folder whose names never change. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    assetsDir: '_assets',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
