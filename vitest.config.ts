import { defineConfig } from 'vitest/config';

const conditions = ['@admin/source'];
const node = (name: string, dir: string) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name, root: dir, environment: 'node' as const, include: ['{src,test}/**/*.test.{ts,tsx}'], testTimeout: 60_000, hookTimeout: 120_000 },
});
const dom = (name: string, dir: string) => ({
  resolve: { conditions },
  test: { name, root: dir, environment: 'jsdom' as const, include: ['{src,test}/**/*.test.{ts,tsx}'], setupFiles: ['./test/setup.ts'], testTimeout: 30_000 },
});

export default defineConfig({
  test: {
    // PGlite, PostgreSQL and jsdom side by side on two cores: more workers only wait for each other.
    maxWorkers: 2,
    // What is waited for comes late on a busy machine; the second that is the default is no statement about our code.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      node('codegen', 'packages/codegen'),
      node('gql', 'packages/gql'),
      node('api', 'apps/api'),
      node('servers', 'e2e/servers'),
      dom('ui', 'packages/ui'),
      dom('web', 'apps/web'),
    ],
  },
});
