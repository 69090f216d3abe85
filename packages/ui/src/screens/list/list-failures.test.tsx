import { act, screen, waitFor, within } from '@testing-library/react';
import { ApolloLink, gql, Observable } from '@apollo/client';
import type { ListDescriptor, ResourceRecord } from '@admin/gql/resource';
import { describe, expect, it } from 'vitest';

import { rows, textOf, valueCells } from '../../../test/rows.ts';
import {
  createSampleData,
  renderAdmin,
  sampleDescriptors,
  sampleResources,
} from '../../testing/index.ts';

// Loaded here, so that no test has to wait for its code.
await import('../../fields/failed-mark.tsx');

describe('failures', () => {
  const failing = (times: number) => {
    let left = times;
    return new ApolloLink((operation, forward) => {
      if (left === 0) return forward(operation);
      left -= 1;
      return new Observable((observer) =>
        observer.error(Object.assign(new Error('Failed to fetch'), { code: 'NETWORK' })),
      );
    });
  };

  it('says what failed, and tries again when asked', async () => {
    const { user } = await renderAdmin({ path: '/books', link: failing(1) });
    expect(
      within(await screen.findByRole('alert')).getByText('Нет связи с сервером'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('1–25 из 60')).toBeDefined();
  });

  it('says that a list failed as a whole, and does not call it empty, nor while it is asked for again', async () => {
    const answers: (() => void)[] = [];
    const held = new ApolloLink((operation, forward) => {
      if (operation.operationName !== 'BookList') return forward(operation);
      return new Observable(
        (observer) =>
          void answers.push(() => {
            observer.next({
              data: { books: null },
              errors: [{ message: 'Нет.', path: ['books'] }],
            });
            observer.complete();
          }),
      );
    });
    const shown = () => ({
      isLoading: screen.queryByRole('status', { name: 'Загрузка…' }) !== null,
      alerts: screen.queryAllByRole('alert').length,
    });
    const { user } = await renderAdmin({ path: '/books', link: held });
    for (const asked of [0, 1]) {
      await waitFor(() => expect(answers).toHaveLength(asked + 1));
      expect(shown()).toEqual({ isLoading: true, alerts: 0 });
      act(() => answers[asked]?.());
      expect(await screen.findByText('Ответ сервера: Нет.')).toBeDefined();
      expect(shown()).toEqual({ isLoading: false, alerts: 1 });
      await user.click(screen.getByRole('button', { name: 'Повторить' }));
    }
  });

  it('keeps the rows when they cannot be refreshed', async () => {
    let isDown = false;
    const unsteady = new ApolloLink((operation, forward) =>
      isDown
        ? new Observable((observer) =>
            observer.error(Object.assign(new Error('Failed to fetch'), { code: 'NETWORK' })),
          )
        : forward(operation),
    );
    const { user } = await renderAdmin({
      path: '/books',
      data: createSampleData(5),
      link: unsteady,
    });
    await waitFor(() => expect(rows()).toHaveLength(5));
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(await screen.findByText('Нет связи с сервером')).toBeDefined();
    expect(rows()).toHaveLength(5);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('marks a value that the server failed on, and shows the rest', async () => {
    /** Result of a server that fails to return a value: `null` in its place, and an error. */
    const withoutPrice = (result: ApolloLink.Result): ApolloLink.Result => {
      const books: readonly ResourceRecord[] = ('data' in result && result.data?.['books']) || [];
      const data = {
        ...('data' in result && result.data),
        books: books.map((book, row) => (row === 1 ? { ...book, price: null } : book)),
      };
      return { data, errors: [{ message: 'нет цены', path: ['books', 1, 'price'] }] };
    };
    const partial = new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        (source) =>
          new Observable((observer) =>
            source.subscribe({
              next: (result) =>
                observer.next(
                  operation.operationName === 'BookList' ? withoutPrice(result) : result,
                ),
              error: (error) => observer.error(error),
              complete: () => observer.complete(),
            }),
          ),
      ),
    );
    await renderAdmin({ path: '/books', link: partial });
    await waitFor(() => expect(rows()).toHaveLength(25));
    const mark = await within(rows()[1]!).findByText('не загружено');
    const reason = 'Сервер не вернул это значение. Ответ сервера: нет цены';
    expect(mark).toHaveAttribute('title', reason);
    expect(mark).toHaveTextContent(reason);
    expect(within(rows()[0]!).queryByText('не загружено')).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toContain('Часть значений не загружена');
  });

  it.each([
    ['of an edge', (row: number) => ['books', 'edges', row, 'node', 'title']],
    ['in an envelope', (row: number) => ['books', 'edges', row, 'node', 'attributes', 'price']],
  ])(
    'marks a value %s in its row and column alone, where rows before it are missing',
    async (_, path) => {
      const { list } = sampleDescriptors.books;
      if (!list) throw new Error('The sample library lists its books.');
      interface Edges {
        readonly books: {
          readonly edges: readonly {
            readonly node: {
              readonly id: number;
              readonly title: string | null;
              readonly attributes: { readonly price: string | null };
            } | null;
          }[];
        };
      }
      const edges: ListDescriptor<Edges> = {
        ...list,
        document: gql`
          query BookEdges {
            books {
              edges {
                node {
                  id
                  title
                  attributes {
                    price
                  }
                }
              }
            }
          }
        `,
        columns: list.columns.filter(
          ({ field }) => field.name === 'title' || field.name === 'price',
        ),
        records: ({ books }) =>
          books.edges.flatMap(({ node }) => (node ? [{ ...node, ...node.attributes }] : [])),
        page: () => ({ hasNextPage: false, hasPreviousPage: false }),
      };
      const resources = sampleResources.map((summary) =>
        summary.name === 'books'
          ? { ...summary, load: async () => ({ ...sampleDescriptors.books, list: edges }) }
          : summary,
      );
      const failed = path(3);
      const node = (id: number) => ({
        __typename: 'Book',
        id,
        title: id === 3 && failed.includes('title') ? null : `Книга ${id}`,
        attributes: {
          __typename: 'BookAttributes',
          price: id === 3 && failed.includes('price') ? null : '10.00',
        },
      });
      const answer = {
        data: {
          books: {
            __typename: 'Books',
            edges: [node(0), null, node(2), node(3)].map((each) => ({
              __typename: 'BookEdge',
              node: each,
            })),
          },
        },
        errors: [failed, ['books', 'edges', 1, 'node']].map((each) => ({
          message: 'Нет.',
          path: each,
        })),
      };
      const link = new ApolloLink((operation, forward) => {
        if (operation.operationName !== 'BookEdges') return forward(operation);
        return new Observable((observer) => {
          observer.next(answer);
          observer.complete();
        });
      });
      await renderAdmin({ path: '/books', resources, link });
      await waitFor(() => expect(rows()).toHaveLength(3));
      const marks = rows().map((row) =>
        valueCells(row).map((cell) => textOf(cell).startsWith('не загружено')),
      );
      expect(marks).toEqual([
        [false, false],
        [false, false],
        failed.includes('title') ? [true, false] : [false, true],
      ]);
    },
  );
});
