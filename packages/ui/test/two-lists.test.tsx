import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { ResourceRoutes } from '../src/app/routes.tsx';
import { ShortcutListener } from '../src/features/keys/shortcut-listener.tsx';
import { createSampleData } from '../src/testing/index.ts';
import { renderAdmin } from '../src/testing/render-admin.tsx';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('../src/features/keys/keys.tsx'),
  import('../src/screens/list/table-tools.tsx'),
  import('../src/screens/list/column-menu.tsx'),
  import('../src/screens/list/row-tools.tsx'),
]);

/** Two lists of one application on a page, each with an address of its own. */
async function openTwo(...paths: readonly [string, string]) {
  const places = paths.map((path) => {
    const [pathname = '/', searchPath] = path.split('?');
    return memoryLocation({ path: pathname, searchPath, record: true });
  });
  const { user } = await renderAdmin({
    data: createSampleData(60),
    children: (
      <main>
        {places.map(({ hook, searchHook }, at) => (
          <section key={paths[at]} aria-label={`${at + 1}`}>
            <Router hook={hook} searchHook={searchHook}>
              <ResourceRoutes />
            </Router>
          </section>
        ))}
        <ShortcutListener />
      </main>
    ),
  });
  const listAt = (at: number) => {
    const list = within(screen.getByRole('region', { name: `${at}` }));
    return { ...list, address: () => places[at - 1]?.history?.at(-1) ?? '' };
  };
  const [first, second] = [listAt(1), listAt(2)];
  await first.findByRole('table');
  await second.findByRole('table');
  return { user, first, second };
}

const boxes = (list: Pick<typeof screen, 'getAllByRole'>) =>
  list.getAllByRole<HTMLInputElement>('checkbox');
const chosen = (list: Pick<typeof screen, 'getAllByRole'>) =>
  boxes(list).filter(({ checked }) => checked).length;

it('Rows that are chosen in one of two lists are not chosen in the other', async () => {
  const { user, first, second } = await openTwo('/books', '/books?q=1');
  await user.click(boxes(first)[2]!);
  await user.click(boxes(first)[3]!);
  expect(chosen(first)).toBe(2);
  expect(chosen(second)).toBe(0);
  await user.click(boxes(second)[1]!);
  expect(chosen(first)).toBe(2);
  expect(chosen(second)).toBe(1);
});

it('Each of two lists has its own order, its own page and its own search', async () => {
  const { user, first, second } = await openTwo('/books', '/books?q=Книга');
  await user.click(second.getByRole('button', { name: 'Название' }));
  await waitFor(() => expect(second.address()).toContain('sort='));
  await user.click(first.getByRole('button', { name: 'Следующая страница' }));
  await first.findByText(/^26–50/);
  expect(first.address()).toBe('/books?page=2');
  expect(second.getByText(/^1–25/)).toBeDefined();
  expect(second.address()).not.toContain('page=');
  expect(first.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('Keys go on in the list in which they began', async () => {
  const { user, first, second } = await openTwo('/books', '/books?q=Книга');
  boxes(second)[1]!.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(boxes(second)).toContain(document.activeElement));
  await user.keyboard('x');
  await waitFor(() => expect(chosen(second)).toBe(1));
  expect(chosen(first)).toBe(0);
  await user.keyboard(']');
  await waitFor(() => expect(second.address()).toContain('page=2'));
  expect(first.address()).toBe('/books');
});

it('The edge of a column is reached in the list whose menu was open', async () => {
  const { user, first, second } = await openTwo('/books', '/books?q=Книга');
  for (const list of [second, first])
    await waitFor(async () => {
      await user.hover(boxes(list)[1]!);
      await user.hover(list.getByRole('columnheader', { name: 'Цена' }));
      list.getByRole('button', { name: 'Столбец «Цена»' });
    });
  await user.click(first.getByRole('button', { name: 'Столбец «Цена»' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Изменить ширину' }));
  await waitFor(() =>
    expect(first.getByRole('separator', { name: 'Ширина столбца «Цена»' })).toHaveFocus(),
  );
});
