import { join } from 'node:path';

import { expect, it } from 'vitest';

import { printCallable } from '../callable.ts';
import { loadSchema } from '../load/load-schema.ts';

const hall = await loadSchema(
  join(import.meta.dirname, '../../labels/schemas/concert-hall.graphql'),
);
const { model, printed } = printCallable(hall);
const resource = (type: string) => model.resources.find((each) => each.type === type);
const action = (name: string) => model.actions.find((each) => each.name === name);

it('takes values from the arguments where most of the record is, and the key of the record', () => {
  const update = resource('Concert')?.update;
  expect(update?.key).toMatchObject([{ field: 'id', argument: ['concertId'] }]);
  expect(update?.input).toEqual({ path: [], list: false });
  expect(update?.inputs.map(({ name }) => name)).toEqual([
    'name',
    'text',
    'startsAt',
    'price',
    'venueAddress',
  ]);
});

it('deletes by a verb at the head of the name, and creates by one', () => {
  expect(resource('Claim')?.remove).toBeUndefined();
  expect(action('approveRemoveClaim')).toMatchObject({ place: 'record', type: 'Claim' });
  expect(resource('Guest')?.remove).toBeUndefined();
  expect(resource('Payment')?.create).toBeUndefined();
  expect(resource('Seat')?.update).toBeUndefined();
  expect(resource('Seat')?.remove).toMatchObject({ root: ['deleteSeat'] });
});

it('sends no key under a name that nothing says is its own', () => {
  expect(resource('User')?.update).toBeUndefined();
  expect(model.problems).toContainEqual(
    expect.objectContaining({
      subject: 'updateUser',
      message: 'It does not take the key of `User`, `documentId`, beside the values.',
    }),
  );
  expect(action('updateUser')?.key).toEqual([]);
  expect(action('updateUser')?.inputs.map(({ name }) => name)).toContain('id');
  expect([...printed.files.values()].join('\n')).not.toContain("id: keyed(key, 'documentId'");
});
