import { screen, waitFor } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { firstCells } from '../rows.ts';
import { resources } from './content.graphql/generated/resources.ts';
import sdl from './content.graphql?raw';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/resources/with-scoping.ts'),
  import('../../src/features/record-actions.ts'),
  preloadInputs(),
]);

interface Asked {
  readonly id: string;
  readonly status: 'DRAFT' | 'PUBLISHED';
  readonly data: { readonly title?: string; readonly subtitle?: string };
}

/** Each article has a draft; to write it as published publishes the draft with what was changed. */
function content() {
  const draft = new Map([
    ['1', { id: '1', title: 'Мосты', subtitle: 'черновик' }],
    ['2', { id: '2', title: 'Сады', subtitle: 'черновик' }],
  ]);
  const published = new Map([['1', { id: '1', title: 'Мосты', subtitle: 'в печати' }]]);
  const stateOf = ({ status }: Pick<Asked, 'status'>) => (status === 'DRAFT' ? draft : published);
  const root = {
    article: (asked: Asked) => stateOf(asked).get(asked.id) ?? null,
    articles: (asked: Asked) => [...stateOf(asked).values()],
    articlesCount: (asked: Asked) => stateOf(asked).size,
    updateArticle: ({ id, data, status }: Asked) => {
      const before = draft.get(id);
      if (!before) return null;
      const written = { ...before, ...data };
      draft.set(id, written);
      if (status === 'PUBLISHED') published.set(id, written);
      return written;
    },
  };
  return { root, draft, published };
}

async function open(path: string) {
  const server = content();
  const asked: SampleRequest[] = [];
  const link = createSchemaLink(buildSchema(sdl), server.root, asked);
  const admin = await renderAdmin({ path, resources, link });
  const sent = (name: string) =>
    asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
  return { ...admin, ...server, sent };
}

const status = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^(Статус|Status)/ });

describe('a dimension', () => {
  it('is chosen in the list, kept in the address, and sent with its rows', async () => {
    const { user, address, sent } = await open('/articles');
    await waitFor(() => expect(firstCells()).toEqual(['Мосты']));
    expect(sent('ArticleList')[0]).toMatchObject({ status: 'PUBLISHED' });
    expect((await status()).value).toBe('PUBLISHED');
    await user.selectOptions(await status(), 'DRAFT');
    await waitFor(() => expect(firstCells()).toEqual(['Мосты', 'Сады']));
    expect(address()).toBe('/~status=DRAFT/articles');
    await user.selectOptions(await status(), 'PUBLISHED');
    await waitFor(() => expect(address()).toBe('/articles'));
    await waitFor(() => expect(firstCells()).toEqual(['Мосты']));
  });

  it('that the address does not name is the default, whatever was looked at before', async () => {
    const { navigate } = await open('/~status=DRAFT/articles');
    await waitFor(() => expect(firstCells()).toEqual(['Мосты', 'Сады']));
    await navigate('/articles');
    await waitFor(() => expect(firstCells()).toEqual(['Мосты']));
  });

  it('of which nothing says what it can be is typed', async () => {
    const { user, address, sent } = await open('/articles');
    const field = await screen.findByRole('textbox', { name: /^(Язык|Локаль|Locale)/ });
    await user.type(field, 'en{Enter}');
    await waitFor(() => expect(address()).toBe('/~locale=en/articles'));
    await waitFor(() =>
      expect(sent('ArticleList').at(-1)).toMatchObject({ locale: 'en', status: 'PUBLISHED' }),
    );
  });

  it('that nobody can have is that of the schema', async () => {
    const { sent } = await open('/~status=ELSE/articles');
    await waitFor(() => expect(firstCells()).toEqual(['Мосты']));
    expect(sent('ArticleList')).toMatchObject([{ status: 'PUBLISHED' }]);
  });
});

describe('a draft', () => {
  it('is shown as it is, though the published record has the same key', async () => {
    const { user } = await open('/articles/1');
    await screen.findByText('в печати');
    await user.selectOptions(await status(), 'DRAFT');
    await screen.findByText('черновик');
    expect(screen.queryByText('в печати')).toBeNull();
    await user.selectOptions(await status(), 'PUBLISHED');
    await screen.findByText('в печати');
    expect(screen.queryByText('черновик')).toBeNull();
  });

  it('stays one when it is saved', async () => {
    const { user, address, sent, draft, published } = await open('/~status=DRAFT/articles/2/edit');
    const title = await screen.findByRole('textbox', { name: /^(Заголовок|Title)/ });
    await user.clear(title);
    await user.type(title, 'Рынки');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(address()).toBe('/~status=DRAFT/articles/2'));
    expect(sent('ArticleUpdate')).toEqual([{ id: '2', data: { title: 'Рынки' }, status: 'DRAFT' }]);
    expect(draft.get('2')?.title).toBe('Рынки');
    expect(published.has('2')).toBe(false);
  });

  it('is published by its button, with nothing else changed', async () => {
    const { user, sent, draft, published } = await open('/~status=DRAFT/articles/2');
    await user.click(await screen.findByRole('button', { name: 'Опубликовать' }));
    await screen.findByText('Запись «Сады» опубликована');
    expect(sent('ArticleUpdate')).toEqual([{ id: '2', data: {}, status: 'PUBLISHED' }]);
    expect(published.get('2')).toEqual(draft.get('2'));
    await user.selectOptions(await status(), 'PUBLISHED');
    await screen.findByRole('heading', { level: 1, name: 'Сады' });
    expect(screen.queryByRole('button', { name: 'Опубликовать' })).toBeNull();
  });
});
