import type { ApolloLink } from '@apollo/client';
import { buildSchema } from 'graphql';

import sdl from './library.graphql?raw';
import { createSchemaLink, type SampleRequest } from './schema-link.ts';

const schema = buildSchema(sdl);

export interface SampleBook {
  readonly id: string;
  readonly title: string;
  readonly authorId: string;
  readonly status: string;
  readonly price: string | null;
  readonly pages: number | null;
  readonly publishedOn: string | null;
  readonly available: boolean | null;
  readonly annotation: string | null;
  readonly tags: readonly string[] | null;
  readonly createdAt: string | null;
}

export interface SampleData {
  books: SampleBook[];
  authors: { id: string; name: string; country: string | null }[];
  specimens: Record<string, unknown>[];
}

const authorNames = [
  'Анна Ахматова',
  'Иван Бунин',
  'Николай Гоголь',
  'Андрей Платонов',
  'Марина Цветаева',
];

/** `count` books by five authors; deterministic. Every tenth book has no price and no date. */
export function createSampleData(count = 60): SampleData {
  const statuses = ['PUBLISHED', 'DRAFT', 'WITHDRAWN'];
  return {
    authors: authorNames.map((name, index) => ({
      id: String(index + 1),
      name,
      country: index === 1 ? null : 'Россия',
    })),
    books: Array.from({ length: count }, (_, index) => ({
      id: String(index + 1),
      title: `Книга ${index + 1}`,
      authorId: String((index % authorNames.length) + 1),
      status: statuses[index % statuses.length] ?? 'DRAFT',
      price: index % 10 === 9 ? null : `${1000 + index}.50`,
      pages: 100 + index,
      publishedOn: index % 10 === 9 ? null : `2026-${String((index % 12) + 1).padStart(2, '0')}-05`,
      available: index % 3 === 0,
      annotation: null,
      tags: ['проза'],
      createdAt: '2026-11-21T11:30:00Z',
    })),
    specimens: [
      {
        id: '1',
        name: 'Строка',
        text: 'Первая строка\nВторая строка',
        url: 'https://example.org/',
        email: 'anna@example.org',
        uuid: '0d6e9d2c-6f0a-4a51-8a58-5b1e2f6a9d11',
        integer: 1234567,
        bigint: '9007199254740993',
        decimal: '1234567890123456.70',
        float: 0.1,
        boolean: true,
        enum: 'PUBLISHED',
        date: '2026-11-21',
        time: '14:30:00',
        instant: '2026-11-21T11:30:00Z',
        localDateTime: '2026-11-21T14:30:00',
        interval: { days: 2, hours: 3 },
        range: {
          start: { value: '2026-01-01', inclusive: true },
          end: { value: '2026-02-01', inclusive: false },
        },
        json: { key: ['value', 1] },
        binary: 'AAECAw==',
        list: ['один', 'два'],
        empty: null,
        author: { id: '1', name: 'Анна Ахматова' },
        nested: { city: 'Тверь', house: 7 },
      },
    ],
  };
}

interface Filter {
  readonly title_contains?: string | null;
  readonly status_in?: readonly string[] | null;
  readonly authorId_eq?: string | null;
  readonly price_gte?: string | null;
  readonly price_lte?: string | null;
  readonly publishedOn_gte?: string | null;
  readonly publishedOn_lt?: string | null;
  readonly available_eq?: boolean | null;
  readonly price_isNull?: boolean | null;
}

interface BookArguments {
  readonly limit: number;
  readonly offset: number;
  readonly sortField?: string | null;
  readonly sortOrder?: string | null;
  readonly filter?: Filter | null;
  readonly search?: string | null;
}

function matches(book: SampleBook, filter: Filter, search: string): boolean {
  const price = book.price === null ? null : Number(book.price);
  return (
    book.title.toLowerCase().includes(search.toLowerCase()) &&
    (filter.title_contains == null || book.title.includes(filter.title_contains)) &&
    (filter.status_in == null || filter.status_in.includes(book.status)) &&
    (filter.authorId_eq == null || book.authorId === filter.authorId_eq) &&
    (filter.price_gte == null || (price !== null && price >= Number(filter.price_gte))) &&
    (filter.price_lte == null || (price !== null && price <= Number(filter.price_lte))) &&
    (filter.publishedOn_gte == null ||
      (book.publishedOn !== null && book.publishedOn >= filter.publishedOn_gte)) &&
    (filter.publishedOn_lt == null ||
      (book.publishedOn !== null && book.publishedOn < filter.publishedOn_lt)) &&
    (filter.available_eq == null || book.available === filter.available_eq) &&
    (filter.price_isNull == null || (price === null) === filter.price_isNull)
  );
}

const sortKeys: Readonly<Record<string, (book: SampleBook) => string | number | null>> = {
  TITLE: ({ title }) => title,
  PRICE: ({ price }) => price,
  PAGES: ({ pages }) => pages,
  PUBLISHED_ON: ({ publishedOn }) => publishedOn,
};

function root(data: SampleData) {
  const withAuthor = (book: SampleBook) => ({
    ...book,
    author: data.authors.find(({ id }) => id === book.authorId),
  });
  const found = ({ filter, search }: Pick<BookArguments, 'filter' | 'search'>) =>
    data.books.filter((book) => matches(book, filter ?? {}, search ?? ''));
  const refusal = (input: Partial<SampleBook>) =>
    input.title === 'Занято'
      ? [{ message: 'Такое название уже есть', field: 'title', code: 'UNIQUE_VIOLATION' }]
      : [];
  return {
    books: ({ limit, offset, sortField, sortOrder, ...conditions }: BookArguments) => {
      const value = (book: SampleBook) => String(sortKeys[sortField ?? '']?.(book) ?? '');
      const sorted = sortField
        ? found(conditions).toSorted((a, b) =>
            value(a).localeCompare(value(b), 'ru', { numeric: true }),
          )
        : found(conditions);
      return (sortOrder === 'DESC' ? sorted.toReversed() : sorted)
        .slice(offset, offset + limit)
        .map(withAuthor);
    },
    booksCount: (conditions: Pick<BookArguments, 'filter' | 'search'>) => found(conditions).length,
    book: ({ id }: { id: string }) =>
      data.books.filter((book) => book.id === id).map(withAuthor)[0] ?? null,
    authors: ({
      first,
      after,
      search,
    }: {
      first: number;
      after?: string | null;
      search?: string | null;
    }) => {
      const all = data.authors.filter(({ name }) =>
        name.toLowerCase().includes((search ?? '').toLowerCase()),
      );
      const start = after == null ? 0 : all.findIndex(({ id }) => id === after) + 1;
      const records = all.slice(start, start + first);
      return {
        nodes: records,
        pageInfo: {
          endCursor: records.at(-1)?.id ?? null,
          hasNextPage: start + first < all.length,
        },
      };
    },
    author: ({ id }: { id: string }) => data.authors.find((author) => author.id === id) ?? null,
    specimens: () => data.specimens,
    specimen: ({ id }: { id: string }) =>
      data.specimens.find((specimen) => specimen['id'] === id) ?? null,
    createBook: ({ input }: { input: Partial<SampleBook> }) => {
      const errors = refusal(input);
      if (errors.length > 0) return { book: null, errors };
      const book: SampleBook = {
        id: String(data.books.length + 1),
        title: '',
        authorId: '1',
        status: 'DRAFT',
        price: null,
        pages: null,
        publishedOn: null,
        available: null,
        annotation: null,
        tags: null,
        createdAt: null,
        ...input,
      };
      data.books.push(book);
      return { book: withAuthor(book), errors: [] };
    },
    updateBook: ({ id, patch }: { id: string; patch: Partial<SampleBook> }) => {
      const errors = refusal(patch);
      const index = data.books.findIndex((book) => book.id === id);
      const before = data.books[index];
      if (errors.length > 0 || !before) return { book: null, errors };
      const book = { ...before, ...patch };
      data.books[index] = book;
      return { book: withAuthor(book), errors: [] };
    },
    deleteBook: ({ id }: { id: string }) => {
      const book = data.books.find((each) => each.id === id);
      data.books = data.books.filter((each) => each.id !== id);
      return { book: book ? withAuthor(book) : null, errors: [] };
    },
  };
}

/** Executes operations on `data`; mutations change it. */
export const createSampleLink = (data: SampleData, requests: SampleRequest[] = []): ApolloLink =>
  createSchemaLink(schema, root(data), requests);
