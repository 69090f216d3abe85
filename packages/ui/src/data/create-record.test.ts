import type { WriteResult } from '@admin/gql/resource';
import { expect, it, vi } from 'vitest';

import { sampleDescriptors } from '../testing/index.ts';
import { createRecord, inputsOfNew, type OnUnlinked } from './create-record.ts';
import type { Write } from './use-write.ts';

const { books } = sampleDescriptors;
const made = { id: '7', title: 'Нос' };

function library(answers: readonly WriteResult[]) {
  const { create, update } = books;
  if (!create || !update) throw new Error('Books are created and changed.');
  const linked = {
    ...create,
    inputs: create.inputs.filter(({ name }) => name !== 'authorId'),
    afterwards: ['authorId'],
    variables: (values: Readonly<Record<string, unknown>>) => ({ values }),
  };
  const resource = {
    ...books,
    create: linked,
    update: {
      ...update,
      variables: (key: unknown, changes: unknown) => ({ key, changes }),
    },
  };
  const sent: unknown[] = [];
  const remaining = [...answers];
  const write = async ({ variables }: Write): Promise<WriteResult> => {
    sent.push(variables);
    const answer = remaining.shift();
    if (!answer) throw new Error('The connection is gone.');
    return answer;
  };
  const onUnlinked = vi.fn<OnUnlinked>();
  const save = (values: Readonly<Record<string, unknown>>) =>
    createRecord(write, resource, linked, values, onUnlinked);
  return { resource, linked, sent, save, onUnlinked };
}

it('offers what links a new record with its other inputs', () => {
  const { resource, linked } = library([]);
  expect(inputsOfNew(resource, linked).at(-1)?.name).toBe('authorId');
  expect(inputsOfNew(resource, { ...linked, afterwards: undefined })).toBe(linked.inputs);
});

it('links a record by an update once it is there', async () => {
  const done = { record: made, errors: [] };
  const { save, sent, onUnlinked } = library([done, done]);
  await expect(save({ title: 'Нос', authorId: '3' })).resolves.toEqual(done);
  expect(sent).toEqual([
    { values: { title: 'Нос' } },
    { key: { id: '7' }, changes: { authorId: '3' } },
  ]);
  expect(onUnlinked).not.toHaveBeenCalled();
});

it('sends no second write where nothing was chosen, and where the first was refused', async () => {
  const refused = { record: null, errors: [{ message: 'Занято', input: 'title' }] };
  const plain = library([{ record: made, errors: [] }]);
  await plain.save({ title: 'Нос', authorId: null });
  expect(plain.sent).toHaveLength(1);
  const other = library([refused]);
  await expect(other.save({ title: 'Нос', authorId: '3' })).resolves.toEqual(refused);
  expect(other.sent).toHaveLength(1);
});

it.each([
  ['a refusal in the answer', [{ message: 'Нет такого' }], 'Нет такого'],
  ['a write that fails', undefined, expect.any(Error)],
] as const)(
  'says of a record that was made why it is not linked, and makes no other: %s',
  async (_, errors, reason) => {
    const done = { record: made, errors: [] };
    const { save, onUnlinked, sent } = library([
      done,
      ...(errors ? [{ record: null, errors }] : []),
    ]);
    await expect(save({ title: 'Нос', authorId: '3' })).resolves.toEqual(done);
    expect(onUnlinked.mock.calls).toEqual([[reason]]);
    expect(sent).toHaveLength(2);
  },
);
