import type {
  FieldDescriptor,
  KeyedResource,
  ListDescriptor,
  NestedListModule,
  NestedListSummary,
  ResourceRecord,
  ResourceSummary,
} from '@admin/gql/resource';
import { gql } from '@apollo/client';
import { buildSchema } from 'graphql';

/**
 * A server where issues are found in their repository alone, comments in their issue; people have a
 * list of their own.
 */
export const schema = buildSchema(`
  type Query {
    repositories: [Repository!]!
    repository(id: ID!): Repository
    person(login: String!): Person
  }
  type Repository {
    id: ID!
    name: String!
    issues(skip: Int!, take: Int!, order: String, search: String): [Issue!]!
    issueCount(search: String): Int!
    issue(number: Int!): Issue
    watchers: [Person!]!
    edit: [Person!]!
  }
  type Issue { number: Int!, title: String!, repository: Repository!, comments: [Comment!]!, comment(id: ID!): Comment }
  type Comment { id: ID!, text: String! }
  type Person { login: String!, name: String! }
`);

interface Page {
  readonly skip: number;
  readonly take: number;
  readonly order?: string;
  readonly search?: string;
}

/** Two repositories, the first with thirty issues, each with two comments. */
export function root() {
  const people = [
    { login: 'anna', name: 'Анна Ким' },
    { login: 'ivan', name: 'Иван Лось' },
  ];
  const comments = (number: number) =>
    ['a', 'b'].map((id) => ({ id, text: `Ответ ${number}${id}` }));
  const repositories = [
    { id: '1', name: 'Паровоз', count: 30 },
    { id: '2', name: 'Вагон', count: 0 },
  ].map(({ count, ...own }) => {
    const all = (search?: string) =>
      Array.from({ length: count }, (_, index) => ({
        number: index + 1,
        title: `Задача ${index + 1}`,
        comments: comments(index + 1),
        comment: ({ id }: { readonly id: string }) =>
          comments(index + 1).find((each) => each.id === id) ?? null,
        repository: own,
      })).filter(({ title }) => title.includes(search ?? ''));
    return {
      ...own,
      issues: ({ skip, take, order, search }: Page) =>
        (order === 'DESC' ? all(search).toReversed() : all(search)).slice(skip, skip + take),
      issueCount: ({ search }: Pick<Page, 'search'>) => all(search).length,
      issue: ({ number }: { readonly number: number }) =>
        all().find((issue) => issue.number === number) ?? null,
      watchers: people,
      edit: people.slice(0, 1),
    };
  });
  return {
    repositories,
    repository: ({ id }: { readonly id: string }) =>
      repositories.find((each) => each.id === id) ?? null,
    person: ({ login }: { readonly login: string }) =>
      people.find((each) => each.login === login) ?? null,
  };
}

const id: FieldDescriptor = { name: 'id', kind: 'id', nullable: false };
const text = (name: string): FieldDescriptor => ({ name, kind: 'string', nullable: false });
const number: FieldDescriptor = { name: 'number', kind: 'integer', nullable: false };
const repository: FieldDescriptor = {
  name: 'repository',
  kind: 'reference',
  nullable: false,
  reference: { resource: 'repositories', key: ['id'], label: ({ name }) => String(name) },
};

type Rows = readonly ResourceRecord[];
interface Answer {
  readonly repositories?: Rows;
  readonly person?: ResourceRecord | null;
  readonly repository?:
    | (ResourceRecord & {
        readonly issues: Rows;
        readonly issueCount: number;
        readonly issue:
          | (ResourceRecord & { readonly comments: Rows; readonly comment: ResourceRecord | null })
          | null;
        readonly people: Rows;
      })
    | null;
}

const whole = (
  document: ListDescriptor<Answer>['document'],
  columns: readonly FieldDescriptor[],
  records: (data: Answer) => Rows,
  owner: Readonly<Record<string, unknown>> = {},
): ListDescriptor<Answer> => ({
  document,
  columns: columns.map((field) => ({ field, default: true })),
  paging: 'none',
  sortable: [],
  multiSort: false,
  defaultSort: [],
  filters: [],
  searchable: false,
  variables: () => owner,
  records,
  page: () => ({ hasNextPage: false, hasPreviousPage: false }),
});

const positive = (value: string | undefined): number => {
  if (!/^\d+$/.test(value ?? '')) throw new RangeError(`Not a number: ${value}`);
  return Number(value);
};

const issueList = (repositoryId: string | undefined): ListDescriptor<Answer> => ({
  ...whole(
    gql`
      query IssuesOfRepository(
        $repositoryId: ID!
        $skip: Int!
        $take: Int!
        $order: String
        $search: String
      ) {
        repository(id: $repositoryId) {
          id
          issues(skip: $skip, take: $take, order: $order, search: $search) {
            number
            title
            repository {
              id
              name
            }
          }
        }
      }
    `,
    [text('title'), number, repository],
    () => [],
  ),
  paging: 'offset',
  sortable: ['number'],
  searchable: true,
  variables: ({ page, pageSize, sort, search }) => ({
    repositoryId,
    skip: page * pageSize,
    take: pageSize + 1,
    order: sort[0]?.descending ? 'DESC' : 'ASC',
    search,
  }),
  records: ({ repository }, { pageSize }) => (repository?.issues ?? []).slice(0, pageSize),
  page: ({ repository }, { page, pageSize }) => ({
    hasPreviousPage: page > 0,
    hasNextPage: (repository?.issues.length ?? 0) > pageSize,
  }),
});

const issues: NestedListModule = {
  of: ({ id: repositoryId }) => ({
    list: issueList(repositoryId),
    count: {
      document: gql`
        query IssueCountOfRepository($repositoryId: ID!, $search: String) {
          repository(id: $repositoryId) {
            id
            issueCount(search: $search)
          }
        }
      `,
      variables: ({ search }) => ({ repositoryId, search }),
      total: ({ repository }: Answer) => ({ count: repository?.issueCount ?? 0, exact: true }),
    },
    show: {
      document: gql`
        query IssueOfRepository($repositoryId: ID!, $number: Int!) {
          repository(id: $repositoryId) {
            id
            issue(number: $number) {
              number
              title
              repository {
                id
                name
              }
            }
          }
        }
      `,
      variables: ({ number }) => ({ repositoryId, number: positive(number) }),
      record: ({ repository }: Answer) => repository?.issue ?? null,
    },
  }),
  cache: { typePolicies: { Issue: { keyFields: false, merge: true } } },
};

const comments: NestedListModule = {
  of: ({ id: repositoryId, number }) => {
    const owner = { repositoryId, number: positive(number) };
    return {
      list: whole(
        gql`
          query CommentsOfIssue($repositoryId: ID!, $number: Int!) {
            repository(id: $repositoryId) {
              id
              issue(number: $number) {
                number
                comments {
                  id
                  text
                }
              }
            }
          }
        `,
        [id, text('text')],
        ({ repository }) => repository?.issue?.comments ?? [],
        owner,
      ),
      show: {
        document: gql`
          query CommentOfIssue($repositoryId: ID!, $number: Int!, $id: ID!) {
            repository(id: $repositoryId) {
              id
              issue(number: $number) {
                number
                comment(id: $id) {
                  id
                  text
                }
              }
            }
          }
        `,
        variables: (key) => ({ ...owner, id: key['id'] }),
        record: ({ repository }: Answer) => repository?.issue?.comment ?? null,
      },
    };
  },
};

const people = (field: string): NestedListModule => ({
  of: ({ id: repositoryId }) => ({
    list: whole(
      gql(
        `query PeopleOfRepository($repositoryId: ID!) { repository(id: $repositoryId) { id people: ${field} { login name } } }`,
      ),
      [text('name'), text('login')],
      ({ repository }) => repository?.people ?? [],
      { repositoryId },
    ),
  }),
});

const summary = (
  part: Omit<KeyedResource, 'related'>,
  capabilities: ResourceSummary['capabilities'],
): ResourceSummary => ({
  name: part.name,
  type: part.type,
  description: part.description,
  capabilities,
  load: async () => ({ related: [], ...part }),
});

/** Lists of a repository: two of them can be opened by names that mean something else in addresses. */
export const nestedOfRepository: readonly NestedListSummary[] = [
  { name: 'issues', resource: 'issues', load: async () => issues },
  {
    name: 'watchers',
    description: 'Наблюдатели',
    resource: 'people',
    load: async () => people('watchers'),
  },
  { name: 'edit', description: 'Редакторы', resource: 'people', load: async () => people('edit') },
];

/** As code generation writes them. `nested`: what a repository holds. */
export const resourcesWith = (
  nested: readonly NestedListSummary[],
  parts: { readonly issues?: Partial<KeyedResource> } = {},
): readonly ResourceSummary[] => [
  summary(
    {
      name: 'repositories',
      type: 'Repository',
      description: 'Репозитории',
      key: ['id'],
      label: ({ name }) => String(name),
      fields: [text('name'), text('issues')],
      nested,
      list: whole(
        gql`
          query RepositoryList {
            repositories {
              id
              name
            }
          }
        `,
        [text('name')],
        (data) => data.repositories ?? [],
      ),
      show: {
        document: gql`
          query RepositoryShow($id: ID!) {
            repository(id: $id) {
              id
              name
            }
          }
        `,
        variables: (key) => ({ id: key['id'] }),
        record: ({ repository }: Answer) => repository ?? null,
      },
    },
    ['list', 'show'],
  ),
  summary(
    {
      name: 'issues',
      type: 'Issue',
      description: 'Задачи',
      key: ['number'],
      label: ({ title }) => String(title),
      fields: [number, text('title'), repository],
      nested: [
        {
          name: 'comments',
          description: 'Ответы',
          resource: 'comments',
          load: async () => comments,
        },
      ],
      ...parts.issues,
    },
    parts.issues?.create ? ['create'] : [],
  ),
  summary(
    {
      name: 'comments',
      type: 'Comment',
      description: 'Ответы',
      key: ['id'],
      label: (record) => String(record['text']),
      fields: [id, text('text')],
    },
    [],
  ),
  summary(
    {
      name: 'people',
      type: 'Person',
      description: 'Люди',
      key: ['login'],
      label: ({ name }) => String(name),
      fields: [text('login'), text('name')],
      show: {
        document: gql`
          query PersonShow($login: String!) {
            person(login: $login) {
              login
              name
            }
          }
        `,
        variables: (key) => ({ login: key['login'] }),
        record: ({ person }: Answer) => person ?? null,
      },
      cache: { typePolicies: { Person: { keyFields: ['login'] } } },
    },
    ['show'],
  ),
];
