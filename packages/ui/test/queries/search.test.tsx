import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { useCommands } from '../../src/commands/commands-context.tsx';
import { searchInputs } from '../../src/screens/queries/search-inputs.ts';
import { foundTables } from '../../src/features/palette/found-tables.ts';
import { ShortcutListener } from '../../src/features/keys/shortcut-listener.tsx';
import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { queries, resources } from './shop.graphql/generated/resources.ts';
import schema from './shop.graphql?raw';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('../../src/features/keys/keys.tsx'),
  import('../../src/features/palette/palette.tsx'),
]);

const order = {
  __typename: 'Order',
  id: '1',
  number: 'A-1',
  status: 'OPEN',
  total: '120.50',
  customer: null,
};
const customers = [
  { __typename: 'Customer', id: '7', name: 'Анна', email: 'anna@example.org' },
  { __typename: 'Customer', id: '8', name: 'Антон', email: null },
];
const page = { __typename: 'Page', slug: 'анонсы', body: null };

function Find() {
  const commands = useCommands();
  return (
    <button type="button" onClick={() => commands.run('palette.open')}>
      Найти
    </button>
  );
}

async function open() {
  if (!queries) throw new Error('The schema has queries.');
  const asked: SampleRequest[] = [];
  const root = {
    search: ({ text }: { readonly text: string }) =>
      text === 'нет' ? [] : [order, ...customers, page],
  };
  const link = ApolloLink.from([createSchemaLink(buildSchema(schema), root, asked)]);
  const admin = await renderAdmin({
    path: '/orders',
    resources,
    queries,
    link,
    children: (
      <>
        <Find />
        <ShortcutListener />
      </>
    ),
  });
  return { ...admin, terms: () => asked.map(({ variables }) => variables['text']) };
}

it('opens by keys in any layout, finds by type what is typed, and goes there by keys', async () => {
  const { user, address, terms } = await open();
  // The key of `k` writes `л` on a Russian keyboard.
  await user.keyboard('{Control>}[KeyK]{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Поиск и команды' });
  const field = within(dialog).getByRole('combobox', { name: 'Что найти или сделать' });
  expect(field).toHaveFocus();
  await user.type(field, 'ан');
  const found = await within(dialog).findByRole('group', { name: 'Customers' });
  expect(
    within(found)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Аннаanna@example.org', 'Антон']);
  // One question for what was typed, not one for each letter.
  expect(terms()).toEqual(['ан']);
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
  while (!within(found).queryByRole('option', { name: /Анна/, selected: true }))
    await user.keyboard('{ArrowDown}');
  expect(within(found).getByRole('option', { name: /Анна/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    within(found).getByRole('option', { name: /Анна/ }).id,
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/customers/7'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('links to the page with all results, and shows what has no page of its own without a link', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Найти' }));
  await user.type(await screen.findByRole('combobox'), 'ан');
  expect(await screen.findByRole('option', { name: 'анонсы' })).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'Все результаты' })).toHaveAttribute(
    'href',
    `/~/queries/search?text=${encodeURIComponent('ан')}`,
  );
});

it('says that nothing was found, and Escape closes it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Найти' }));
  await user.type(await screen.findByRole('combobox'), 'нет');
  expect(await screen.findByText('По запросу «нет» ничего не нашлось')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('finds what is in the lists of an answer, and nothing where they are empty', () => {
  const items = {
    name: 'items',
    kind: 'object' as const,
    list: true,
    nullable: false,
    fields: [{ name: 'name', kind: 'string' as const, nullable: false }],
  };
  const answer = {
    kind: 'values' as const,
    list: false,
    fields: [items, { name: 'total', kind: 'integer' as const, nullable: false }],
  };
  expect(foundTables(answer, [{ items: [{ name: 'Ваза' }], total: 1 }])).toEqual([
    { field: items, records: [{ name: 'Ваза' }] },
  ]);
  expect(foundTables(answer, [{ items: [], total: 0 }])).toEqual([]);
  expect(foundTables({ ...answer, list: true }, [{ items: [] }])).toBeNull();
});

it('gives what is typed to the one text that is required, and leaves a query alone that wants more', () => {
  const input = (
    name: string,
    kind: 'string' | 'enum' | 'integer' | 'date',
    required: boolean,
  ) => ({
    name,
    kind,
    required,
    nullable: !required,
    value: () => undefined,
    ...(kind === 'enum' && { values: [{ value: 'ISSUE' }] }),
  });
  const [term, type] = [input('query', 'string', true), input('type', 'enum', true)];
  expect(
    searchInputs([input('after', 'string', false), type, term, input('first', 'integer', false)]),
  ).toEqual({ term, choices: [type] });
  const nested = input('input.term', 'string', false);
  expect(searchInputs([input('input.collectionSlug', 'string', false), nested])?.term).toBe(nested);
  expect(searchInputs([term, input('since', 'date', true)])).toBeNull();
  expect(searchInputs([input('first', 'integer', false)])).toBeNull();
});
