import type { ListDescriptor } from '@admin/gql/resource';
import { gql } from '@apollo/client';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { chooseColumns, useColumns } from './use-columns.ts';

afterEach(() => localStorage.clear());

const list: ListDescriptor = {
  document: gql`
    query Rows {
      rows {
        id
      }
    }
  `,
  columns: ['title', 'pages', 'year'].map((name) => ({
    field: { name, kind: 'string', nullable: false },
    default: name !== 'year',
  })),
  paging: 'none',
  filters: [],
  sortable: [],
  multiSort: false,
  searchable: false,
  defaultSort: [],
  variables: () => ({}),
  records: () => [],
  page: () => ({ hasNextPage: false, hasPreviousPage: false }),
};

it('has of each list what was chosen for it, also where one follows another in its place', () => {
  chooseColumns({ name: 'books', chosen: ['pages'], layout: null }, '');
  const { result, rerender } = renderHook(({ name }) => useColumns(name, list), {
    initialProps: { name: 'books' },
  });
  const shown = () => result.current.shown.map(({ name }) => name);
  expect(shown()).toEqual(['pages']);
  rerender({ name: 'authors' });
  expect(shown()).toEqual(['title', 'pages']);
  act(() => chooseColumns({ name: 'authors', chosen: ['year', 'gone'], layout: null }, ''));
  expect(shown()).toEqual(['year']);
  rerender({ name: 'books' });
  expect(shown()).toEqual(['pages']);
});
