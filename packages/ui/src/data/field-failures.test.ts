import { describe, expect, it } from 'vitest';

import { listFailures, recordFailures } from './field-failures.ts';

const names = ['id', 'title', 'name', 'author', 'tags'];
const failing = (...paths: readonly (readonly (string | number)[])[]) => ({
  errors: paths.map((path) => ({ message: 'Нет.', path })),
});
/** Row and column of everything that is marked, of three rows. */
const marked = (failures: { has: (row: number, field: string) => boolean }) =>
  [0, 1, 2].flatMap((row) =>
    names.filter((name) => failures.has(row, name)).map((name) => `${row} ${name}`),
  );

describe('a value that failed in a list is marked in its row and column', () => {
  it.each([
    ['in a list', ['books', 1, 'title'], { books: [{}, {}, {}] }],
    ['in nodes', ['books', 'nodes', 1, 'title'], { books: { nodes: [{}, {}, {}] } }],
    [
      'in edges',
      ['books', 'edges', 1, 'node', 'title'],
      { books: { edges: [{ node: {} }, { node: {} }, { node: {} }] } },
    ],
    [
      'in an envelope',
      ['books', 'data', 1, 'attributes', 'title'],
      { books: { data: [{}, {}, {}] } },
    ],
    [
      'in an envelope in edges',
      ['shop', 'books', 'edges', 1, 'node', 'attributes', 'title'],
      { shop: { books: { edges: [{ node: {} }, { node: {} }, { node: {} }] } } },
    ],
    ['behind a row that is not there', ['books', 2, 'title'], { books: [{}, null, {}, {}] }],
    [
      'behind an edge without a node',
      ['books', 'edges', 3, 'node', 'title'],
      { books: { edges: [{ node: null }, null, { node: {} }, { node: {} }] } },
    ],
  ])('%s', (_, path, data) => {
    expect(marked(listFailures(failing(path), data, names))).toEqual(['1 title']);
  });

  it('once, at the outermost column of the way to it', () => {
    const data = { books: [{}, {}, {}] };
    expect(
      marked(
        listFailures(
          failing(['books', 0, 'author', 'name'], ['books', 2, 'tags', 4, 'name']),
          data,
          names,
        ),
      ),
    ).toEqual(['0 author', '2 tags']);
  });

  it('and every column of it where the envelope as a whole failed', () => {
    expect(
      marked(
        listFailures(
          failing(['books', 'data', 1, 'attributes']),
          { books: { data: [{}, {}, {}] } },
          names,
        ),
      ),
    ).toEqual(names.map((name) => `1 ${name}`));
  });

  it('wherever the error holds its entries', () => {
    const cause = failing(['books', 1, 'title']);
    expect(
      marked(listFailures(Object.assign(new Error('x'), { cause }), { books: [{}, {}] }, names)),
    ).toEqual(['1 title']);
    expect(
      marked(
        listFailures(
          Object.assign(new Error('x'), { errors: [], cause }),
          { books: [{}, {}] },
          names,
        ),
      ),
    ).toEqual([]);
  });

  it('or nowhere: a list that failed as a whole, an error without a way', () => {
    const whole = listFailures(failing(['books']), { books: [] }, names);
    expect([marked(whole), whole.isEmpty]).toEqual([[], false]);
    const silent = listFailures({ errors: [{ message: 'Нет.' }] }, { books: [{}] }, names);
    expect([marked(silent), silent.isEmpty]).toEqual([[], true]);
    expect(listFailures(undefined, { books: [{}] }, names).isEmpty).toBe(true);
  });
});

it('a value that failed in a record is marked in its field', () => {
  const fields = (...path: readonly (string | number)[]) =>
    names.filter((name) => recordFailures(failing(path), names).has(0, name));
  expect(fields('book', 'title')).toEqual(['title']);
  expect(fields('shop', 'book', 'author', 'name')).toEqual(['author']);
  expect(fields('book', 'tags', 2, 'name')).toEqual(['tags']);
  expect(fields('book', 'data', 'attributes', 'title')).toEqual(['title']);
  // The field of the query is no field of the record.
  expect(fields('author', 'title')).toEqual(['title']);
});
