/**
 * Bytes (minified, gzip) of what an application imports, tree-shaken: a client with cache and HTTP
 * against bare Apollo Client doing the same, and what each optional part adds; what is loaded later
 * is told apart. Fails above the budget. `node packages/gql/bench/size.ts`, `--update` writes
 * `bench/size.md`, `--json` prints the figures alone.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'rolldown';

/** Above bare Apollo Client, see decision 0303. */
const budget = 5_120;
const root = join(import.meta.dirname, '..');

const bare = `
  import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
  globalThis.client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: '/graphql' }) });`;
const admin = `
  import { createAdminClient } from '@admin/gql';
  globalThis.client = createAdminClient({ uri: '/graphql' });`;
const parts: readonly (readonly [entry: string, names: readonly string[]])[] = [
  [
    '/transport',
    [
      'createTraceLink',
      'createGetQueriesLink',
      'createRetryLink',
      'createRefreshCredentialsLink',
      'createUploadLink',
      'createPersistedDocumentsLink',
      'createAutomaticPersistedQueriesLink',
      'createBatchLink',
      'createPayloadErrorsLink',
      'createSseLink',
      'createMultipartLink',
      'createWebSocketLink',
    ],
  ],
  ['', ['watchGrowingList']],
  ['/session', ['signIn']],
];

const bareSize = await sizeOf(bare);
const { atOnce: adminSize, later } = await sizesOf(admin);
const rows: [string, number][] = [
  ['bare Apollo Client: cache and HTTP', bareSize],
  ['createAdminClient: cache and HTTP', adminSize],
  ['above bare Apollo Client', adminSize - bareSize],
  ['loaded with the first write', later],
];
for (const [entry, names] of parts) {
  for (const part of names)
    rows.push([
      `+ ${part}`,
      (await sizeOf(
        `${admin}\nimport { ${part} } from '@admin/gql${entry}'; globalThis.part = ${part};`,
      )) - adminSize,
    ]);
}

const table = [
  '| what | bytes, min + gzip |',
  '|---|---:|',
  ...rows.map(([what, bytes]) => `| ${what} | ${bytes.toLocaleString('en')} |`),
].join('\n');
console.log(process.argv.includes('--json') ? JSON.stringify(Object.fromEntries(rows)) : table);
if (process.argv.includes('--update'))
  await writeFile(
    join(import.meta.dirname, 'size.md'),
    `# Size\n\nWritten by \`node packages/gql/bench/size.ts --update\`.\n\n${table}\n`,
  );
if (adminSize - bareSize > budget) {
  console.error(
    `The client is ${adminSize - bareSize} bytes above bare Apollo Client; the budget is ${budget}.`,
  );
  process.exitCode = 1;
}

async function sizeOf(source: string): Promise<number> {
  return (await sizesOf(source)).atOnce;
}

/** Bytes that are there before anything is asked, and those that are loaded when they are needed. */
async function sizesOf(
  source: string,
): Promise<{ readonly atOnce: number; readonly later: number }> {
  const directory = await mkdtemp(join(root, '.size-'));
  try {
    const input = join(directory, 'entry.js');
    await writeFile(input, source);
    const { output } = await build({
      input,
      write: false,
      logLevel: 'silent',
      platform: 'browser',
      resolve: {
        conditionNames: ['@admin/source', 'production', 'module', 'browser', 'import', 'default'],
      },
      transform: {
        define: { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false' },
      },
      output: { minify: true, format: 'esm' },
    });
    const chunks = new Map(
      output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
    );
    // A set goes on over what is added while it is read.
    const atOnce = new Set(
      [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    );
    for (const name of atOnce)
      for (const imported of chunks.get(name)?.imports ?? []) atOnce.add(imported);
    const bytesOf = (isCounted: (name: string) => boolean) =>
      [...chunks].reduce(
        (sum, [name, { code }]) =>
          sum + (isCounted(name) ? gzipSync(code, { level: 9 }).length : 0),
        0,
      );
    return {
      atOnce: bytesOf((name) => atOnce.has(name)),
      later: bytesOf((name) => !atOnce.has(name)),
    };
  } finally {
    await rm(directory, { recursive: true });
  }
}
