import type { FilterCondition } from '@admin/gql/resource';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { preloadInputs } from '../testing/preload-inputs.ts';
import {
  renderAdmin,
  sampleDescriptors,
  sampleResourcesWith,
  type RenderedAdmin,
} from '../testing/index.ts';
import type { ResourceDefinition } from './resource-definition.ts';

await preloadInputs();

const books = (form: ResourceDefinition['form']) => ({
  books: { resource: 'books', form } satisfies ResourceDefinition,
});
const sent = ({ requests }: RenderedAdmin, name: string) =>
  requests.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
const save = async ({ user }: RenderedAdmin) =>
  user.click(screen.getByRole('button', { name: 'Сохранить' }));

describe('a form that is defined', () => {
  it('has its inputs in named groups, what stands in none last', async () => {
    await renderAdmin({
      path: '/books/1/edit',
      definitions: books({
        sections: [
          { title: 'Издание', inputs: ['publishedOn', 'pages'] },
          { title: 'О книге', inputs: ['title'] },
        ],
      }),
    });
    expect(await screen.findByRole('group', { name: 'Издание' })).toBeDefined();
    const order = [...document.querySelectorAll('label')].map((label) =>
      label.textContent?.replace(/\s*\*$/, ''),
    );
    expect(order.indexOf('Страниц')).toBeLessThan(order.indexOf('Название'));
    expect(order.indexOf('Название')).toBeLessThan(order.indexOf('Цена'));
  });

  it('says of an input what the definition says: name, help, lines, whether it can be changed', async () => {
    await renderAdmin({
      path: '/books/1/edit',
      definitions: books({
        inputs: {
          title: { label: 'Заглавие', help: 'Как на обложке', multiline: true },
          pages: { disabled: true },
          price: { disabled: ({ title }) => title === 'Книга 1' },
        },
      }),
    });
    const title = await screen.findByRole('textbox', { name: /Заглавие/ });
    expect(title.tagName).toBe('TEXTAREA');
    expect(screen.getByText('Как на обложке')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Страниц' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('textbox', { name: /Цена/ })).toHaveProperty('disabled', true);
  });

  it('neither shows nor sends what is asked for on a condition that does not hold', async () => {
    const rendered = await renderAdmin({
      path: '/books/1/edit',
      definitions: books({ inputs: { pages: { when: ({ title }) => title !== 'Без страниц' } } }),
    });
    const { user } = rendered;
    const pages = await screen.findByRole('textbox', { name: 'Страниц' });
    await user.clear(pages);
    await user.type(pages, '7');
    const title = screen.getByRole('textbox', { name: /Название/ });
    await user.clear(title);
    await user.type(title, 'Без страниц');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Страниц' })).toBeNull());
    await save(rendered);
    await waitFor(() =>
      expect(sent(rendered, 'BookUpdate')).toEqual([{ id: '1', patch: { title: 'Без страниц' } }]),
    );
  });

  it('offers of choices those that the present one may become, and keeps that', async () => {
    const rendered = await renderAdmin({
      path: '/books/1/edit',
      definitions: books({
        inputs: {
          status: { choices: (saved) => (saved === 'PUBLISHED' ? ['WITHDRAWN'] : ['PUBLISHED']) },
        },
      }),
    });
    const { user } = rendered;
    const offered = async () => {
      await user.click(await screen.findByRole('combobox', { name: /Состояние/ }));
      return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    };
    expect(await offered()).toEqual(['Издана', 'Изъята']);
    await user.click(screen.getByRole('option', { name: 'Изъята' }));
    // What may become of it follows from what is saved.
    expect(await offered()).toEqual(['Издана', 'Изъята']);
  });

  it('is not sent while its own check has something to say, which stands at the inputs', async () => {
    const rendered = await renderAdmin({
      path: '/books/1/edit',
      definitions: books({
        validate: async ({ title }) =>
          title === 'x' ? { title: 'Слишком коротко', '': 'Проверьте обложку' } : undefined,
      }),
    });
    const title = await screen.findByRole('textbox', { name: /Название/ });
    await rendered.user.clear(title);
    await rendered.user.type(title, 'x');
    await save(rendered);
    expect((await screen.findAllByText(/Слишком коротко/)).length).toBeGreaterThan(0);
    expect(screen.getByText('Проверьте обложку')).toBeDefined();
    expect(sent(rendered, 'BookUpdate')).toEqual([]);
    await rendered.user.type(title, 'yz');
    await save(rendered);
    await waitFor(() => expect(sent(rendered, 'BookUpdate')).toHaveLength(1));
  });

  it('starts a new record with its defaults, and sends them', async () => {
    const rendered = await renderAdmin({
      path: '/books/new?authorId=1',
      definitions: books({ defaults: () => ({ title: 'Новая', status: 'DRAFT', pages: 10 }) }),
    });
    expect(await screen.findByDisplayValue('Новая')).toBeDefined();
    await screen.findByDisplayValue('Анна Ахматова');
    await save(rendered);
    await waitFor(() =>
      expect(sent(rendered, 'BookCreate')).toEqual([
        { input: { authorId: '1', pages: 10, status: 'DRAFT', title: 'Новая' } },
      ]),
    );
  });

  it('narrows what can be picked to the other values, and says of a choice that it fits no more', async () => {
    const { authors } = sampleDescriptors;
    const { picker, list } = authors;
    const seen: (readonly FilterCondition[])[] = [];
    const narrowed = {
      ...authors,
      list: list && {
        ...list,
        filters: [...list.filters, { name: 'id', kind: 'id' as const, operators: ['eq' as const] }],
      },
      picker: picker && {
        ...picker,
        variables: (request: Parameters<typeof picker.variables>[0]) => {
          seen.push(request.filters);
          return picker.variables({ ...request, filters: [] });
        },
        records: (data: unknown, request: Parameters<typeof picker.variables>[0]) =>
          picker
            .records(data, request)
            .filter(() => !request.filters.some(({ value }) => value === 'Другая')),
      },
    };
    const { user } = await renderAdmin({
      path: '/books/1/edit',
      resources: sampleResourcesWith(narrowed),
      definitions: books({ inputs: { authorId: { filter: ({ title }) => ({ country: title }) } } }),
    });
    await user.click(await screen.findByRole('combobox', { name: /Автор/ }));
    await screen.findByRole('option', { name: 'Анна Ахматова' });
    expect(seen.at(-1)).toEqual([{ field: 'country', operator: 'eq', value: 'Книга 1' }]);
    await user.keyboard('{Escape}');
    const title = screen.getByRole('textbox', { name: /Название/ });
    await user.clear(title);
    expect(screen.queryByText(/Больше не подходит/)).toBeNull();
    await user.click(title);
    await user.paste('Другая');
    expect(await screen.findByText('Больше не подходит: выберите заново')).toBeDefined();
  });

  it('takes a control of the application, and a screen of it', async () => {
    const own = await renderAdmin({
      path: '/books/1/edit',
      definitions: books({
        inputs: {
          title: {
            component: ({ value, onChange, label }) => (
              <button type="button" onClick={() => onChange('По кнопке')}>
                {label}: {String(value)}
              </button>
            ),
          },
        },
      }),
    });
    await own.user.click(await screen.findByRole('button', { name: 'Название: Книга 1' }));
    await save(own);
    await waitFor(() =>
      expect(sent(own, 'BookUpdate')).toEqual([{ id: '1', patch: { title: 'По кнопке' } }]),
    );
    own.unmount();
    await renderAdmin({
      path: '/books/1/edit',
      definitions: books({
        screen: ({ resource, id }) => (
          <h1>
            Своя форма {resource} {id}
          </h1>
        ),
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Своя форма books 1' })).toBeDefined();
  });
});

describe('a page that is defined', () => {
  it('has its sections, components of the application among them, and what stands beside', async () => {
    const definitions = {
      books: {
        resource: 'books',
        show: {
          sections: [
            { title: 'Главное', fields: ['title', 'price'] },
            {
              title: 'Обложка',
              component: ({ record }) => <p>Обложка {String(record['title'])}</p>,
            },
          ],
          aside: ({ record }) => <p>Рядом {String(record['id'])}</p>,
        },
      } satisfies ResourceDefinition,
    };
    await renderAdmin({ path: '/books/1', definitions });
    expect(await screen.findByRole('heading', { name: 'Главное' })).toBeDefined();
    expect(screen.getByText('Обложка Книга 1')).toBeDefined();
    expect(screen.getByText('Рядом 1')).toBeDefined();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Название',
      'Цена',
    ]);
  });
});

it('has below a page the lists that are named, and no other', async () => {
  const author = (lists: readonly string[]) => ({
    authors: { resource: 'authors', show: { lists } } satisfies ResourceDefinition,
  });
  const named = await renderAdmin({ path: '/authors/2', definitions: author(['books']) });
  expect(await screen.findByRole('region', { name: 'Книги' })).toBeDefined();
  named.unmount();
  await renderAdmin({ path: '/authors/2', definitions: author([]) });
  expect((await screen.findAllByRole('term')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: 'Книги' })).toBeNull();
});
