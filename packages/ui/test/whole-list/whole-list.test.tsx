import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema, GraphQLError } from 'graphql';
import { expect, it } from 'vitest';

import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { firstCells } from '../rows.ts';
import { resources } from './lizards.graphql/generated/resources.ts';
import schema from './lizards.graphql?raw';

await preloadInputs();

/** The list of a server that sends all of its records, and can neither sort nor filter them. */
async function open(path: string) {
  const keepers = [
    { id: '1', name: 'Пётр' },
    { id: '2', name: 'Анна' },
  ];
  const lizards = Array.from({ length: 40 }, (_, at) => ({
    id: String(at + 1),
    name: `Ящерица ${at + 1}`,
    length: () => {
      if (at === 6) throw new GraphQLError('Линейка сломалась');
      return at % 2 === 0 ? 100 - at : null;
    },
    mood: at % 5 === 0 ? 'WILD' : 'CALM',
    keeper: keepers[at % 3] ?? null,
  }));
  const asked: SampleRequest[] = [];
  const admin = await renderAdmin({
    path,
    resources,
    link: createSchemaLink(buildSchema(schema), { lizards, keepers }, asked),
  });
  await waitFor(() => expect(firstCells().length).toBeGreaterThan(1));
  return {
    ...admin,
    sent: () => asked.filter(({ operationName }) => operationName === 'LizardList'),
  };
}

it('is searched and sorted in the browser, page by page, by one answer', async () => {
  const { user, sent, address } = await open('/lizards');
  expect(firstCells()).toHaveLength(25);
  await user.type(screen.getByRole('searchbox'), 'петр');
  await waitFor(() => expect(firstCells()).toHaveLength(14));
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(firstCells()).toHaveLength(25));
  // It opens by name, as a list that its server sorts does.
  expect(firstCells()[9]).toBe('Ящерица 10');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(firstCells()[9]).toBe('Ящерица 31'));
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  await waitFor(() => expect(firstCells()[0]).toBe('Ящерица 15'));
  expect(address()).toContain('sort=-name');
  expect(sent()).toHaveLength(1);
});

it('is filtered by conditions of the address, and counts what they hold for', async () => {
  await open('/lizards?mood.in=WILD&keeper.in=1');
  await waitFor(() => expect(firstCells()).toEqual(['Ящерица 1', 'Ящерица 16', 'Ящерица 31']));
  expect(screen.getByText(/1–3 из 3/)).toBeDefined();
});

it('tells a value that failed in its own row, wherever that stands', async () => {
  await open('/lizards?sort=-length');
  const row = await screen.findByRole('row', { name: /Ящерица 7(?!\d)/ });
  expect(firstCells().indexOf('Ящерица 7')).not.toBe(6);
  expect(within(row).getByText(/Линейка сломалась|Не удалось/)).toBeDefined();
});
