import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { eject } from '../src/cli/eject.ts';
import { inferModel } from '../src/infer/index.ts';
import { loadSchema } from '../src/load/load-schema.ts';
import { ejectedScreen, ejectedScreens } from '../src/print/ejected-screen.ts';
import { printResources } from '../src/print/index.ts';
import { withFiles } from './schema-file.ts';

/**
 * What is written of the workshop of the recipes is compiled, and compared with what it stands for,
 * in `@admin/ui`.
 */
const compared = join(import.meta.dirname, '../../ui/test/ejected');

it.each(ejectedScreens)('writes the screen %s as code that names what is shown', async (screen) => {
  const schema = await loadSchema(join(compared, '../recipes/schema.graphql'));
  const names = printResources(schema, inferModel(schema)).shown.get('repairs')?.[screen] ?? [];
  await expect(
    ejectedScreen('repairs', screen, { names, types: '../recipes/generated/resources.ts' }).text,
  ).toMatchFileSnapshot(join(compared, `repairs-${screen}.tsx`));
});

it('writes into the project, once, and says how the screen is put in its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eject-'));
  const [config, out] = [join(folder, 'codegen.ts'), join(folder, 'own/list.tsx')];
  const schema = join(import.meta.dirname, '../fixtures/connection/schema.graphql');
  await writeFile(
    config,
    `export default ${JSON.stringify({ schema, generates: { 'generated/': { preset: '@admin/codegen', presetConfig: {} } } })};`,
  );
  expect(await eject('orders', 'list', { config, out })).toContain(
    "defineResource('orders', { list: { columns: ordersColumns, screen: OrdersList } })",
  );
  expect(await readFile(out, 'utf8')).toMatch(
    /export const ordersColumns = \['number'[^]*export function OrdersList/,
  );
  await expect(eject('orders', 'list', { config, out })).rejects.toThrow(
    /is there already: it is yours now/,
  );
  await expect(eject('order', 'list', { config, out })).rejects.toThrow(
    'Did you mean `orders`?'.replaceAll('`', ''),
  );
  await expect(eject('orders', 'page', { config, out })).rejects.toThrow(
    'There are list, show, create, edit.',
  );
  await rm(folder, { recursive: true });
});

it('writes no screen of an operation that the project has not', async () => {
  const files = {
    'schema.graphql': `
      type Query { orders(first: Int): [Order!]! order(id: ID!, stamp: Stamp!): Order }
      type Mutation {
        createOrder(order: OrderValues!, stamps: [Stamp!]!): Order
        updateOrder(id: ID!, order: OrderValues!): Order
      }
      input OrderValues { number: String! } input Stamp { at: String! by: [Stamp!]! }
      type Order { id: ID! number: String! }`,
    'codegen.mjs': '',
  };
  await withFiles(files, async (path) => {
    const config = path('codegen.mjs');
    await writeFile(
      config,
      `export default ${JSON.stringify({ schema: path('schema.graphql'), generates: { 'generated/': { preset: '@admin/codegen', presetConfig: { resources: { Order: { label: ['id'] } } } } } })};`,
    );
    const ejected = (screen: string) =>
      eject('orders', screen, { config, out: path(`${screen}.tsx`) });
    for (const screen of ['show', 'create'])
      await expect(ejected(screen)).rejects.toThrow(
        `The schema gives orders no screen \`${screen}\`.`,
      );
    await ejected('list');
    await ejected('edit');
    expect(await readFile(path('edit.tsx'), 'utf8')).toContain("const names = ['number'] ");
  });
});
