import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

import { build } from 'rolldown';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const main = join(repository, 'packages/codegen/bin/admin-codegen.js');
const presets = join(repository, 'packages/codegen/src/index.ts');

const things = Array.from({ length: 100 }, (_, n) => n);
const document = (n: number): string =>
  `query Thing${n}Page($id: ID!) {\n  thing${n}(id: $id) {\n    id\n    name\n    status\n    owner${n}\n  }\n}`;
/** A page that uses these of all documents, without any plugin of a bundler. */
const page = (from: string, used: readonly number[]): string =>
  `import { graphql } from '${from}';\n${used.map((n) => `export const document${n} = graphql(\`${document(n)}\`);\n`).join('')}`;

it('a page that uses ten of a hundred documents carries no more than with the client preset', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-bytes-'));
  try {
    await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
    const types = things.map(
      (n) => `type Thing${n} { id: ID! name: String! status: String! owner${n}: String }`,
    );
    await writeFile(
      join(folder, 'schema.graphql'),
      `type Query { ${things.map((n) => `thing${n}(id: ID!): Thing${n}`).join(' ')} }\n${types.join('\n')}`,
    );
    await writeFile(join(folder, 'all.ts'), page('./ours/index.ts', things));
    await writeFile(
      join(folder, 'codegen.ts'),
      `import { defineConfig, documentsPreset } from ${JSON.stringify(presets)};
      export default defineConfig({ schema: 'schema.graphql', documents: ['all.ts'], generates: { 'ours/': { preset: documentsPreset, presetConfig: {} }, 'theirs/': { preset: 'client', presetConfig: {} } } });`,
    );
    await promisify(execFile)(process.execPath, [main, 'generate'], { cwd: folder });
    const bytes = async (generated: string): Promise<number> => {
      const input = join(folder, `${generated}-page.ts`);
      await writeFile(input, page(`./${generated}/index.ts`, things.slice(0, 10)));
      const { output } = await build({
        input,
        write: false,
        logLevel: 'silent',
        output: { minify: true, format: 'esm' },
      });
      return gzipSync(output[0].code, { level: 9 }).length;
    };
    const [ours, theirs] = [await bytes('ours'), await bytes('theirs')];
    expect(theirs).toBeGreaterThan(1_000);
    expect(ours).toBeLessThanOrEqual(theirs);
  } finally {
    await rm(folder, { recursive: true });
  }
});
