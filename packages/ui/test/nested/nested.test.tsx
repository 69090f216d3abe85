import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import type { CreateDescriptor, NestedListSummary } from '@admin/gql/resource';
import { ApolloLink, gql } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { preloadRoute } from '../../src/app/routes.tsx';
import {
  createSchemaLink,
  renderAdmin,
  sampleDescriptors,
  type RenderAdminOptions,
  type SampleRequest,
} from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { createBrowserViews } from '../../src/features/views/browser-views.ts';
import { firstCells, rows, section } from '../rows.ts';
import { violations } from '../violations.ts';
import { nestedOfRepository, resourcesWith, root, schema } from './repositories.ts';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/screens/record/nested-index.tsx'),
  import('../../src/screens/record/nested-sections.tsx'),
  import('../../src/screens/record/nested-screen.tsx'),
  import('../../src/features/keys/keys.tsx'),
  import('../../src/features/palette/palette.tsx'),
  preloadInputs(),
]);

const standard = resourcesWith(nestedOfRepository);

async function open(
  path: string,
  { resources = standard, ...options }: Pick<RenderAdminOptions, 'resources' | 'can'> = {},
) {
  const asked: SampleRequest[] = [];
  const admin = await renderAdmin({
    path,
    resources,
    link: createSchemaLink(schema, root(), asked),
    ...options,
  });
  const sent = (name: string) => asked.filter(({ operationName }) => operationName === name);
  return { ...admin, asked, sent };
}

beforeEach(() => localStorage.clear());

const crumbs = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href')]);

describe('the palette', () => {
  const store = createBrowserViews('');
  const keep = (list: string, name: string) =>
    store.create(list, { name, query: 'q=3', columns: null, isShared: false, position: 1 });
  const sought = async (path: string, options?: Parameters<typeof open>[1]) => {
    const admin = await open(path, options);
    await screen.findByRole('heading', { level: 1 });
    await admin.user.keyboard('{Control>}k{/Control}');
    await admin.user.type(
      await screen.findByRole('combobox', { name: 'Что найти или сделать' }),
      'трудные',
    );
    return admin;
  };

  it('opens views of lists below the record that a page is of, at that record', async () => {
    await keep('repositories.issues', 'Трудные задачи');
    await keep('repositories.issues.comments', 'Трудные ответы');
    const { user, address } = await sought('/repositories/1');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Трудные задачиЗадачи',
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/repositories/1/issues?view=&q=3'));
    expect(
      await screen.findByRole('button', { name: 'Трудные задачи', current: true }),
    ).toBeDefined();
  });

  it('offers none that is nowhere from here, or that nobody may open', async () => {
    await keep('repositories.issues', 'Трудные задачи');
    const first = await sought('/repositories/1', { can: (_, resource) => resource !== 'issues' });
    expect(await screen.findByText(/ничего не нашлось/)).toBeDefined();
    first.unmount();
    await sought('/people/anna');
    expect(await screen.findByText(/ничего не нашлось/)).toBeDefined();
  });
});

describe('lists on the page of a record', () => {
  it('have their first rows, their number and the way to all of them', async () => {
    const { sent } = await open('/repositories/1');
    const issues = await section('Задачи');
    await waitFor(() => expect(issues.getAllByRole('row')).toHaveLength(11));
    expect(await issues.findByText('30')).toBeDefined();
    // Every row would repeat the repository.
    expect(issues.queryByRole('columnheader', { name: 'Repository' })).toBeNull();
    expect(issues.getByRole('link', { name: 'Показать все' })).toHaveAttribute(
      'href',
      '/repositories/1/issues',
    );
    expect(issues.getByRole('link', { name: 'Задача 3' })).toHaveAttribute(
      'href',
      '/repositories/1/issues/3',
    );
    expect(sent('IssuesOfRepository').map(({ variables }) => variables)).toEqual([
      { repositoryId: '1', skip: 0, take: 11, order: 'ASC', search: '' },
    ]);
    // Records with a page of their own open there.
    expect(
      await (await section('Наблюдатели')).findByRole('link', { name: 'Анна Ким' }),
    ).toHaveAttribute('href', '/people/anna');
    expect(screen.queryByRole('navigation', { name: 'Списки' })).toBeNull();
    // They are no values of the record.
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name']);
  });

  it('are links where there are many, and the first few have their rows', async () => {
    const many = Array.from({ length: 30 }, (_, index): NestedListSummary => ({
      ...nestedOfRepository[1]!,
      name: `people${index}`,
      description: `Люди ${index}`,
    }));
    await open('/repositories/1', { resources: resourcesWith(many) });
    const links = within(await screen.findByRole('navigation', { name: 'Списки' })).getAllByRole(
      'link',
    );
    expect(links).toHaveLength(30);
    expect(links[29]).toHaveAttribute('href', '/repositories/1/people29');
    expect(await (await section('Люди 2')).findByRole('link', { name: 'Анна Ким' })).toBeDefined();
    expect(screen.getAllByRole('table')).toHaveLength(3);
    expect(await violations()).toEqual([]);
  });

  it('are left out where the user may not see their records', async () => {
    await open('/repositories/1', { can: (_, resource) => resource !== 'issues' });
    await section('Наблюдатели');
    expect(screen.queryByRole('region', { name: 'Задачи' })).toBeNull();
  });

  it('lead to a new record with the owner filled in, and back', async () => {
    const create: CreateDescriptor = {
      document: gql`
        mutation IssueCreate {
          createIssue
        }
      `,
      inputs: [
        { name: 'title', kind: 'string', required: true, nullable: false, value: () => undefined },
        {
          name: 'repositoryId',
          kind: 'id',
          required: true,
          nullable: false,
          reference: { resource: 'repositories', keyField: 'id' },
          value: () => undefined,
        },
      ],
      variables: (values) => values,
      result: () => ({ errors: [] }),
    };
    const { user, address } = await open('/repositories/1/issues?search=3', {
      resources: resourcesWith(nestedOfRepository, { issues: { create } }),
    });
    const link = await screen.findByRole('link', { name: 'Создать' });
    await user.click(link);
    expect(new URLSearchParams(address().split('?')[1]).get('repositoryId')).toBe('1');
    await user.click(await screen.findByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(address()).toBe('/repositories/1/issues?search=3'));
  });
});

describe('the page of a nested list', () => {
  it('names its owner, and pages, sorts and searches by its address', async () => {
    const { user, address, sent } = await open('/repositories/1/issues?sort=-number');
    expect(await screen.findByRole('heading', { level: 1, name: 'Задачи' })).toBeDefined();
    await waitFor(() => expect(firstCells()).toHaveLength(25));
    expect(firstCells()[0]).toBe('Задача 30');
    expect(await screen.findByText('1–25 из 30')).toBeDefined();
    expect(await violations()).toEqual([]);
    expect(crumbs()).toEqual([
      ['Репозитории', '/repositories'],
      ['Паровоз', '/repositories/1'],
    ]);
    expect(document.title).toBe('Задачи: Паровоз');
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    await waitFor(() => expect(firstCells()).toHaveLength(5));
    expect(address()).toBe('/repositories/1/issues?sort=-number&page=2');
    await user.type(screen.getByRole('searchbox'), '17{Enter}');
    await waitFor(() => expect(firstCells()).toEqual(['Задача 17']));
    expect(address()).toBe('/repositories/1/issues?q=17&sort=-number');
    expect(sent('RepositoryShow')).toHaveLength(1);
  });

  it('opens records that are found only there below itself, and comes back to the row', async () => {
    const { user, address, navigate } = await open('/repositories/1/issues?q=Задача 1');
    await user.click(await screen.findByRole('link', { name: 'Задача 12' }));
    expect(address()).toBe('/repositories/1/issues/12');
    expect(await screen.findByRole('heading', { level: 1, name: 'Задача 12' })).toBeDefined();
    expect(crumbs().at(-1)).toEqual([
      'Задачи',
      expect.stringContaining('/repositories/1/issues?q='),
    ]);
    await navigate('/repositories/1/issues');
    await waitFor(() =>
      expect(rows().find((row) => row.hasAttribute('data-recent'))?.textContent).toContain(
        'Задача 12',
      ),
    );
  });

  it.each([
    ['/repositories/9/issues', '/repositories'],
    ['/repositories/1/issues/99', '/repositories/1/issues'],
    ['/repositories/1/issues/x', '/repositories/1/issues'],
    ['/repositories/1/issues/x/comments', '/repositories/1/issues'],
  ])('says at %s that there is no such record', async (path, list) => {
    await open(path);
    expect(await screen.findByText('Запись не найдена')).toBeDefined();
    expect(screen.getByRole('link', { name: 'К списку' })).toHaveAttribute('href', list);
  });

  it.each([
    ['that nothing changes', undefined, () => true],
    [
      'that the user may not change',
      sampleDescriptors.books.update,
      (capability: string) => capability !== 'update',
    ],
  ])('says of a record %s that it cannot be edited', async (_which, update, can) => {
    await open('/repositories/1/issues/3/edit', {
      resources: resourcesWith(nestedOfRepository, { issues: { update } }),
      can,
    });
    expect(await screen.findByText('Изменение записи недоступно')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that there is no such list', async () => {
    await open('/repositories/1/nothing');
    expect(await screen.findByText('Такого раздела нет')).toBeDefined();
  });

  it('is told from the form of the record where it is called so', async () => {
    await open('/repositories/1/~edit');
    expect(await screen.findByRole('heading', { level: 1, name: 'Редакторы' })).toBeDefined();
    await waitFor(() => expect(firstCells()).toEqual(['Анна Ким']));
  });

  it('leads from records with a page of their own to that page', async () => {
    const { address } = await open('/repositories/1/watchers/ivan');
    await waitFor(() => expect(address()).toBe('/people/ivan'));
  });
});

describe('a record below a record', () => {
  it('has its own lists and records below, with the keys of all above', async () => {
    const { user, address, sent } = await open('/repositories/1/issues/5');
    await user.click(await (await section('Ответы')).findByRole('link', { name: 'Ответ 5b' }));
    expect(address()).toBe('/repositories/1/issues/5/comments/b');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ответ 5b' })).toBeDefined();
    expect(sent('CommentOfIssue')[0]?.variables).toEqual({ repositoryId: '1', number: 5, id: 'b' });
    await waitFor(() =>
      expect(crumbs()).toEqual([
        ['Репозитории', '/repositories'],
        ['Паровоз', '/repositories/1'],
        ['Задачи', '/repositories/1/issues'],
        ['Задача 5', '/repositories/1/issues/5'],
        ['Ответы', '/repositories/1/issues/5/comments'],
      ]),
    );
  });
});

describe('what is asked before React runs', () => {
  const ahead = async (path: string, search = '') => {
    const asked: SampleRequest[] = [];
    const client = createAdminClient({
      schema: emptySchemaConfig,
      link: ApolloLink.from([createSchemaLink(schema, root(), asked)]),
    });
    await preloadRoute({ pathname: path, search }, standard, client);
    return asked;
  };

  it('is what the page asks first', async () => {
    localStorage.setItem('admin.columns.repositories.issues', '["title"]');
    const [first] = await ahead('/repositories/1/issues', '?page=2');
    const { sent } = await open('/repositories/1/issues?page=2');
    await screen.findByText('Задача 26');
    expect(sent('IssuesOfRepository')[0]).toEqual(first);
    expect(await ahead('/repositories/1/issues/5')).toEqual([
      { operationName: 'IssueOfRepository', variables: { repositoryId: '1', number: 5 } },
    ]);
    expect(await ahead('/repositories/1/issues/5/comments')).toEqual([
      { operationName: 'CommentsOfIssue', variables: { repositoryId: '1', number: 5 } },
    ]);
  });

  it.each(['/repositories/1/nothing', '/repositories/1/issues/x', '/repositories/1/watchers/ivan'])(
    'is nothing at %s',
    async (path) => {
      expect(await ahead(path)).toEqual([]);
    },
  );
});
