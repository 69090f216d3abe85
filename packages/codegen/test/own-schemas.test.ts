import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { callableModel } from '../src/callable.ts';
import { toExpectedForm, type ExpectedResource } from '../src/expected-form.ts';
import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import { scorePlaces, type PlaceLabel } from '../src/scoreboard/places.ts';
import { findUncallable } from '../src/scoreboard/uncallable.ts';
import { problemsOf } from './problems-of.ts';

interface Label extends ExpectedResource {
  readonly optional?: boolean;
  readonly alt?: Readonly<Partial<Record<keyof ExpectedResource, readonly (string | null)[]>>>;
}

const labels = join(import.meta.dirname, '../labels');
const names = readdirSync(join(labels, 'schemas')).map((file) => file.replace('.graphql', ''));
const textOf = (name: string): string =>
  readFileSync(join(labels, 'schemas', `${name}.graphql`), 'utf8');
const labelsOf = (name: string): readonly Label[] => {
  const { resources }: { readonly resources: readonly Label[] } = JSON.parse(
    readFileSync(join(labels, `${name}.json`), 'utf8'),
  );
  return resources;
};
const roles = ['list', 'one', 'count', 'paging', 'create', 'update', 'delete'] as const;

it.each(names)(
  '%s is inferred as whoever wrote it down says, and all that is reported can be called',
  (name) => {
    const schema = buildSchema(textOf(name));
    const model = inferModel(schema);
    const printed = printResources(schema, model);
    const { resources } = toExpectedForm(callableModel(model, printed.omitted));
    const expected = labelsOf(name);
    const found = resources.filter(
      ({ type }) => !expected.some((label) => label.type === type && label.optional),
    );
    const settled = found.map((resource) => {
      const label = expected.find(({ type }) => type === resource.type);
      // Of several right answers, the one that was given.
      return {
        type: resource.type,
        ...Object.fromEntries(
          roles.map((role) => [
            role,
            label?.alt?.[role]?.includes(resource[role]) ? label[role] : resource[role],
          ]),
        ),
      };
    });
    const byType = <T extends { readonly type: string }>(items: readonly T[]): readonly T[] =>
      [...items].sort((a, b) => (a.type < b.type ? -1 : 1));
    expect(byType(settled)).toEqual(
      byType(
        expected
          .filter(({ optional }) => !optional)
          .map((label) => ({
            type: label.type,
            ...Object.fromEntries(roles.map((role) => [role, label[role]])),
          })),
      ),
    );
    expect(findUncallable(resources, printed.operations)).toEqual([]);
  },
);

it('has every action and every other query of the schema whose names begin with what they are about in its place, with its key', () => {
  const { actions, queries } = toExpectedForm(inferModel(buildSchema(textOf('entity-first'))));
  const answersOf = (name: string): Readonly<Record<string, PlaceLabel>> =>
    JSON.parse(readFileSync(join(labels, 'actions', `${name}.json`), 'utf8'));
  const [ofActions, ofQueries] = [
    scorePlaces(answersOf('entity-first'), actions),
    scorePlaces(answersOf('entity-first.queries'), queries),
  ];
  expect(ofActions).toMatchObject({ right: ofActions.labels, keyRight: ofActions.keyed });
  expect(ofQueries.right).toBe(ofQueries.labels);
});

it('leads to code that compiles and works, of each of them', async () => {
  expect(await problemsOf(names.map(textOf))).toEqual([]);
});
