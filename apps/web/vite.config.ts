import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@admin/source', 'module', 'browser', 'development|production'] },
  // The API answers on the page's own origin; in development this server stands in front of it.
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), proxy: { '/graphql': process.env['API_URL'] ?? 'http://127.0.0.1:4000' } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the first page needs comes in two files, libraries apart, so that a release of ours leaves the larger one in the browser's cache.
          groups: [
            { name: 'libraries', test: /node_modules|rolldown.runtime/, tags: ['$initial'], priority: 2 },
            { name: 'app', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
