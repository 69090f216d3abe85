import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Kind, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { toLabelForm } from '../src/label-form.ts';
import { loadSchema } from '../src/load/load-schema.ts';
import { printResources } from '../src/print/index.ts';
import { score } from '../src/scoreboard/score.ts';

const schemas = fileURLToPath(new URL('../../../../shared/schemas', import.meta.url));
const ownLabels = fileURLToPath(new URL('../labels', import.meta.url));
const present = existsSync(schemas);

describe.skipIf(!present)(`real schemas that are labelled${present ? '' : ', skipped: there is no folder shared/schemas beside the checkout'}`, () => {
  const work = mkdtempSync(join(tmpdir(), 'real-schemas-'));
  const invalid: string[] = [];
  beforeAll(async () => {
    for (const [at, folder] of [join(schemas, 'labels'), ownLabels].entries()) {
      mkdirSync(join(work, `labels-${at}`));
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
        const name = basename(file, '.json');
        const source = join(schemas, `${name}.graphql`);
        if (!existsSync(source)) continue;
        cpSync(join(folder, file), join(work, `labels-${at}`, file));
        const schema = await loadSchema(source);
        const model = inferModel(schema);
        mkdirSync(join(work, 'inferred'), { recursive: true });
        writeFileSync(join(work, 'inferred', file), JSON.stringify(toLabelForm(model)));
        for (const operation of printResources(schema, model).operations) invalid.push(...validate(schema, { kind: Kind.DOCUMENT, definitions: [operation] }).map(({ message }) => `${name}: ${message}`));
      }
    }
  });
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  it.each([['the labels of the folder', 0], ['the labels written here', 1]])('are inferred with F1 of at least 0.97 for lists and 0.95 over all roles, by %s', (_, at) => {
    const { overall, roles } = score(join(schemas, 'score.mjs'), join(work, `labels-${at}`), join(work, 'inferred'));
    expect(roles['list']?.f1).toBeGreaterThanOrEqual(0.97);
    expect(overall.f1).toBeGreaterThanOrEqual(0.95);
  });

  it('lead to valid documents only', () => {
    expect(invalid).toEqual([]);
  });
});
