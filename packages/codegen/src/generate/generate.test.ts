import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { DocumentNode } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { persisted } from '../print/index.ts';

const main = join(import.meta.dirname, '../../bin/admin-codegen.js');
const presets = join(import.meta.dirname, '../index.ts');
const sdl = `
  type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order items: [Item!]! item(id: ID!): Item }
  type Order { id: ID! number: String! total: Float! }
  type Item { id: ID! name: String! }
`;
const config = `
  import { adminPreset, documentsPreset } from ${JSON.stringify(presets)};
  export default {
    schema: 'schema.graphql',
    documents: ['documents/**/*.graphql', 'app/**/*.{ts,tsx}'],
    ignoreNoDocuments: true,
    generates: {
      'out/': { preset: adminPreset, presetConfig: { manifest: 'documents.json', manifestAlso: ['also/*.graphql'] } },
      'out/documents/': { preset: documentsPreset, presetConfig: {} },
    },
  };
`;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generate-'));
  await mkdir(join(folder, 'documents'));
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'codegen.ts'), config);
  await writeFile(join(folder, 'schema.graphql'), sdl);
});
afterEach(() => rm(folder, { recursive: true }));

const codegen = (...options: string[]) => codegenIn(process.env, ...options);
function codegenIn(
  env: NodeJS.ProcessEnv,
  ...options: string[]
): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'generate', ...options], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}
/** The command of GraphQL Code Generator. */
function foreign(): { readonly status: number | null; readonly said: string } {
  const command = join(
    dirname(fileURLToPath(import.meta.resolve('@graphql-codegen/cli'))),
    'bin.js',
  );
  // It says nothing in tests.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, '--config', 'codegen.ts'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'development' } },
  );
  return { status, said: `${stdout}${stderr}`.trim() };
}
const generated = (path: string) => readFile(join(folder, 'out', path), 'utf8');
const write = (path: string, text: string) => writeFile(join(folder, path), text);

describe('codegen', () => {
  it('writes what differs, nothing the second time, and removes what the schema no longer has', async () => {
    expect(codegen()).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^8 files, 8 written, 0 removed/),
    });
    expect(codegen().said).toMatch(/^8 files, 0 written, 0 removed/);
    await write(
      'schema.graphql',
      'type Query { orders: [Order!]! order(id: ID!): Order } type Order { id: ID! number: String! }',
    );
    expect(codegen().said).toMatch(/1 removed/);
    expect(await readdir(join(folder, 'out/resources'))).toEqual(['orders.ts']);
  });

  it('loads graphql for production where nobody says otherwise, and leaves the variable as it was', async () => {
    await write(
      'codegen.ts',
      `
      import { isObjectType } from ${JSON.stringify(import.meta.resolve('graphql'))};
      // What looks like a type of another copy of graphql: its checks in development throw.
      isObjectType({ [Symbol.toStringTag]: 'GraphQLObjectType' });
      if (process.env.NODE_ENV !== undefined) throw new Error('NODE_ENV is ' + process.env.NODE_ENV);
      ${config}
    `,
    );
    expect(codegenIn({ ...process.env, NODE_ENV: undefined })).toMatchObject({ status: 0 });
  });

  it('types documents by what is said of scalars, also without the preset of resources', async () => {
    const only = (said: string) => `
      import { documentsPreset } from ${JSON.stringify(presets)};
      export default { schema: 'schema.graphql', documents: ['documents/*.graphql'], generates: { 'out/': { preset: documentsPreset, presetConfig: { ${said} } } } };
    `;
    await write('schema.graphql', 'scalar Points type Query { best: Points }');
    await write('documents/best.graphql', 'query Best { best }');
    await write('codegen.ts', only(''));
    expect(codegen().status).toBe(0);
    expect(await generated('graphql.ts')).not.toContain('Decimal');
    await write('codegen.ts', only("scalars: { Points: { kind: 'decimal' } }"));
    expect(codegen().status).toBe(0);
    expect(await generated('graphql.ts')).toContain('best: Decimal | null');
  });

  it('says what the cache has to know of documents, also without the preset of resources', async () => {
    await write(
      'schema.graphql',
      `
      type Query { stocks: [Stock!]! }
      type Stock { id: ID! shop: ID! product: ID! price: Decimal! owner: Owner! }
      scalar Decimal
      interface Owner { id: ID! }
      type Person implements Owner { id: ID! }
      type Firm implements Owner { id: ID! }
    `,
    );
    await write(
      'documents/stocks.graphql',
      'query Stocks { stocks { shop product price owner { id } } }',
    );
    await write(
      'codegen.ts',
      `import { documentsPreset } from ${JSON.stringify(presets)};
      export default { schema: 'schema.graphql', documents: ['documents/*.graphql'], generates: { 'out/': { preset: documentsPreset, presetConfig: {} } } };`,
    );
    expect(codegen()).toMatchObject({ status: 0 });
    const alone = await generated('schema.ts');
    expect(alone).toContain("import type { SchemaConfig } from '@admin/gql/runtime';");
    expect(alone).toContain("possibleTypes: { Owner: ['Firm', 'Person'] }");
    expect(alone).toContain("scalarFields: { Stock: { price: 'Decimal' } }");
    expect(alone).toContain("rootFieldsByType: { Stock: ['stocks'] }");
  });

  it('imports what the configuration says, with the endings that it says', async () => {
    await write('documents/order.graphql', 'query Numbers { orders { number } }');
    await write(
      'codegen.ts',
      `import { adminPreset, documentsPreset } from ${JSON.stringify(presets)};
      const presetConfig = { importFrom: '@acme/gql' };
      export default { schema: 'schema.graphql', documents: ['documents/*.graphql'], importExtension: '.js',
        generates: { 'out/': { preset: adminPreset, presetConfig }, 'out/documents/': { preset: documentsPreset, presetConfig } } };`,
    );
    expect(codegen()).toMatchObject({ status: 0 });
    const modules = (await readdir(join(folder, 'out'), { recursive: true })).filter((path) =>
      path.endsWith('.ts'),
    );
    const imported = (await Promise.all(modules.map(generated))).flatMap((text) =>
      [...text.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, from]) => from),
    );
    expect(new Set(imported.filter((from) => !from?.startsWith('.')))).toEqual(
      new Set(['@acme/gql/runtime', '@graphql-typed-document-node/core']),
    );
    expect(
      imported.filter((from) => from?.startsWith('.')).every((from) => from?.endsWith('.js')),
    ).toBe(true);
  });

  it('keeps everything that was generated where the schema has no resources, or is empty', async () => {
    codegen();
    const before = await readdir(join(folder, 'out/resources'));
    await write('schema.graphql', 'type Query { version: String }');
    expect(codegen()).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^The schema has no resources: .* nothing removed\.$/),
    });
    await write('schema.graphql', '');
    expect(codegen()).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^schema\.graphql: the file is empty\..*$/),
    });
    expect(await readdir(join(folder, 'out/resources'))).toEqual(before);
  });

  it('says in one sentence that its configuration is missing or broken, or that its folder cannot be written', async () => {
    await write('out', 'A file where the folder should be.');
    expect(codegen()).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^[^\n]*out[^\n]* cannot be written[^\n]*$/),
    });
    await write('codegen.ts', 'export default {');
    expect(codegen()).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^codegen\.ts cannot be loaded: [^\n]+$/),
    });
    await rm(join(folder, 'codegen.ts'));
    expect(codegen()).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^There is no codegen\.ts in [^\n]+$/),
    });
  });

  it('takes a configuration that Node cannot run itself', async () => {
    await write('named.ts', 'export enum Named { schema = "schema.graphql" }');
    await write(
      'codegen.ts',
      `import { Named } from './named';${config.replace("'schema.graphql'", 'Named.schema')}`,
    );
    expect(codegen()).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^8 files, 8 written/),
    });
  });

  it('leaves outputs of other plugins to GraphQL Code Generator', async () => {
    await write(
      'types.mjs',
      'export const plugin = (schema) => Object.keys(schema.getQueryType().getFields()).join();',
    );
    await write(
      'codegen.ts',
      config.replace('generates: {', "generates: { 'types.txt': { plugins: ['./types.mjs'] },"),
    );
    expect(codegen()).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^9 files, 9 written/),
    });
    expect(await readFile(join(folder, 'types.txt'), 'utf8')).toBe('orders,order,items,item');
  });

  it('writes and says the same by the command of GraphQL Code Generator', async () => {
    await write(
      'codegen.ts',
      config
        .replace('import { adminPreset,', 'import { adminPreset, defineConfig,')
        .replace('export default {', 'export default defineConfig({')
        .replace(/\};\s*$/, '});'),
    );
    await write(
      'app/numbers.tsx',
      'const label = `${1}`;\nexport const numbers = graphql(`\n  query Numbers {\n    orders { number }\n  }\n`);\n',
    );
    await write('app/a.ts', 'export const orders = graphql(`query Orders { orders { id } }`);');
    await write('documents/z.graphql', 'query Items { items { id } }');
    expect(foreign()).toMatchObject({ status: 0 });
    expect(codegen('--check')).toMatchObject({ status: 0 });
    await write(
      'app/numbers.tsx',
      'const label = `${1}`;\nexport const numbers = graphql(`\n  query Numbers {\n    orders { numbr }\n  }\n`);\n',
    );
    expect(foreign()).toMatchObject({
      status: 1,
      said: expect.stringContaining(
        'app/numbers.tsx:4:14: Cannot query field "numbr" on type "Order". Did you mean "number"?',
      ),
    });
    await write('schema.graphql', 'type Query {\n  orders: [Order!!]\n}');
    expect(foreign()).toMatchObject({
      status: 1,
      said: expect.stringContaining('schema.graphql:2:18: Syntax Error: Expected "]", found "!".'),
    });
  });

  it('only says what differs when it checks', async () => {
    expect(codegen('--check')).toMatchObject({
      status: 1,
      said: expect.stringContaining('out/schema.ts'),
    });
    await expect(generated('schema.ts')).rejects.toThrow('ENOENT');
    codegen();
    expect(codegen('--check').status).toBe(0);
  });

  it('types documents written by hand', async () => {
    await write('documents/order.graphql', 'query Numbers { orders { number } }');
    codegen();
    expect(await generated('documents/graphql.ts')).toContain(
      "export type NumbersQuery = { orders: Array<{ __typename: 'Order', number: string }> }",
    );
    expect(await generated('documents/nodes/NumbersDocument.ts')).toContain(
      'as unknown as DocumentNode<NumbersQuery, NumbersQueryVariables>;',
    );
    expect(await generated('documents/index.ts')).toContain(
      "export { NumbersDocument } from './nodes/NumbersDocument.ts';",
    );
    expect(await generated('documents.ts')).toContain("export * from './documents/index.ts';");
  });

  it('lists every document that can be sent by the hash of its text: generated, by hand, in place, and others that the schema can answer', async () => {
    await mkdir(join(folder, 'also'));
    await write(
      'also/session.graphql',
      'query Viewer { viewer { id } }\nquery First { orders(first: 1) { id } }',
    );
    await write(
      'documents/order.graphql',
      'query Numbers { orders { ...OrderCard } }\nfragment OrderCard on Order { number }',
    );
    await write(
      'app/total.ts',
      'export const total = graphql(`query Total { order(id: 1) { total } }`);',
    );
    codegen();
    const manifest: Record<string, string> = JSON.parse(
      await readFile(join(folder, 'documents.json'), 'utf8'),
    );
    expect(Object.values(manifest).map((text) => /\w+ (\w+)/.exec(text)?.[1])).toEqual([
      'EndpointProbe',
      'First',
      'ItemList',
      'ItemPicker',
      'ItemShow',
      'Numbers',
      'OrderList',
      'OrderPicker',
      'OrderShow',
      'Total',
    ]);
    expect(Object.keys(manifest)).toEqual(
      Object.values(manifest).map((text) => createHash('sha256').update(text).digest('hex')),
    );
    expect(Object.values(manifest)).toContain(
      'query Numbers {\n  orders {\n    ...OrderCard\n    __typename\n  }\n}\n\nfragment OrderCard on Order {\n  number\n  __typename\n}',
    );
    await rm(join(folder, 'documents.json'));
    expect(codegen('--check')).toMatchObject({
      status: 1,
      said: expect.stringContaining('documents.json'),
    });
  });

  it('sends nested fragments in the order of the text that the manifest lists', async () => {
    await write(
      'documents/order.graphql',
      `fragment Total on Order { total }
      fragment Heading on Order { ...Number ...Total }
      fragment Card on Order { id ...Heading ...Total }
      fragment Number on Order { number ...Id }
      fragment Id on Order { id }
      query Cards { orders { ...Card } order(id: 1) { ...Number ...Total } }`,
    );
    await write(
      'codegen.ts',
      config.replace('presetConfig: {} }', 'presetConfig: { persisted: true } }'),
    );
    codegen();
    const manifest: Record<string, string> = JSON.parse(
      await readFile(join(folder, 'documents.json'), 'utf8'),
    );
    const code = await generated('documents/nodes/CardsDocument.ts');
    const node: DocumentNode = JSON.parse(/= (\{.*\}) as unknown/.exec(code)?.[1] ?? '');
    const hash = /"hash":"(\w+)"/.exec(code)?.[1] ?? '';
    expect(manifest[hash]).toBe(persisted(node.definitions).text);
    expect(node.definitions).toHaveLength(6);
  });

  it('types documents written in place, and says what is wrong with one at its place in the code', async () => {
    const call = (field: string) =>
      `import { graphql } from '../out/documents.ts';\nconst label = \`\${1}\`;\nexport const numbers = graphql(\`\n  query Numbers {\n    orders { ${field} }\n  }\n\`);\n`;
    await write('app/numbers.tsx', call('number'));
    codegen();
    expect(await generated('documents/gql.ts')).toContain(
      'readonly "\\n  query Numbers {\\n    orders { number }\\n  }\\n": typeof NumbersDocument;',
    );
    await write('app/numbers.tsx', call('numbr'));
    expect(codegen().said).toBe(
      'app/numbers.tsx:5:14: Cannot query field "numbr" on type "Order". Did you mean "number"?',
    );
    await write(
      'app/numbers.tsx',
      'graphql(`query A { orders { id } } query B { orders { id } }`)',
    );
    expect(codegen().said).toBe(
      'app/numbers.tsx:1: graphql(`…`) takes one operation or one fragment, with a name.',
    );
    await write('app/numbers.tsx', 'graphql(`query A { orders { id } }`');
    expect(codegen()).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^app\/numbers\.tsx: Unexpected token/),
    });
  });

  it('takes directives that are for the client alone, and leaves them out of what is sent', async () => {
    await write(
      'documents/order.graphql',
      'query Numbers { orders { ...OrderCard @unmask } }\nfragment OrderCard on Order { number }',
    );
    codegen();
    const manifest = await readFile(join(folder, 'documents.json'), 'utf8');
    expect(manifest).toContain('query Numbers {\\n  orders {\\n    ...OrderCard\\n');
    expect(await generated('documents/nodes/NumbersDocument.ts')).toContain('unmask');
  });

  it('answers a schema that does not parse by file, line, column and cause', async () => {
    await write('schema.graphql', 'type Query {\n  orders: [Order!!]\n}');
    expect(codegen()).toEqual({
      status: 1,
      said: 'schema.graphql:2:18: Syntax Error: Expected "]", found "!".',
    });
  });

  it('follows documents; says by file, line and column what is wrong with one, keeps the old output, and recovers', async () => {
    await following(async (said) => {
      await write('documents/order.graphql', 'fragment OrderRow on Order {\n  numbr\n}');
      expect(await said(/numbr/)).toContain(
        'documents/order.graphql:2:3: Cannot query field "numbr" on type "Order". Did you mean "number"?',
      );
      expect(await generated('resources/orders.ts')).toContain('fields.number');
      await write('documents/order.graphql', 'fragment OrderRow on Order { total }');
      await said(/[1-9]\d* written/);
      expect(await generated('resources/orders.ts')).toContain(
        'columns: gql.visibleColumns(fields.total)',
      );
    });
  });

  it('follows a schema that is broken at first, and writes again what somebody else has changed', async () => {
    await write('schema.graphql', 'type Query {');
    await following(async (said) => {
      await write('schema.graphql', sdl);
      await said(/[1-9]\d* written/);
      await write('out/resources/orders.ts', '');
      await write('documents/order.graphql', 'query Numbers { orders { number } }');
      await said(/[1-9]\d* written/);
      expect(await generated('resources/orders.ts')).toContain('fields.number');
    });
  });

  it('follows documents written in place', async () => {
    await write('app/numbers.ts', 'export const a = graphql(`query A { orders { id } }`);');
    await following(async (said) => {
      await write('app/numbers.ts', 'export const a = graphql(`query A { orders { total } }`);');
      // The manifest beside the schema is followed too, and must not be the cause of another run.
      expect(await said(/[1-9]\d* written/)).not.toMatch(/written[^]*written/);
      expect(await generated('documents/graphql.ts')).toContain(
        "export type AQuery = { orders: Array<{ __typename: 'Order', total: number }>",
      );
    });
  });

  it('follows a document that an editor replaces, each time', async () => {
    await write('documents/order.graphql', 'fragment OrderRow on Order { total }');
    await following(async (said) => {
      for (const field of ['number', 'total', 'number']) {
        await write('documents/saved', `fragment OrderRow on Order { ${field} }`);
        await rename(join(folder, 'documents/saved'), join(folder, 'documents/order.graphql'));
        await said(/[1-9]\d* written/);
        expect(await generated('resources/orders.ts')).toContain(
          `columns: gql.visibleColumns(fields.${field})`,
        );
      }
    });
  });
});

/**
 * `admin-codegen generate --watch` in the folder. What it says is kept from the start, so that
 * nothing is missed between two questions.
 */
async function following(
  check: (said: (awaited: RegExp) => Promise<string>) => Promise<void>,
): Promise<void> {
  const watching = spawn(process.execPath, [main, 'generate', '--watch'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let listen = (): void => {};
  for (const stream of [watching.stdout, watching.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      listen();
    });
  }
  /** What it says, since it was last asked, until it says this. */
  const said = async (awaited: RegExp): Promise<string> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    listen = () => awaited.test(text) && resolve();
    listen();
    await promise;
    const heard = text;
    text = '';
    return heard;
  };
  try {
    await said(/Following/);
    await check(said);
  } finally {
    watching.kill('SIGINT');
    await once(watching, 'exit');
  }
}
