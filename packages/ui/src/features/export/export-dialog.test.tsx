import { ApolloLink, Observable } from '@apollo/client';
import { parse } from 'csv-parse/sync';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { boundedBooks } from '../../../test/bounded-books.ts';
import { rows } from '../../../test/rows.ts';
import { createSampleData, renderAdmin } from '../../testing/index.ts';

/** Files that the browser was given, in place of a download. */
let files: Blob[] = [];
let names: string[] = [];

beforeEach(() => {
  files = [];
  names = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function openDialog(options: Parameters<typeof renderAdmin>[0]) {
  const admin = await renderAdmin(options);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  await admin.user.click(screen.getByRole('button', { name: 'Действия' }));
  await admin.user.click(await screen.findByRole('menuitem', { name: 'Экспорт…' }));
  return {
    ...admin,
    dialog: within(await screen.findByRole('dialog', { name: 'Экспорт: Книги' })),
  };
}

const textOf = async (blob: Blob | undefined): Promise<string> => (blob ? blob.text() : '');
const csvOf = async (blob: Blob | undefined): Promise<string[][]> =>
  parse(await textOf(blob), { bom: true, delimiter: ';' });

describe('export of a list', () => {
  it('takes all rows of its conditions and order into a CSV file with Russian headers and values', async () => {
    const { user, dialog, requests, client } = await openDialog({
      path: '/books?status.in=PUBLISHED&sort=-pages',
      data: createSampleData(400),
    });
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Экспортировать' }));
    expect(await screen.findByText('Экспортированы 134 строки.')).toBeDefined();
    const [header, ...records] = await csvOf(files[0]);
    expect(header).toContain('Название');
    expect(records).toHaveLength(134);
    const title = header?.indexOf('Название') ?? -1;
    expect([records[0]?.[title], records.at(-1)?.[title]]).toEqual(['Книга 400', 'Книга 1']);
    expect(records.flat()).toContain('1396,50');
    expect(names[0]).toMatch(/^Книги \d{4}-\d\d-\d\d\.csv$/);
    expect(
      requests.filter(
        ({ operationName, variables }) =>
          operationName === 'BookList' && Number(variables['limit']) >= 500,
      ),
    ).toHaveLength(1);
    // The cache would otherwise contain every row.
    expect(JSON.stringify(client.cache.extract())).not.toContain('"Книга 1"');
  });

  it('takes all fields as JSON Lines, with keys: those that no column shows as well', async () => {
    const data = createSampleData(3);
    data.books = data.books.map((book) => ({ ...book, annotation: 'О чём\nэта книга' }));
    const { user, dialog } = await openDialog({ path: '/books', data });
    await user.click(dialog.getByRole('radio', { name: 'JSON Lines' }));
    await user.click(dialog.getByRole('radio', { name: /^Все поля \(/ }));
    await user.click(dialog.getByRole('button', { name: 'Экспортировать' }));
    await screen.findByText('Экспортированы 3 строки.');
    const lines = (await textOf(files[0]))
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines[0]).toMatchObject({
      id: '1',
      title: 'Книга 1',
      price: '1000.50',
      author: { id: '1', name: 'Анна Ахматова' },
      annotation: 'О чём\nэта книга',
    });
  });

  it('says of values that were too long for a cell that they were cut, and writes one file however often the button is pressed', async () => {
    const data = createSampleData(2);
    data.books = data.books.map((book, at) =>
      at === 0 ? { ...book, annotation: 'я'.repeat(40_000) } : book,
    );
    const { user, dialog } = await openDialog({ path: '/books', data });
    await user.click(dialog.getByRole('radio', { name: /^Все поля \(/ }));
    await user.dblClick(dialog.getByRole('button', { name: 'Экспортировать' }));
    await screen.findByText('Экспортированы 2 строки.');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '1 значение не поместилось в ячейку и обрезано',
    );
    expect(files).toHaveLength(1);
  });

  it('stays open where a page failed, and goes on from it with each row once', async () => {
    let isDown = false;
    const unsteady = new ApolloLink((operation, forward) => {
      const fails =
        isDown &&
        operation.operationName === 'BookList' &&
        Number(operation.variables['offset']) >= 500;
      return fails
        ? new Observable((observer) =>
            observer.error(Object.assign(new Error('Failed to fetch'), { code: 'NETWORK' })),
          )
        : forward(operation);
    });
    const { user, dialog } = await openDialog({
      path: '/books',
      data: createSampleData(1200),
      link: unsteady,
    });
    isDown = true;
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Экспортировать' }));
    expect(
      await screen.findByText(/Экспортировано строк: 500; повторять их не придётся/),
    ).toBeDefined();
    expect(files).toHaveLength(0);
    // The rows that are there would be lost with the dialog.
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Экспорт: Книги' })).toBeVisible();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Продолжить' }));
    expect(
      await screen.findByText('Экспортировано 1 200 строк.', {
        normalizer: (text) => text.replaceAll('\u00a0', ' '),
      }),
    ).toBeDefined();
    const [header, ...records] = await csvOf(files[0]);
    expect(new Set(records.map((record) => record[header?.indexOf('Название') ?? -1])).size).toBe(
      1200,
    );
  });

  it('says how far it is of all rows, also where a list says no more than that there are many', async () => {
    const held = new ApolloLink((operation, forward) =>
      operation.operationName === 'BookList' && operation.variables['offset'] === 500
        ? new Observable(() => undefined)
        : forward(operation),
    );
    const { user, dialog } = await openDialog({
      path: '/books',
      data: createSampleData(1200),
      resources: boundedBooks(50),
      link: held,
    });
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Экспортировать' }));
    expect(await screen.findByText('Экспортировано строк: 500 из 1 200')).toBeDefined();
  });

  it('leaves no file where it is stopped', async () => {
    const answers: (() => void)[] = [];
    const held = new ApolloLink((operation, forward) => {
      if (operation.operationName !== 'BookList' || Number(operation.variables['limit']) < 500)
        return forward(operation);
      return new Observable((observer) => {
        let isOpen = true;
        answers.push(() => isOpen && forward(operation).subscribe(observer));
        return () => {
          isOpen = false;
        };
      });
    });
    const { user, dialog } = await openDialog({ path: '/books', link: held });
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Экспортировать' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Остановить' }));
    expect(await dialog.findByRole('button', { name: 'Экспортировать' })).toBeDefined();
    await act(async () => answers[0]?.());
    expect(files).toHaveLength(0);
  });

  it('says so where the list changed while its pages were counted', async () => {
    const data = createSampleData(700);
    let hasChanged = false;
    const changing = new ApolloLink((operation, forward) => {
      if (
        operation.operationName === 'BookList' &&
        operation.variables['offset'] === 500 &&
        !hasChanged
      ) {
        hasChanged = true;
        data.books.splice(0, 3);
      }
      return forward(operation);
    });
    const { user, dialog } = await openDialog({ path: '/books', data, link: changing });
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Экспортировать' }));
    await screen.findByText('Экспортировано 697 строк.');
    expect(within(screen.getByRole('alert')).getByText(/список менялся/)).toBeDefined();
  });

  it('takes what a computed column is made of in its place, each field once', async () => {
    const { user, dialog } = await openDialog({
      path: '/books',
      data: createSampleData(2),
      definitions: {
        books: {
          resource: 'books',
          list: {
            columns: [
              'title',
              { title: 'Кто и почём', select: ['author', 'price', 'title'], render: () => '' },
              'pages',
            ],
          },
        },
      },
    });
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    expect(dialog.getByText(/поля, из которых они составлены/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Экспортировать' }));
    await screen.findByText('Экспортированы 2 строки.');
    const [header, first] = await csvOf(files[0]);
    expect(header).toEqual(['Название', 'Автор', 'Цена', 'Страниц']);
    expect(first?.slice(0, 3)).toEqual(['Книга 1', 'Анна Ахматова', '1000,50']);
  });

  it('takes the chosen rows alone', async () => {
    const { user } = await renderAdmin({ path: '/books', data: createSampleData(60) });
    await waitFor(() => expect(rows()).toHaveLength(25));
    for (const row of [rows()[1], rows()[4]])
      await user.click(within(row ?? document.body).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Экспорт' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Экспорт: Книги' }));
    expect(dialog.getByText('Только выбранные: 2 строки.')).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Экспортировать' }));
    await screen.findByText('Экспортированы 2 строки.');
    expect(
      (await csvOf(files[0]))
        .slice(1)
        .map((record) => record.find((each) => each.startsWith('Книга'))),
    ).toEqual(['Книга 2', 'Книга 5']);
  });
});
