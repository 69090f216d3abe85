import { resolve } from 'node:path';

import { defineConfig } from 'vitest/config';

import { generatedSamples } from './packages/ui/test/generated-samples.ts';

const conditions = ['@admin/source'];
/**
 * The files of a project share their modules and, in a DOM, its window: loading both anew for each
 * file takes longer than most of the tests. What a test changes there it puts back; `test/setup.ts`
 * clears the page and its storage.
 */
const isolate = false;
/**
 * Milliseconds after which a test, or what prepares it, is taken to hang: no statement about how
 * long anything takes, and the only limit there is. On a machine ten times too busy all end before;
 * what would not is several tests. What is waited for within a test has a third of it, so that the
 * failure says what did not come.
 */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };
const setup = resolve('scripts/test-setup.ts');
const node = (name: string, dir: string) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    root: dir,
    environment: 'node' as const,
    isolate,
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    setupFiles: [setup],
    ...limits,
  },
});
/** `test/copy-embedded.ts` has a place for what it makes. */
const withDatabases = ({ test, ...project }: ReturnType<typeof node>) => ({
  ...project,
  test: { ...test, globalSetup: [resolve('apps/api/test/databases.ts')] },
});
const dom = (name: string, dir: string) => ({
  plugins: [generatedSamples()],
  resolve: { conditions },
  test: {
    name,
    root: dir,
    environment: 'jsdom' as const,
    isolate,
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    setupFiles: [setup, './test/setup.ts'],
    ...limits,
  },
});

export default defineConfig({
  test: {
    // One more than the two cores that are there at least: what waits for a time limit, as the
    // tests of faults do, leaves its core to others.
    maxWorkers: 3,
    // What is waited for comes late on a busy machine; the second that is the default is no
    // statement about our code.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      node('codegen', 'packages/codegen'),
      node('create-admin', 'packages/create-admin'),
      node('gql', 'packages/gql'),
      withDatabases(node('api', 'apps/api')),
      node('servers', 'e2e/servers'),
      node('scripts', 'scripts'),
      dom('ui', 'packages/ui'),
      dom('web', 'apps/web'),
    ],
  },
});
