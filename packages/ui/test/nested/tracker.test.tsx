import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { firstCells, rows, section } from '../rows.ts';
import { resources } from './tracker.graphql/generated/resources.ts';
import sdl from './tracker.graphql?raw';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/screens/record/nested-index.tsx'),
  import('../../src/screens/record/nested-sections.tsx'),
  import('../../src/screens/record/nested-screen.tsx'),
  preloadInputs(),
]);

const schema = buildSchema(sdl);

interface Page {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly orderBy?: { readonly direction: string } | null;
}

function pageOf<Node extends { readonly id: string }>(
  all: readonly Node[],
  { first, after }: Page,
) {
  const start = after == null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const nodes = all.slice(start, start + (first ?? 100));
  return {
    nodes,
    totalCount: all.length,
    pageInfo: {
      endCursor: nodes.at(-1)?.id ?? null,
      hasNextPage: start + nodes.length < all.length,
    },
  };
}

/** A repository with thirty issues of two comments each. */
function root() {
  const titles = Array.from({ length: 30 }, (_, index) => `Задача ${index + 1}`);
  const issueOf = (index: number) => ({
    id: String(index + 1),
    title: titles[index],
    repository: () => repository,
    comments: (page: Page) =>
      pageOf(
        ['a', 'b'].map((id) => ({ id, text: `Ответ ${index + 1}${id}` })),
        page,
      ),
  });
  const repository = {
    id: '1',
    name: 'Паровоз',
    issues: ({ orderBy, ...page }: Page) => {
      const all = titles.map((_, index) => issueOf(index));
      return pageOf(orderBy?.direction === 'DESC' ? all.toReversed() : all, page);
    },
  };
  return {
    repositories: (page: Page) => pageOf([repository], page),
    repository: ({ id }: { readonly id: string }) => (id === '1' ? repository : null),
    issue: ({ id }: { readonly id: string }) =>
      titles[Number(id) - 1] === undefined ? null : issueOf(Number(id) - 1),
    createIssue: ({ input }: { readonly input: { readonly title: string } }) => ({
      issue: issueOf(titles.push(input.title) - 1),
    }),
  };
}

async function open(path: string) {
  const asked: SampleRequest[] = [];
  const admin = await renderAdmin({
    path,
    resources,
    link: createSchemaLink(schema, root(), asked),
  });
  return { ...admin, asked };
}

const crumbs = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href')]);
const toIssues = [
  ['Repositories', '/repositories'],
  ['Паровоз', '/repositories/1'],
  ['Issues', '/repositories/1/issues'],
];

describe('records that are listed in a record alone, as code generation writes them', () => {
  it('grow by cursor on a page of their own, and opened where their resource has pages', async () => {
    const { user, address, navigate, asked } = await open('/repositories/1');
    const issues = await section('Issues');
    expect(issues.getAllByRole('row')).toHaveLength(11);
    expect(await issues.findByText('30')).toBeDefined();
    expect(asked.map(({ operationName }) => operationName)).toHaveLength(3);
    await user.click(issues.getByRole('link', { name: 'Показать все' }));
    await waitFor(() => expect(rows()).toHaveLength(25));
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(firstCells()).toContain('Задача 30'));
    await waitFor(() => expect(address()).toBe('/repositories/1/issues?rows=30'));
    await user.click(screen.getByRole('link', { name: 'Задача 30' }));
    expect(address()).toBe('/issues/30');
    // The way back is the list where it was seen, with as many rows.
    await waitFor(() =>
      expect(crumbs()).toEqual([
        ...toIssues.slice(0, 2),
        ['Issues', '/repositories/1/issues?rows=30'],
      ]),
    );
    await navigate('/repositories/1/issues');
    await waitFor(() => expect(rows()).toHaveLength(25));
  });

  it('hold lists of their own, below the same way', async () => {
    const { user, address } = await open('/repositories/1');
    await user.click((await section('Issues')).getByRole('link', { name: 'Задача 5' }));
    const comments = await section('Comments');
    expect(await comments.findByText('Ответ 5b')).toBeDefined();
    // No field finds a comment.
    expect(comments.queryByRole('link')).toBeNull();
    await waitFor(() => expect(crumbs()).toEqual(toIssues));
    expect(address()).toBe('/issues/5');
  });

  it('have no way back where they were seen in no list', async () => {
    await open('/issues/5/comments');
    expect(await screen.findByText('Ответ 5b')).toBeDefined();
    await waitFor(() => expect(crumbs()).toEqual([['Задача 5', '/issues/5']]));
  });

  it('are made from the record that holds them, and stand in its list then', async () => {
    const { user, address, navigate } = await open('/repositories/1/issues');
    await user.click(await screen.findByRole('link', { name: 'Создать' }));
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Новая');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(address()).toBe('/issues/31'));
    await navigate('/repositories/1');
    expect(await (await section('Issues')).findByText('31')).toBeDefined();
  });
});
