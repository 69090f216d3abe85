import type { ResourceRecord, Say } from '@admin/gql/resource';
import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import {
  createSampleData,
  renderAdmin,
  sampleDescriptors,
  sampleResourcesWith,
} from '../../testing/index.ts';

// Loaded here, so that no test has to wait for its code.
await import('../../features/remove/remove-dialog.tsx');

/** Intl groups digits with spaces that do not break. */
const plain = (text: string | null | undefined) => text?.replace(/[\u00A0\u202F]/g, ' ');

function valueOf(label: string): string | undefined {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label);
  return plain(term?.nextElementSibling?.textContent);
}

describe('the page of a record', () => {
  it('is titled by the label of the record and links back to the list as it was left', async () => {
    const { navigate } = await renderAdmin({ path: '/books?page=2&sort=-price' });
    await screen.findByText('26–50 из 60');
    await navigate('/books/3');
    expect(await screen.findByRole('heading', { name: 'Книга 3' })).toBeDefined();
    expect(document.title).toBe('Книга 3');
    expect(screen.getByRole('link', { name: 'Книги' }).getAttribute('href')).toBe(
      '/books?page=2&sort=-price',
    );
  });

  it('names the resource before a label without words, in whatever language its dates are said', async () => {
    const books = {
      ...sampleDescriptors.books,
      label: (record: ResourceRecord, say?: Say) =>
        `26-01, ${say?.(record['publishedOn'], 'date') ?? String(record['publishedOn'])}`,
    };
    const resources = sampleResourcesWith(books);
    await renderAdmin({ path: '/books/1', resources, language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Book 26-01, 5 Jan 2026' })).toBeDefined();
  });

  it('shows a value of every kind in full', async () => {
    await renderAdmin({ path: '/specimens/1' });
    await screen.findByRole('heading', { name: 'Строка' });
    expect(valueOf('Text')).toBe('Первая строка\nВторая строка');
    expect(valueOf('Integer')).toBe('1 234 567');
    expect(valueOf('Bigint')).toBe('9 007 199 254 740 993');
    expect(valueOf('Decimal')).toBe('1 234 567 890 123 456,70');
    expect(valueOf('Float')).toBe('0,1');
    expect(valueOf('Enum')).toBe('Издана');
    expect(valueOf('Date')).toBe('21.11.2026');
    expect(valueOf('Time')).toBe('14:30');
    expect(valueOf('Local date time')).toBe('21.11.2026, 14:30');
    expect(valueOf('Interval')).toBe('2 дн. 3 ч');
    expect(valueOf('Range')).toBe('01.01.2026 — 31.01.2026');
    expect(valueOf('JSON')).toContain('"key"');
    expect(valueOf('Binary')).toContain('4 Б');
    expect(valueOf('List')).toBe('одиндва');
    expect(valueOf('Nested')).toBe('CityТверьHouse7');
    expect(valueOf('Empty')).toContain('нет значения');
    expect(screen.getByRole('link', { name: 'Анна Ахматова' }).getAttribute('href')).toBe(
      '/authors/1',
    );
    expect(
      screen.getByRole('link', { name: 'https://example.org/' }).getAttribute('rel'),
    ).toContain('noopener');
  });

  it('makes no link of an address that would run as a script', async () => {
    const data = createSampleData(1);
    data.specimens[0] = { ...data.specimens[0], url: 'javascript:alert(1)' };
    await renderAdmin({ path: '/specimens/1', data });
    await screen.findByRole('heading', { name: 'Строка' });
    expect(valueOf('URL')).toBe('javascript:alert(1)');
    expect(screen.queryByRole('link', { name: 'javascript:alert(1)' })).toBeNull();
  });

  it('says that there is no such record', async () => {
    await renderAdmin({ path: '/books/999' });
    expect(await screen.findByText('Запись не найдена')).toBeDefined();
    expect(screen.getByRole('link', { name: 'К списку' }).getAttribute('href')).toBe('/books');
  });

  it('says so of an address with too many parts, too', async () => {
    await renderAdmin({ path: '/books/1,2' });
    expect(await screen.findByText('Запись не найдена')).toBeDefined();
  });

  it('offers what the user may do and nothing else', async () => {
    await renderAdmin({ path: '/books/1', can: (capability) => capability !== 'remove' });
    expect((await screen.findByRole('link', { name: 'Изменить' })).getAttribute('href')).toBe(
      '/books/1/edit',
    );
    expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull();
  });

  it('shows what the application adds for the resource', async () => {
    const definitions = {
      books: {
        resource: 'books',
        show: {
          actions: ({ record }: { readonly record: Readonly<Record<string, unknown>> }) => (
            <button type="button">Выдать {String(record['id'])}</button>
          ),
        },
      },
    };
    await renderAdmin({ path: '/books/1', definitions });
    expect(await screen.findByRole('button', { name: 'Выдать 1' })).toBeDefined();
  });

  it('deletes the record after a question and goes back to the list', async () => {
    const { user, address, data, requests } = await renderAdmin({ path: '/books/1' });
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(address()).toBe('/books'));
    expect(data.books.some(({ id }) => id === '1')).toBe(false);
    // A deleted record is not requested again.
    await screen.findByText('1–25 из 59');
    const asked = requests.map(({ operationName }) => operationName);
    expect(asked).toContain('BookDelete');
    expect(asked.slice(asked.indexOf('BookDelete'))).not.toContain('BookShow');
  });
});

describe('related records', () => {
  it('are listed with their number, the way to all of them and to a new one', async () => {
    await renderAdmin({ path: '/authors/2' });
    const section = within(await screen.findByRole('region', { name: 'Книги' }));
    await waitFor(() => expect(section.getAllByRole('row')).toHaveLength(11));
    expect(await section.findByText('12')).toBeDefined();
    expect(section.queryByRole('columnheader', { name: 'Автор' })).toBeNull();
    expect(section.getByRole('link', { name: 'Показать все' }).getAttribute('href')).toBe(
      '/books?authorId.eq=2',
    );
    expect(section.getByRole('link', { name: 'Создать' }).getAttribute('href')).toBe(
      '/books/new?authorId=2',
    );
  });

  it('say so when there are none', async () => {
    await renderAdmin({ path: '/authors/2', data: createSampleData(1) });
    const section = within(await screen.findByRole('region', { name: 'Книги' }));
    expect(await section.findByText('Нет строк')).toBeDefined();
    expect(section.queryByRole('link', { name: 'Показать все' })).toBeNull();
  });

  it('that cannot be asked for this record say so in their own section, and the page stays', async () => {
    const refuse = () => {
      throw new RangeError('Not a number: WyJib29rcyIsMV0=');
    };
    const books = {
      ...sampleDescriptors.books,
      list: sampleDescriptors.books.list && { ...sampleDescriptors.books.list, variables: refuse },
    };
    const resources = sampleResourcesWith(books);
    await renderAdmin({ path: '/authors/2', resources });
    const section = within(await screen.findByRole('region', { name: 'Книги' }));
    expect((await section.findByRole('alert')).textContent).toContain('Этот список не загрузить');
    expect(screen.getAllByRole('term').length).toBeGreaterThan(0);
  });
});

it('says in its place why a value was not returned, and shows the rest', async () => {
  const partial = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) =>
        'data' in result && result.data?.['book']
          ? {
              data: { ...result.data, book: { ...result.data['book'], price: null } },
              errors: [{ message: 'price is not a number', path: ['book', 'price'] }],
            }
          : result,
      ),
    ),
  );
  await renderAdmin({ path: '/books/1', link: partial });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Книга 1');
  expect(await screen.findByText('не загружено')).toBeVisible();
  expect(
    screen.getByText('Сервер не вернул это значение. Ответ сервера: price is not a number'),
  ).toBeVisible();
});
