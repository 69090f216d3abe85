import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { documentsInPlace, type DocumentsInPlacePlugin } from './documents-in-place.ts';

const source = join(import.meta.dirname, '..');
const files = {
  'schema.graphql':
    'type Query { orders: [Order!]! customers: [Customer!]! } type Order { id: ID! number: String! } type Customer { id: ID! name: String! }',
  'codegen.ts': `import { documentsPreset } from ${JSON.stringify(join(source, 'index.ts'))};
    export default { schema: 'schema.graphql', documents: ['app/*.ts'], generates: { 'generated/': { preset: documentsPreset, presetConfig: { persisted: true } } } };`,
  'app/main.ts': `import { graphql } from '../generated/index.ts';
    export const first = graphql(\`query First { orders { id } }\`);
    export const load = [() => import('./orders.ts'), () => import('./customers.ts')];`,
  'app/orders.ts': `import { graphql } from '../generated/index.ts';
    export const orders = graphql(\`
      query Orders { orders { number } }
    \`);
    export const lines = graphql(\`query Lines { orders { id number } }\`);`,
  'app/customers.ts': `import { graphql } from '../generated/index.ts';\nexport const customers = graphql(\`query Customers { customers { name } }\`);`,
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'in-place-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(source, '../bin/admin-codegen.js'), 'generate'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Builds the application; returns its entry and the text of each chunk by the operation that it is
 * named after.
 */
async function built(plugins: DocumentsInPlacePlugin[]) {
  const outDir = await mkdtemp(join(folder, 'built-'));
  const lib = {
    entry: join(folder, 'app/main.ts'),
    formats: ['es' as const],
    fileName: () => 'main.mjs',
  };
  await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins,
    build: { outDir, minify: false, lib },
  });
  const texts = await Promise.all(
    (await readdir(outDir)).map(
      async (file) =>
        [file.replace(/[.-].*/, ''), await readFile(join(outDir, file), 'utf8')] as const,
    ),
  );
  const main: unknown = await import(join(outDir, 'main.mjs'));
  return { main, chunks: new Map(texts) };
}

/** Operations whose documents the text holds. */
const operationsIn = (text = ''): string[] =>
  ['First', 'Orders', 'Lines', 'Customers'].filter((name) =>
    new RegExp(`value["']?:\\s*["'\`]${name}["'\`]`).test(text),
  );

describe('A document written in place', () => {
  it('is in the chunk of the page that has it and in no other, and its text in none', async () => {
    const { main, chunks } = await built([
      documentsInPlace({ documents: join(folder, 'generated') }),
    ]);
    expect([...chunks].map(([name, text]) => [name, operationsIn(text)])).toEqual([
      ['customers', ['Customers']],
      ['main', ['First']],
      ['orders', ['Orders', 'Lines']],
    ]);
    expect([...chunks.values()].join('')).not.toMatch(/query (First|Orders|Lines|Customers)/);
    expect(main).toMatchObject({
      first: {
        kind: 'Document',
        definitions: [{ name: { value: 'First' } }],
        __meta__: { hash: expect.stringMatching(/^[\da-f]{64}$/) },
      },
    });
  });

  it('is the same without the plugin, from a table of all that every page loads', async () => {
    const { main, chunks } = await built([]);
    expect(operationsIn([...chunks.values()].join(''))).toEqual([
      'First',
      'Orders',
      'Lines',
      'Customers',
    ]);
    expect(main).toMatchObject({
      first: { kind: 'Document', definitions: [{ name: { value: 'First' } }] },
    });
  });
});
