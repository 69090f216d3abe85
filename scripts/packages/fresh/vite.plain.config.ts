import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'dist-plain',
    lib: { entry: 'src/plain.ts', formats: ['es'] },
  },
});
