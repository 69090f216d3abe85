import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { loadSchema } from '../src/load/load-schema.ts';
import { printResources } from '../src/print/index.ts';
import { typeCheck } from '../src/scoreboard/type-check.ts';
import { configured } from './configured.ts';

const fixtures = join(import.meta.dirname, '../fixtures');
const repository = join(import.meta.dirname, '../../..');

/** What is printed of each resource for definitions of its screens is what these take. */
const registry = `import type { AnyRegistry } from '../resource/index.ts';
import type { ResourceTypes } from './resources.ts';

type Registry<T extends AnyRegistry> = T;
export type Checked = Registry<ResourceTypes>;
`;

/** Compiles what is printed for the fixtures, `change`d before. */
async function errorsOf(
  names: readonly string[],
  change: (text: string) => string = (text) => text,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'types-'));
  for (const name of names) {
    const schema = await loadSchema(join(fixtures, name, 'schema.graphql'));
    for (const [path, text] of printResources(schema, inferModel(schema, configured[name])).files) {
      const file = join(folder, name, 'generated', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, path.startsWith('resources/customers') ? text : change(text));
    }
    await writeFile(join(folder, name, 'generated/registry.ts'), registry);
  }
  const errors = [...typeCheck(folder, names, repository).values()].flat();
  await rm(folder, { recursive: true });
  return errors;
}

it('compiles what is printed for every fixture', async () => {
  expect(await errorsOf(readdirSync(fixtures))).toEqual([]);
});

it.each([
  [
    'a filter that the input does not have',
    (text: string) =>
      text.replace('includesInsensitive: gql.text(value)', 'includes: gql.text(value)'),
  ],
  [
    'an order that the enum does not have',
    (text: string) => text.replace("number: 'NUMBER'", "number: 'NUMERAL'"),
  ],
  [
    'a path that the result does not have',
    (text: string) => text.replaceAll('data.orders?.nodes', 'data.orders?.node'),
  ],
  [
    'flags that are forgotten',
    (text: string) => text.replace(', ...gql.columnVariables(flags, request)', ''),
  ],
  [
    'a decimal sent as a number',
    (text: string) => text.replaceAll('gql.text<Decimal>', 'gql.number'),
  ],
])('does not compile %s', async (_case, change) => {
  expect(await errorsOf(['connection'], change)).not.toEqual([]);
});
