import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { labelledIn } from '../src/scoreboard/labelled.ts';
import { measure, type Measured, type Measurement } from '../src/scoreboard/measure.ts';
import { score } from '../src/scoreboard/score.ts';
import { typeCheck } from '../src/scoreboard/type-check.ts';
import { operate, operateActions, operateNested, operateQueries } from './operate.ts';
import { written } from './written.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const schemas = fileURLToPath(new URL('../../../../shared/schemas', import.meta.url));
const ownLabels = fileURLToPath(new URL('../labels', import.meta.url));
const present = existsSync(schemas);

describe.skipIf(!present)(
  `real schemas${present ? '' : ', skipped: there is no folder shared/schemas beside the checkout'}`,
  () => {
    const work = mkdtempSync(join(tmpdir(), 'real-schemas-'));
    const folders = { inferred: join(work, 'inferred'), generated: join(work, 'generated') };
    const measured: Measurement[] = [];
    const names = present
      ? readdirSync(schemas)
          .filter((name) => name.endsWith('.graphql'))
          .map((name) => name.replace(/\.graphql$/, ''))
      : [];
    beforeAll(() => {
      for (const folder of Object.values(folders)) mkdirSync(folder);
    });
    afterAll(() => rmSync(work, { recursive: true, force: true }));

    // Read, inferred and printed once for all that is asked of it.
    describe.each(names)('%s', (name) => {
      let found: Measured | undefined;
      beforeAll(async () => {
        found = await measure(name, join(schemas, `${name}.graphql`), folders);
        measured.push(found.measurement);
      });
      afterAll(() => {
        found = undefined;
      });

      it('leads to valid documents only, and to the same bytes on each run', () => {
        expect([found?.measurement.invalid, found?.measurement.stable]).toEqual([[], true]);
      });

      it('leads to operations that a server of it answers and whose answers are read', async () => {
        const { built, model, printed } = found!;
        const { resources, actions, queries, remove } = await written(printed);
        const problems = await Promise.all([
          ...resources.flatMap((resource) => [
            operate(resource, built, model.scalars),
            operateNested(resource, built, model.scalars),
          ]),
          ...actions.map((module) => operateActions(module, resources, built, model.scalars)),
          operateQueries(queries, resources, built, model.scalars),
        ]);
        await remove();
        expect(problems.flat()).toEqual([]);
      });
    });

    it.each([
      ['the labels of the folder', join(schemas, 'labels')],
      ['the labels written here', ownLabels],
    ])(
      'are inferred with F1 of at least 0.97 for lists and 0.95 over all roles, by %s',
      (_, labels) => {
        const labelled = labelledIn(
          labels,
          folders.inferred,
          measured.map(({ schema }) => schema),
        );
        const { overall, roles } = score(labelled);
        expect(labelled.length).toBeGreaterThan(0);
        expect(roles['list']?.f1).toBeGreaterThanOrEqual(0.97);
        expect(overall.f1).toBeGreaterThanOrEqual(0.95);
      },
    );

    it('lead to code that compiles', () => {
      expect(measured.reduce((sum, { documents }) => sum + documents, 0)).toBeGreaterThan(0);
      const errors = typeCheck(
        folders.generated,
        measured.filter(({ resources }) => resources > 0).map(({ schema }) => schema),
        repository,
      );
      expect([...errors.values()].flat()).toEqual([]);
    });
  },
);
