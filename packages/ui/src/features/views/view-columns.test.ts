import { beforeEach, expect, it } from 'vitest';

import { chooseColumns, storedChoice } from '../../table/use-columns.ts';
import { showColumnsOf, showOwnColumns } from './view-columns.ts';

const application = '.shop';
const choice = (name = 'books') => {
  const { chosen, layout } = storedChoice(name, application);
  return { chosen, layout };
};
const view = (columns: readonly string[] | null, query = 'status.in=DRAFT') => ({
  query,
  columns,
  layout: null,
});

beforeEach(() => localStorage.clear());

it('leaves columns alone that no view has taken the place of', () => {
  chooseColumns({ name: 'books', chosen: ['title'], layout: { grows: true } }, application);
  showOwnColumns('books', application);
  expect(choice()).toEqual({ chosen: ['title'], layout: { grows: true } });
});

it('gives the user’s own columns back after several views, and once', () => {
  chooseColumns(
    { name: 'books', chosen: ['title', 'pages'], layout: { widths: { title: 90 } } },
    application,
  );
  showColumnsOf('books', view(['price']), application);
  showColumnsOf('books', view(['author']), application);
  expect(choice()).toEqual({ chosen: ['author'], layout: null });
  showOwnColumns('books', application);
  expect(choice()).toEqual({ chosen: ['title', 'pages'], layout: { widths: { title: 90 } } });
  chooseColumns({ name: 'books', chosen: ['price'], layout: null }, application);
  showOwnColumns('books', application);
  expect(choice()).toEqual({ chosen: ['price'], layout: null });
});

it('goes back to the default columns of a user who has chosen none', () => {
  showColumnsOf('books', view(['price']), application);
  showOwnColumns('books', application);
  expect(choice()).toEqual({ chosen: null, layout: null });
});

it.each([
  ['view=drafts&q=1', 'books?drafts'],
  ['view=&q=1', 'books'],
  ['view=~tree', 'books'],
])('remembers the columns of %s under %s', (query, name) => {
  showColumnsOf('books', view(['price'], query), application);
  expect(choice(name).chosen).toEqual(['price']);
  expect(choice('books').chosen).toEqual(name === 'books' ? ['price'] : null);
});

it('forgets what another version has stored of them otherwise', () => {
  localStorage.setItem(
    `admin.ownColumns.books${application}`,
    '{"chosen":"title","layout":{"grows":1}}',
  );
  chooseColumns({ name: 'books', chosen: ['price'], layout: null }, application);
  showOwnColumns('books', application);
  expect(choice()).toEqual({ chosen: null, layout: null });
});
