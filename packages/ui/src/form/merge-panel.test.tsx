import type { InputDescriptor } from '@admin/gql/resource';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import '../locales/records-texts.ts';
import { renderAdmin } from '../testing/index.ts';
import type { Conflict } from '../session-core/edit/merge.ts';
import { UnparsedText } from '../values/unparsed-text.ts';
import { MergePanel, type MergePanelProps } from './merge-panel.tsx';

const input = (
  name: string,
  more: Pick<Partial<InputDescriptor>, 'kind' | 'field' | 'reference'> = {},
): InputDescriptor => ({
  name,
  kind: 'string',
  required: false,
  nullable: true,
  value: (record) => record[name],
  ...more,
});

async function open(...conflicts: readonly Conflict[]) {
  const onChoose = vi.fn<MergePanelProps['onChoose']>();
  const admin = await renderAdmin({
    children: <MergePanel conflicts={conflicts} resource="books" onChoose={onChoose} />,
  });
  return { ...admin, onChoose };
}
const sides = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

it('shows what was typed where it is no value yet, and «none» for none', async () => {
  await open({
    input: input('pages', { kind: 'integer' }),
    before: null,
    theirs: 12,
    mine: new UnparsedText('двенадцать', { key: 'input.problem.number' }),
  });
  expect(sides('Pages')).toEqual(['Не указано', '12', 'двенадцать']);
});

it('calls a referenced record by its name', async () => {
  await open({
    input: input('authorId', {
      field: 'author',
      kind: 'reference',
      reference: { resource: 'authors', keyField: 'id' },
    }),
    before: null,
    theirs: '1',
    mine: '2',
  });
  expect(await screen.findByText('Анна Ахматова')).toBeVisible();
  expect(sides('Author')).toEqual(['Не указано', 'Анна Ахматова', 'Иван Бунин']);
});

it('takes one value, or all of a side', async () => {
  const title = { input: input('title'), before: 'а', theirs: 'б', mine: 'в' };
  const pages = { input: input('pages', { kind: 'integer' }), before: 1, theirs: 2, mine: 3 };
  const { user, onChoose } = await open(title, pages);
  const ofPages = within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('button');
  await user.click(ofPages[0]!);
  await user.click(ofPages[1]!);
  const buttons = screen.getAllByRole('button');
  await user.click(buttons.at(-2)!);
  await user.click(buttons.at(-1)!);
  expect(onChoose.mock.calls).toEqual([
    [[pages], 'theirs'],
    [[pages], 'mine'],
    [[title, pages], 'theirs'],
    [[title, pages], 'mine'],
  ]);
});

it('offers to take all of a side where there are several values', async () => {
  await open({ input: input('title'), before: 'а', theirs: 'б', mine: 'в' });
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
