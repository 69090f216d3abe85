import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { rows, textOf, valueCells } from '../../test/rows.ts';
import { renderAdmin, type RenderedAdmin } from '../testing/index.ts';
import type { ResourceDefinition } from './resource-definition.ts';

const authorOf = (record: Readonly<Record<string, unknown>>) =>
  typeof record['author'] === 'object' && record['author'] !== null && 'name' in record['author']
    ? String(record['author'].name)
    : '';

const books = (list: ResourceDefinition['list']): ResourceDefinition => ({
  resource: 'books',
  list,
});
const asked = (requests: RenderedAdmin['requests']) =>
  requests.findLast(({ operationName }) => operationName === 'BookList')?.variables;

describe('a list that is defined', () => {
  it('shows the columns that were named, and fetches no other', async () => {
    const { requests } = await renderAdmin({
      path: '/books',
      definitions: { books: books({ columns: ['price', { field: 'title', title: 'Заглавие' }] }) },
    });
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(
      screen
        .getAllByRole('columnheader')
        .map((header) => header.textContent)
        .filter(Boolean),
    ).toEqual(['Цена', 'Заглавие']);
    expect(valueCells(rows()[0]!).map(textOf)).toEqual(['1 000,50', 'Книга 1']);
    const flags = Object.entries(asked(requests) ?? {}).filter(
      ([name, value]) => name.startsWith('with') && value === true,
    );
    expect(flags.map(([name]) => name)).toEqual(['withPrice']);
  });

  it('fetches for a computed column what that selects, and nothing else', async () => {
    const { requests } = await renderAdmin({
      path: '/books',
      definitions: {
        books: books({
          columns: [
            'title',
            {
              title: 'Кто написал',
              select: ['author'],
              render: ({ record }) => <em>{authorOf(record).toUpperCase()}</em>,
            },
          ],
        }),
      },
    });
    expect((await screen.findAllByText('АННА АХМАТОВА')).length).toBeGreaterThan(0);
    expect(screen.getByRole('columnheader', { name: 'Кто написал' })).toBeDefined();
    const flags = Object.entries(asked(requests) ?? {}).filter(
      ([name, value]) => name.startsWith('with') && value === true,
    );
    expect(flags.map(([name]) => name)).toEqual(['withAuthor']);
  });

  it('keeps what a computed column has to itself with its record, on another page too', async () => {
    const Opened = ({ record }: { readonly record: Readonly<Record<string, unknown>> }) => (
      <em>{`сначала ${String(useState(record['title'])[0])}`}</em>
    );
    const { user } = await renderAdmin({
      path: '/books',
      definitions: {
        books: books({ columns: [{ title: 'Открыто', select: ['title'], render: Opened }] }),
      },
    });
    expect(await screen.findByText('сначала Книга 1')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Следующая страница' }));
    expect(await screen.findByText('сначала Книга 26')).toBeDefined();
  });

  it('is in the order of the definition until the user chooses', async () => {
    const { requests, user } = await renderAdmin({
      path: '/books',
      definitions: { books: books({ columns: ['title', 'pages'], sort: '-pages' }) },
    });
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(JSON.stringify(asked(requests))).toContain('PAGES');
    expect(screen.getByRole('columnheader', { name: 'Страниц' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Название' }));
    await waitFor(() => expect(JSON.stringify(asked(requests))).toContain('TITLE'));
  });

  it('is opened in a view by the address, and counted in it', async () => {
    const definitions = {
      books: books({
        views: [
          {
            name: 'drafts',
            title: 'Черновики',
            filters: { status: { in: ['DRAFT'] } },
            columns: ['title', 'status'],
          },
        ],
      }),
    };
    const { user, address, requests } = await renderAdmin({ path: '/books', definitions });
    await screen.findByText('1–25 из 60');
    const views = within(await screen.findByRole('navigation', { name: 'Виды списка' }));
    expect(views.getByRole('button', { name: 'Все' }).getAttribute('aria-current')).toBe('true');
    await user.click(views.getByRole('button', { name: 'Черновики' }));
    await waitFor(() => expect(address()).toBe('/books?view=drafts'));
    await waitFor(() =>
      expect(new Set(rows().map((row) => textOf(valueCells(row)[1]!)))).toEqual(
        new Set(['Черновик']),
      ),
    );
    expect(
      screen
        .getAllByRole('columnheader')
        .map((header) => header.textContent)
        .filter(Boolean),
    ).toEqual(['Название', 'Состояние']);
    expect(asked(requests)).toMatchObject({ filter: { status_in: ['DRAFT'] } });
    expect(await screen.findByText(/^1–20 из 20/)).toBeDefined();
  });

  it('computes columns in a view, beside those that the list computes, and fetches what is shown', async () => {
    const authored = (title: string) => ({
      title,
      select: ['author'],
      render: ({ record }: { readonly record: Readonly<Record<string, unknown>> }) =>
        `${title}: ${authorOf(record)}`,
    });
    const priced = { title: 'Сколько', select: ['price', 'pages'], render: () => 'много' };
    const definitions = {
      books: books({
        columns: [authored('Писатель'), 'title', { field: 'price', footer: 'sum' }],
        views: [{ name: 'sold', title: 'Продажи', columns: [priced, 'price', authored('Автор')] }],
      }),
    };
    const { requests } = await renderAdmin({ path: '/books?view=sold', definitions });
    expect((await screen.findAllByText('Автор: Анна Ахматова')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('много')).toHaveLength(25);
    expect(
      screen
        .getAllByRole('columnheader')
        .map((header) => header.textContent)
        .filter(Boolean),
    ).toEqual(['Книги', 'Сколько', 'Цена', 'Автор']);
    const flags = Object.entries(asked(requests) ?? {}).filter(
      ([name, value]) => name.startsWith('with') && value === true,
    );
    expect(flags.map(([name]) => name).toSorted()).toEqual([
      'withAuthor',
      'withPages',
      'withPrice',
    ]);
    // What the list says of a column is said of it in its views.
    expect(await screen.findByRole('row', { name: /Итого на странице/ })).toBeDefined();
    // Those of the list can still be chosen.
    cleanup();
    localStorage.setItem(
      'admin.columns.books?sold',
      JSON.stringify(['computed:0', 'computed:0@sold']),
    );
    await renderAdmin({ path: '/books?view=sold', definitions });
    expect((await screen.findAllByText('Писатель: Анна Ахматова')).length).toBeGreaterThan(0);
  });

  it('has filters of the definition in its toolbar, which stand in the address', async () => {
    const { user, address, requests } = await renderAdmin({
      path: '/books',
      definitions: { books: books({ filters: ['status'] }) },
    });
    await waitFor(() => expect(rows()).toHaveLength(25));
    await user.click(await screen.findByRole('combobox', { name: 'Состояние' }));
    await user.click(await screen.findByRole('option', { name: 'Изъята' }));
    await waitFor(() => expect(address()).toBe('/books?status.in=WITHDRAWN'));
    await waitFor(() =>
      expect(asked(requests)).toMatchObject({ filter: { status_in: ['WITHDRAWN'] } }),
    );
  });

  it('adds up a column below it, exactly', async () => {
    await renderAdmin({
      path: '/books',
      definitions: { books: books({ columns: ['title', { field: 'price', footer: 'sum' }] }) },
    });
    const footer = await screen.findByRole('row', { name: /Итого на странице/ });
    const shown = rows()
      .filter((row) => row !== footer)
      .map((row) => textOf(valueCells(row)[1]!))
      .filter((text) => /\d/.test(text));
    const cents = shown.reduce((sum, text) => sum + Number(text.replaceAll(/\D/g, '')), 0);
    expect(within(footer).getAllByRole('cell').at(0)?.textContent?.replaceAll(/\D/g, '')).toBe(
      String(cents),
    );
  });

  it('labels a sum below the titles where its column is the first of the fields', async () => {
    await renderAdmin({
      path: '/books',
      definitions: { books: books({ columns: [{ field: 'price', footer: 'sum' }, 'status'] }) },
    });
    const footer = await screen.findByRole('row', { name: /Итого на странице/ });
    expect(within(footer).getByRole('rowheader', { name: 'Итого на странице' })).toBeDefined();
    expect(within(footer).getAllByRole('cell')[0]?.textContent).toMatch(/\d/);
  });

  it('gives way to a screen of the application', async () => {
    const { requests } = await renderAdmin({
      path: '/books',
      definitions: {
        books: async () => ({
          default: books({ screen: ({ resource }) => <h1>Своё: {resource}</h1> }),
        }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Своё: books' })).toBeDefined();
    expect(requests).toEqual([]);
  });

  it('calls the records of a resource by its definition, where others refer to them, too', async () => {
    const definitions = {
      authors: {
        resource: 'authors',
        label: (record: Readonly<Record<string, unknown>>) => `Автор ${String(record['name'])}`,
      },
    };
    await renderAdmin({ path: '/books', definitions });
    expect(
      (await screen.findAllByRole('link', { name: 'Автор Анна Ахматова' })).length,
    ).toBeGreaterThan(0);
  });

  it('says of a module without a definition what is wrong', async () => {
    await expect(
      renderAdmin({ path: '/books', definitions: { books: async () => ({}) } }),
    ).resolves.toBeDefined();
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
