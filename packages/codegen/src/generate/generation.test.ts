import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CodegenContext } from '@graphql-codegen/cli';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { adminPreset, documentsPreset } from '../preset.ts';
import { Generation } from './generation.ts';

const sdl = `
  type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order items: [Item!]! item(id: ID!): Item }
  type Order { id: ID! number: String! total: Float! }
  type Item { id: ID! name: String! }
`;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generation-'));
  await mkdir(join(folder, 'documents'));
  await writeFile(join(folder, 'schema.graphql'), sdl);
});
afterEach(() => rm(folder, { recursive: true }));

const generation = () =>
  new Generation(
    new CodegenContext({
      config: {
        schema: join(folder, 'schema.graphql'),
        documents: [join(folder, 'documents/**/*.graphql')],
        ignoreNoDocuments: true,
        generates: {
          [`${folder}/out/`]: { preset: adminPreset, presetConfig: {} },
          [`${folder}/out/documents/`]: { preset: documentsPreset, presetConfig: { fragmentMasking: false } },
        },
      },
    }),
  );
const resources = () => readdir(join(folder, 'out/resources'));
const writeDocument = (text: string) => writeFile(join(folder, 'documents/order.graphql'), text);

describe('A run of codegen', () => {
  it('writes what differs, and nothing the second time', async () => {
    expect((await generation().run({ check: false })).changed).toContain(`${folder}/out/resources/orders.ts`);
    expect((await generation().run({ check: false })).changed).toEqual([]);
  });

  it('removes what the schema no longer has', async () => {
    await generation().run({ check: false });
    await writeFile(join(folder, 'schema.graphql'), 'type Query { orders: [Order!]! order(id: ID!): Order } type Order { id: ID! number: String! }');
    await generation().run({ check: false });
    expect(await resources()).toEqual(['orders.ts']);
  });

  it('only says what differs when it checks', async () => {
    const { changed } = await generation().run({ check: true });
    expect(changed).toContain(`${folder}/out/schema.ts`);
    await expect(resources()).rejects.toThrow('ENOENT');
  });

  it('types documents written by hand', async () => {
    await writeDocument('query Numbers { orders { number } }');
    await generation().run({ check: false });
    expect(await readFile(join(folder, 'out/documents/graphql.ts'), 'utf8')).toContain('export type NumbersQuery = { orders: Array<{ number: string }> }');
  });

  it.each([
    ['a document that does not parse', 'query {\n  orders {', "documents/order.graphql:2:11: Syntax Error: Expected Name, found <EOF>."],
    ['a field that is not there', 'query Q {\n  orders { numbr }\n}', 'documents/order.graphql:2:12: Cannot query field "numbr" on type "Order". Did you mean "number"?'],
  ])('answers %s by file, line, column and cause, and leaves the old output', async (_case, text, message) => {
    const running = generation();
    await running.run({ check: false });
    const before = await readFile(join(folder, 'out/resources/orders.ts'), 'utf8');
    await writeDocument(text);
    await expect(running.run({ check: false })).rejects.toThrow(`${folder}/${message}`);
    expect(await readFile(join(folder, 'out/resources/orders.ts'), 'utf8')).toBe(before);
    await writeDocument('fragment OrderRow on Order { total }');
    const { changed } = await running.run({ check: false });
    expect(changed).toContain(`${folder}/out/resources/orders.ts`);
    expect(changed).not.toContain(`${folder}/out/resources/items.ts`);
  });

  it('answers a schema that does not parse by file, line, column and cause, and recovers', async () => {
    const running = generation();
    await writeFile(join(folder, 'schema.graphql'), 'type Query {\n  orders: [Order!!]\n}');
    await expect(running.run({ check: false })).rejects.toThrow(`${folder}/schema.graphql:2:18: Syntax Error`);
    await writeFile(join(folder, 'schema.graphql'), `${sdl}\n`);
    expect((await running.run({ check: false })).files).toBeGreaterThan(4);
  });
});
