import type {
  ColumnDescriptor,
  CountDescriptor,
  CreateDescriptor,
  FieldDescriptor,
  FilterDescriptor,
  InputDescriptor,
  ListDescriptor,
  ListRequest,
  PickerDescriptor,
  RemoveDescriptor,
  ResourceDescriptor,
  ResourceRecord,
  ResourceSummary,
  ShowDescriptor,
  UpdateDescriptor,
} from '@admin/gql';
import { gql, type TypedDocumentNode } from '@apollo/client';

type Variables = Record<string, unknown>;

const isRecord = (value: unknown): value is ResourceRecord => typeof value === 'object' && value !== null;
const nameOf = (record: ResourceRecord) => String(record['name']);

const statuses = [
  { value: 'DRAFT', description: 'Черновик' },
  { value: 'PUBLISHED', description: 'Издана' },
  { value: 'WITHDRAWN', description: 'Изъята' },
];
const authorReference = { resource: 'authors', key: ['id'], label: nameOf };

const bookFields = [
  { name: 'id', kind: 'id', nullable: false, description: 'Номер' },
  { name: 'title', kind: 'string', nullable: false, description: 'Название' },
  { name: 'author', kind: 'reference', nullable: false, description: 'Автор', reference: authorReference },
  { name: 'status', kind: 'enum', nullable: false, description: 'Состояние', values: statuses },
  { name: 'price', kind: 'decimal', nullable: true, description: 'Цена' },
  { name: 'pages', kind: 'integer', nullable: true, description: 'Страниц' },
  { name: 'publishedOn', kind: 'date', nullable: true, description: 'Дата издания' },
  { name: 'available', kind: 'boolean', nullable: true, description: 'В продаже' },
  { name: 'annotation', kind: 'text', nullable: true, description: 'Аннотация' },
  { name: 'tags', kind: 'string', list: true, nullable: true, description: 'Метки' },
  { name: 'createdAt', kind: 'instant', nullable: true, description: 'Добавлена' },
] as const satisfies readonly FieldDescriptor[];

const bookFilters: readonly FilterDescriptor[] = [
  { name: 'title', kind: 'string', description: 'Название', operators: ['contains'] },
  { name: 'status', kind: 'enum', description: 'Состояние', operators: ['in'], values: statuses },
  { name: 'authorId', field: 'author', kind: 'reference', description: 'Автор', operators: ['eq'], reference: { resource: 'authors' } },
  { name: 'price', kind: 'decimal', description: 'Цена', operators: ['gte', 'lte', 'isNull'] },
  { name: 'publishedOn', kind: 'date', description: 'Дата издания', operators: ['gte'] },
  { name: 'available', kind: 'boolean', description: 'В продаже', operators: ['eq'] },
];

const filterKeys = { contains: 'contains', in: 'in', eq: 'eq', gte: 'gte', lte: 'lte', isNull: 'null' } as const;

function bookFilter(request: ListRequest): Variables {
  return Object.fromEntries(
    request.filters.map(({ field, operator, value }) => [`${field}_${Object.entries(filterKeys).find(([key]) => key === operator)?.[1]}`, value]),
  );
}

const bookDocument = (fields: string) => `id title author { id name } ${fields}`;
const optional = ['status', 'price', 'pages', 'publishedOn', 'available', 'tags', 'createdAt'] as const;

const listDocument: TypedDocumentNode<{ books: readonly ResourceRecord[] }, Variables> = gql`
  query BookList($limit: Int!, $offset: Int!, $order: String, $filter: BookFilter, $search: String, ${optional.map((name) => `$${name}: Boolean!`).join(', ')}) {
    books(limit: $limit, offset: $offset, order: $order, filter: $filter, search: $search) {
      ${bookDocument(optional.map((name) => `${name} @include(if: $${name})`).join('\n'))}
    }
  }
`;
const countDocument: TypedDocumentNode<{ booksCount: number }, Variables> = gql`
  query BookCount($filter: BookFilter, $search: String) { booksCount(filter: $filter, search: $search) }
`;
const full = bookDocument('status price pages publishedOn available annotation tags createdAt');
const showDocument: TypedDocumentNode<{ book: ResourceRecord | null }, Variables> = gql`query BookShow($id: ID!) { book(id: $id) { ${full} } }`;
interface BookPayload {
  readonly book: ResourceRecord | null;
  readonly errors: readonly { readonly message: string; readonly field: string | null; readonly code: string | null }[];
}
const createDocument: TypedDocumentNode<{ createBook: BookPayload }, Variables> = gql`
  mutation BookCreate($input: BookInput!) { createBook(input: $input) { book { ${full} } errors { message field code } } }
`;
const updateDocument: TypedDocumentNode<{ updateBook: BookPayload }, Variables> = gql`
  mutation BookUpdate($id: ID!, $patch: BookInput!) { updateBook(id: $id, patch: $patch) { book { ${full} } errors { message field code } } }
`;
const removeDocument: TypedDocumentNode<{ deleteBook: BookPayload }, Variables> = gql`
  mutation BookDelete($id: ID!) { deleteBook(id: $id) { book { id } errors { message field code } } }
`;

const writeResult = ({ book, errors }: BookPayload) => ({
  record: book,
  errors: errors.map(({ message, field, code }) => ({ message, input: field ?? undefined, code: code ?? undefined })),
});

const bookInputs: readonly InputDescriptor[] = [
  ...bookFields.flatMap((field): InputDescriptor[] => {
    if (field.name === 'id' || field.name === 'createdAt' || field.name === 'author') return [];
    return [{ ...field, required: !field.nullable, value: (record) => record[field.name] }];
  }),
  {
    name: 'authorId', field: 'author', kind: 'reference', required: true, nullable: false, description: 'Автор',
    reference: { resource: 'authors', keyField: 'id' },
    value: (record) => (isRecord(record['author']) ? record['author']['id'] : undefined),
    referenced: (record) => (isRecord(record['author']) ? record['author'] : null),
  },
];

const bookListOperation: ListDescriptor<{ books: readonly ResourceRecord[] }, Variables> = {
  document: listDocument,
  columns: bookFields
    .filter(({ name }) => name !== 'id' && name !== 'annotation')
    .map((field): ColumnDescriptor => ({ field, default: field.name !== 'tags' && field.name !== 'createdAt' })),
  paging: 'offset',
  sortable: ['title', 'price', 'pages', 'publishedOn'],
  multiSort: false,
  defaultSort: [{ field: 'id', descending: false }],
  filters: bookFilters,
  searchable: true,
  variables: (request) => ({
    limit: request.pageSize,
    offset: request.page * request.pageSize,
    order: request.sort.map(({ field, descending }) => `${descending ? '-' : ''}${field}`)[0],
    filter: bookFilter(request),
    search: request.search,
    ...Object.fromEntries(optional.map((name) => [name, request.columns.includes(name)])),
  }),
  records: (data) => data.books,
  page: (data, { page, pageSize }) => ({
    hasNextPage: data.books.length === pageSize,
    hasPreviousPage: page > 0,
  }),
};

const bookCountOperation: CountDescriptor<{ booksCount: number }, Variables> = {
  document: countDocument,
  variables: (request) => ({ filter: bookFilter(request), search: request.search }),
  total: (data) => ({ count: data.booksCount, exact: true }),
};

const bookShowOperation: ShowDescriptor<{ book: ResourceRecord | null }, Variables> = {
  document: showDocument,
  variables: ({ id }) => ({ id }),
  record: (data) => data.book,
};

const bookCreateOperation: CreateDescriptor<{ createBook: BookPayload }, Variables> = {
  document: createDocument,
  inputs: bookInputs,
  variables: (values) => ({ input: values }),
  result: (data) => writeResult(data.createBook),
};

const bookUpdateOperation: UpdateDescriptor<{ updateBook: BookPayload }, Variables> = {
  document: updateDocument,
  // A patch may leave anything out.
  inputs: bookInputs.map((input) => ({ ...input, required: false })),
  variables: ({ id }, changes) => ({ id, patch: changes }),
  result: (data) => writeResult(data.updateBook),
};

const bookRemoveOperation: RemoveDescriptor<{ deleteBook: BookPayload }, Variables> = {
  document: removeDocument,
  variables: ({ id }) => ({ id }),
  result: (data) => writeResult(data.deleteBook),
};

const books: ResourceDescriptor = {
  name: 'books',
  type: 'Book',
  key: ['id'],
  label: (record) => String(record['title']),
  fields: bookFields,
  list: bookListOperation,
  count: bookCountOperation,
  show: bookShowOperation,
  create: bookCreateOperation,
  update: bookUpdateOperation,
  remove: bookRemoveOperation,
  related: [],
  cache: {
    rootFieldsByType: { Book: ['book', 'books', 'booksCount'], Author: ['book', 'books'] },
    typesByMutation: { createBook: ['Book'], deleteBook: ['Book'], updateBook: ['Book'] },
  },
};

interface AuthorPage {
  readonly authors: { readonly records: readonly ResourceRecord[]; readonly end: string | null; readonly more: boolean };
}
const authorList: TypedDocumentNode<AuthorPage, Variables> = gql`
  query AuthorList($first: Int!, $after: String, $search: String, $country: Boolean!) {
    authors(first: $first, after: $after, search: $search) { records { id name country @include(if: $country) } end more }
  }
`;
const authorPicker: TypedDocumentNode<AuthorPage, Variables> = gql`
  query AuthorPicker($first: Int!, $after: String, $search: String) {
    authors(first: $first, after: $after, search: $search) { records { id name } end more }
  }
`;
const authorShow: TypedDocumentNode<{ author: ResourceRecord | null }, Variables> = gql`
  query AuthorShow($id: ID!) { author(id: $id) { id name country } }
`;
const authorFields: readonly FieldDescriptor[] = [
  { name: 'id', kind: 'id', nullable: false, description: 'Номер' },
  { name: 'name', kind: 'string', nullable: false, description: 'Имя' },
  { name: 'country', kind: 'string', nullable: true, description: 'Страна' },
];

const authorListOperation: ListDescriptor<AuthorPage, Variables> = {
  document: authorList,
  columns: authorFields.slice(1).map((field) => ({ field, default: true })),
  paging: 'cursor',
  sortable: [],
  multiSort: false,
  defaultSort: [],
  filters: [],
  searchable: true,
  variables: ({ pageSize, after, search, columns }) => ({ first: pageSize, after, search, country: columns.includes('country') }),
  records: (data) => data.authors.records,
  page: (data, { page }) => {
    const { end, more } = data.authors;
    return { hasNextPage: more, hasPreviousPage: page > 0, endCursor: end };
  },
};

const authorShowOperation: ShowDescriptor<{ author: ResourceRecord | null }, Variables> = {
  document: authorShow,
  variables: ({ id = '' }) => {
    if (!/^\d+$/.test(id)) throw new RangeError(`Not a number: ${id}`);
    return { id };
  },
  record: (data) => data.author,
};

const authorPickerOperation: PickerDescriptor<AuthorPage, Variables> = {
  document: authorPicker,
  searchable: true,
  variables: ({ pageSize, after, search }) => ({ first: pageSize, after, search }),
  records: (data) => data.authors.records,
  page: (data, { page }) => {
    const { end, more } = data.authors;
    return { hasNextPage: more, hasPreviousPage: page > 0, endCursor: end };
  },
};

/** Paged by cursor, without a total. */
const authors: ResourceDescriptor = {
  name: 'authors',
  type: 'Author',
  key: ['id'],
  label: nameOf,
  fields: authorFields,
  list: authorListOperation,
  show: authorShowOperation,
  picker: authorPickerOperation,
  related: [{ name: 'books', resource: 'books', on: [{ filter: 'authorId', key: 'id' }] }],
  cache: { rootFieldsByType: { Author: ['author', 'authors'] } },
};

const specimenFields: readonly FieldDescriptor[] = [
  { name: 'id', kind: 'id', nullable: false },
  { name: 'string', kind: 'string', nullable: true },
  { name: 'text', kind: 'text', nullable: true },
  { name: 'url', kind: 'url', nullable: true },
  { name: 'email', kind: 'email', nullable: true },
  { name: 'uuid', kind: 'uuid', nullable: true },
  { name: 'integer', kind: 'integer', nullable: true },
  { name: 'bigint', kind: 'bigint', nullable: true },
  { name: 'decimal', kind: 'decimal', nullable: true },
  { name: 'float', kind: 'float', nullable: true },
  { name: 'boolean', kind: 'boolean', nullable: true },
  { name: 'enum', kind: 'enum', nullable: true, values: statuses },
  { name: 'date', kind: 'date', nullable: true },
  { name: 'time', kind: 'time', nullable: true },
  { name: 'instant', kind: 'instant', nullable: true },
  { name: 'localDateTime', kind: 'localDateTime', nullable: true },
  { name: 'interval', kind: 'interval', nullable: true },
  { name: 'range', kind: 'range', of: 'date', nullable: true },
  { name: 'json', kind: 'json', nullable: true },
  { name: 'binary', kind: 'binary', encoding: 'base64', nullable: true },
  { name: 'list', kind: 'string', list: true, nullable: true },
  { name: 'empty', kind: 'string', nullable: true },
  { name: 'author', kind: 'reference', nullable: true, reference: authorReference },
  { name: 'nested', kind: 'object', nullable: true, fields: [{ name: 'city', kind: 'string', nullable: true }, { name: 'house', kind: 'integer', nullable: true }] },
];
const specimen = specimenFields.map(({ name }) => (name === 'author' ? 'author { id name }' : name === 'nested' ? 'nested { city house }' : name)).join(' ');
const specimenList: TypedDocumentNode<{ specimens: readonly ResourceRecord[] }, Variables> = gql`query SpecimenList { specimens { ${specimen} } }`;
const specimenShow: TypedDocumentNode<{ specimen: ResourceRecord | null }, Variables> = gql`query SpecimenShow($id: ID!) { specimen(id: $id) { ${specimen} } }`;

const specimenListOperation: ListDescriptor<{ specimens: readonly ResourceRecord[] }, Variables> = {
  document: specimenList,
  columns: specimenFields.map((field) => ({ field, default: true })),
  paging: 'none',
  sortable: [],
  multiSort: false,
  defaultSort: [],
  filters: [],
  searchable: false,
  variables: () => ({}),
  records: (data) => data.specimens,
  page: () => ({ hasNextPage: false, hasPreviousPage: false }),
};

const specimenShowOperation: ShowDescriptor<{ specimen: ResourceRecord | null }, Variables> = {
  document: specimenShow,
  variables: ({ id }) => ({ id }),
  record: (data) => data.specimen,
};

/** Read only; a field of every kind. */
const specimens: ResourceDescriptor = {
  name: 'specimens',
  type: 'Specimen',
  key: ['id'],
  label: (record) => String(record['string']),
  fields: specimenFields,
  list: specimenListOperation,
  show: specimenShowOperation,
  related: [],
};

export const sampleResources: readonly ResourceSummary[] = [
  { name: 'authors', type: 'Author', description: 'Авторы', capabilities: ['list', 'show'], load: async () => authors },
  { name: 'books', type: 'Book', description: 'Книги', capabilities: ['list', 'show', 'create', 'update', 'remove'], load: async () => books },
  { name: 'specimens', type: 'Specimen', description: 'Образцы', capabilities: ['list', 'show'], load: async () => specimens },
];

/** For tests that need the descriptor itself. */
export const sampleDescriptors = { authors, books, specimens };
