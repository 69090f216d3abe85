import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { ResourceDefinition } from '../src/define/resource-definition.ts';
import { renderAdmin } from '../src/testing/index.ts';
import { preloadInputs } from '../src/testing/preload-inputs.ts';
import { BooksCreate } from './ejected/books-create.tsx';
import { BooksEdit } from './ejected/books-edit.tsx';
import { BooksList } from './ejected/books-list.tsx';
import { BooksShow } from './ejected/books-show.tsx';

await preloadInputs();
afterEach(cleanup);

const books: ResourceDefinition = { resource: 'books', list: { screen: BooksList }, show: { screen: BooksShow }, form: { create: BooksCreate, edit: BooksEdit } };

const shown = async (path: string, text: string | RegExp, definitions?: { readonly books: ResourceDefinition }): Promise<string | null> => {
  const { container } = await renderAdmin({ path, ...(definitions && { definitions }) });
  await waitFor(() => expect(container.textContent?.replaceAll(/\s/g, ' ')).toMatch(text));
  await screen.findByRole('heading', { level: 1 });
  const all = container.textContent;
  cleanup();
  return all;
};

it.each([
  ['/books', /1–25 из 60/],
  ['/books/1', /Аннотация/],
  ['/books/new', /Сохранить/],
  ['/books/1/edit', /Сохранить/],
])('What is ejected of %s shows the same', async (path, text) => {
  expect(await shown(path, text, { books })).toBe(await shown(path, text));
});
