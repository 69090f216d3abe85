import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { eject } from '../src/cli/eject.ts';
import { ejectedScreen, ejectedScreens } from '../src/print/ejected-screen.ts';

/** What is written of the sample library is compiled, and compared with what it stands for, in `@admin/ui`. */
const compared = join(import.meta.dirname, '../../ui/test/ejected');

it.each(ejectedScreens)('writes the screen %s as code', async (screen) => {
  await expect(ejectedScreen('books', screen).text).toMatchFileSnapshot(join(compared, `books-${screen}.tsx`));
});

it('writes into the project, once, and says how the screen is put in its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eject-'));
  const [config, out] = [join(folder, 'codegen.ts'), join(folder, 'own/list.tsx')];
  const schema = join(import.meta.dirname, '../fixtures/connection/schema.graphql');
  await writeFile(config, `export default ${JSON.stringify({ schema, generates: { 'generated/': { preset: '@admin/codegen', presetConfig: {} } } })};`);
  expect(await eject('orders', 'list', { config, out })).toContain("defineResource('orders', { list: { screen: OrdersList } })");
  expect(await readFile(out, 'utf8')).toContain('export function OrdersList');
  await expect(eject('orders', 'list', { config, out })).rejects.toThrow(/is there already: it is yours now/);
  await expect(eject('order', 'list', { config, out })).rejects.toThrow('Did you mean `orders`?'.replaceAll('`', ''));
  await expect(eject('orders', 'page', { config, out })).rejects.toThrow('There are list, show, create, edit.');
  await rm(folder, { recursive: true });
});
