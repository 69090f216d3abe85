import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import * as fc from 'fast-check';
import { buildSchema, Kind, validate } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import { typeCheck } from '../src/scoreboard/type-check.ts';
import { grammar, toSdl, type GrammarSchema } from './dialect-grammar.ts';
import { operate, operateNested } from './operate.ts';
import { written } from './written.ts';

const build = (schema: GrammarSchema) => buildSchema(toSdl(schema), { assumeValidSDL: true });

/** Another order of definitions and of root fields, told by a number. */
function reorder<T>(items: readonly T[], seed: number): readonly T[] {
  return [...items]
    .map((item, at) => ({
      item,
      rank: ((at + 1) * (seed * 2 + 1) * 2_654_435_761) % 4_294_967_296,
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

it('gives the same model for the same schema, in whatever order its definitions stand', () => {
  fc.assert(
    fc.property(grammar, fc.nat(1000), (schema, seed) => {
      const model = inferModel(build(schema));
      expect(inferModel(build(schema))).toEqual(model);
      const other = {
        definitions: reorder(schema.definitions, seed),
        queries: reorder(schema.queries, seed),
        mutations: reorder(schema.mutations, seed),
      };
      expect(inferModel(build(other))).toEqual(model);
    }),
    { numRuns: 100 },
  );
});

it('leads to documents that are valid, whatever the dialect', () => {
  fc.assert(
    fc.property(grammar, (definitions) => {
      const schema = build(definitions);
      const errors = printResources(schema, inferModel(schema)).operations.flatMap((operation) =>
        validate(schema, { kind: Kind.DOCUMENT, definitions: [operation] }).map(
          ({ message }) => message,
        ),
      );
      expect(errors).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it('leads to code that a server of the schema answers and that reads the answers', async () => {
  await fc.assert(
    fc.asyncProperty(grammar, async (definitions) => {
      const schema = build(definitions);
      const model = inferModel(schema);
      const { resources, remove } = await written(printResources(schema, model));
      const problems = await Promise.all(
        resources.flatMap((resource) => [
          operate(resource, schema, model.scalars),
          operateNested(resource, schema, model.scalars),
        ]),
      );
      await remove();
      expect(problems.flat()).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('leads to code that compiles', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(grammar, { minLength: 25, maxLength: 25 }), async (schemas) => {
      const folder = await mkdtemp(join(tmpdir(), 'types-'));
      for (const [at, definitions] of schemas.entries()) {
        const schema = build(definitions);
        for (const [path, text] of printResources(schema, inferModel(schema)).files) {
          const file = join(folder, String(at), 'generated', path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, text);
        }
      }
      const errors = [
        ...typeCheck(
          folder,
          schemas.map((_schema, at) => String(at)),
          join(import.meta.dirname, '../../..'),
        ).values(),
      ].flat();
      await rm(folder, { recursive: true });
      expect(errors).toEqual([]);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});

it('finds a list in nearly every schema whose records have a key', () => {
  const samples = fc.sample(grammar, { numRuns: 100, seed: 7 });
  const found = samples.filter((schema) => inferModel(build(schema)).resources.length > 0);
  expect(found.length).toBeGreaterThan(75);
});
