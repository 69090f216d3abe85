import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import type { Resource } from '../model.ts';
import { inferModel } from './index.ts';

const relay = `
  type Query { repositories(first: Int, after: String): RepositoryConnection! repository(id: ID!): Repository node(id: ID!): Node }
  interface Node { id: ID! }
  type Repository implements Node { id: ID! name: String! issues(first: Int, after: String, orderBy: IssueOrder, filterBy: IssueFilters): IssueConnection! topics: [Topic!]! watchers: WatcherConnection! @deprecated(reason: "Use \`fans\`.") }
  type Topic { name: String! }
  type Watcher { id: ID! }
  type WatcherConnection { nodes: [Watcher] pageInfo: PageInfo! }
  type Issue implements Node { id: ID! title: String! repository: Repository! comments(first: Int, after: String): CommentConnection! }
  type Comment implements Node { id: ID! body: String! }
  type RepositoryConnection { nodes: [Repository] pageInfo: PageInfo! totalCount: Int! }
  type IssueConnection { nodes: [Issue] pageInfo: PageInfo! totalCount: Int! }
  type CommentConnection { nodes: [Comment] pageInfo: PageInfo! }
  type PageInfo { endCursor: String hasNextPage: Boolean! }
  input IssueOrder { field: IssueOrderField! direction: Direction! }
  enum IssueOrderField { TITLE }
  enum Direction { ASC DESC }
  input IssueFilters { title: String }
`;

const offset = `
  type Query { shops(limit: Int, offset: Int): [Shop!]! shop(id: Int!): Shop products(limit: Int, offset: Int, where: ProductWhere): [Product!]! }
  type Shop { id: Int! name: String! products(limit: Int, offset: Int, where: ProductWhere): [Product!]! orders(limit: Int, offset: Int, where: OrderWhere): [Order!]! openingHours: [Hours!]! }
  type Hours { id: Int! day: String! }
  type Product { id: Int! name: String! shop: Shop! shopId: Int! }
  type Order { id: Int! number: String! lines(limit: Int, offset: Int): [Line!]! }
  type Line { id: Int! quantity: Int! }
  input ProductWhere { shopId: Int name: String }
  input OrderWhere { number: String }
`;

const resources = (sdl: string): Readonly<Record<string, Resource>> =>
  Object.fromEntries(
    inferModel(buildSchema(sdl)).resources.map((resource) => [resource.type, resource]),
  );
const held = ({ nested }: Resource): readonly string[] =>
  nested.map(({ name, resource, list }) => `${name}: ${resource}, ${list.root.join('.')}`);

it('reads the connections of a record as lists, below the field that finds the record', () => {
  const { Repository } = resources(relay);
  expect(held(Repository!)).toEqual(['issues: issues, repository.issues']);
  expect(Repository!.nested[0]).toMatchObject({
    list: {
      records: ['nodes'],
      paging: { kind: 'cursor', first: ['first'], after: ['after'] },
      above: [
        { root: ['repository'], key: [{ field: 'id', argument: ['id'] }], identity: [['id']] },
      ],
    },
    count: { root: ['repository', 'issues'], total: ['totalCount'] },
  });
  expect(Repository!.nested[0]?.list.sort?.places[0]?.values).toEqual([
    {
      field: 'title',
      asc: { field: 'TITLE', direction: 'ASC' },
      desc: { field: 'TITLE', direction: 'DESC' },
    },
  ]);
  expect(Repository!.nested[0]?.list.filter?.fields.map(({ name }) => name)).toEqual(['title']);
});

it('makes a resource of records that only another record lists, with a page and no list, and goes on from there', () => {
  const { Issue, Comment } = resources(relay);
  expect(Issue).toMatchObject({
    name: 'issues',
    within: 'Repository',
    key: [{ field: 'id' }],
    label: [['title']],
    one: { root: ['node'], on: 'Issue' },
  });
  expect(Issue).not.toHaveProperty('list');
  expect(held(Issue!)).toEqual(['comments: comments, node....Issue.comments']);
  expect(Comment).toMatchObject({ within: 'Issue' });
});

it('leaves out what a list of the root shows of the record, arrays of values, and what is deprecated', () => {
  const { Shop, Watcher } = resources(offset);
  expect(held(Shop!)).toEqual(['orders: orders, shop.orders']);
  expect(Shop!.related).toMatchObject([{ name: 'products', resource: 'products' }]);
  expect(Shop!.fields.map(({ name }) => name)).toContain('openingHours');
  expect(Watcher).toBeUndefined();
});

it('finds no way to a list of records that nothing finds alone', () => {
  const { Order } = resources(offset);
  expect(Order).toMatchObject({ within: 'Shop', nested: [] });
});

it('lists what who is signed in has of types that nothing at the root lists', () => {
  const { Gist, User } = resources(`
    type Query { viewer: User! user(login: String!): User }
    type User { id: ID! login: String! gists(first: Int, after: String): GistConnection! followers(first: Int, after: String): UserConnection! }
    type Gist { id: ID! name: String! }
    type GistConnection { nodes: [Gist] pageInfo: PageInfo! totalCount: Int! }
    type UserConnection { nodes: [User] pageInfo: PageInfo! totalCount: Int! }
    type PageInfo { endCursor: String hasNextPage: Boolean! }
  `);
  expect(Gist).toMatchObject({
    list: { root: ['viewer', 'gists'], above: [{ root: ['viewer'], identity: [['id']], key: [] }] },
    count: { total: ['totalCount'] },
  });
  // Followers are users, and not the users.
  expect(User).toBeUndefined();
});

const scoped = `
  type Query { organization(slug: ID!): Organization }
  type Organization { id: ID! name: String! pipelines(first: Int, after: String): PipelineConnection! pipeline(slug: ID!): Pipeline }
  type Pipeline { slug: ID! name: String! builds(first: Int, after: String): BuildConnection! build(number: Int!): Build }
  type Build { id: ID! number: Int! jobs(first: Int, after: String): JobConnection! }
  type Job { id: ID! label: String! }
  type PipelineConnection { nodes: [Pipeline!]! pageInfo: PageInfo! }
  type BuildConnection { nodes: [Build!]! pageInfo: PageInfo! }
  type JobConnection { nodes: [Job!]! pageInfo: PageInfo! }
  type PageInfo { endCursor: String hasNextPage: Boolean! }
`;

it('asks for what a list is behind as for a scope, and finds its records there', () => {
  const { Pipeline, Organization } = resources(scoped);
  expect(Organization).toBeUndefined();
  expect(Pipeline).toMatchObject({
    list: {
      root: ['organization', 'pipelines'],
      requiredConditions: [],
      above: [
        {
          requiredConditions: [
            { name: 'organizationSlug', scope: 'organization', operators: [{ path: ['slug'] }] },
          ],
        },
      ],
    },
    one: {
      root: ['organization', 'pipeline'],
      key: [{ field: 'slug' }],
      above: [{ root: ['organization'], key: [{ field: 'organizationSlug', argument: ['slug'] }] }],
    },
  });
});

it('finds a record below the one that holds it, and the lists of such a record by both keys', () => {
  const { Pipeline, Build } = resources(scoped);
  expect(Pipeline!.nested[0]?.one).toMatchObject({
    root: ['organization', 'pipeline', 'build'],
    key: [{ field: 'number' }],
  });
  expect(Build).toMatchObject({
    within: 'Pipeline',
    key: [{ field: 'id' }],
    address: [{ field: 'number' }],
  });
  expect(Build).not.toHaveProperty('one');
  expect(Build!.nested[0]?.list.above?.map(({ key }) => key.map(({ field }) => field))).toEqual([
    ['organizationSlug'],
    ['slug'],
    ['number'],
  ]);
});

const tenants = (more = '') => `
  type Query {
    articles(tenantId: ID!, limit: Int, offset: Int): [Article!]! article(tenantId: ID!, id: ID!): Article
    authors(tenantId: ID!, limit: Int, offset: Int): [Author!]! author(tenantId: ID!, id: ID!): Author
    ${more}
  }
  type Article { id: ID! title: String! } type Author { id: ID! name: String! }
  type Mutation { createArticle(tenantId: ID!, title: String!): Article! updateArticle(tenantId: ID!, id: ID!, title: String): Article! deleteArticle(tenantId: ID!, id: ID!): Article! }
`;

it('takes what several lists require, and what says in whose data they look, for a scope of records and writes, too', () => {
  const { Article, Author } = resources(tenants());
  expect([Article, Author].map((resource) => resource?.list?.requiredConditions)).toMatchObject([
    [{ name: 'tenantId', scope: 'tenant' }],
    [{ name: 'tenantId', scope: 'tenant' }],
  ]);
  const key = [{ field: 'id' }, { field: 'tenantId', argument: ['tenantId'] }];
  expect(Article).toMatchObject({
    one: { key, required: [] },
    update: { key, inputs: [{ name: 'title' }] },
    remove: { key, required: [] },
    create: { inputs: [{ name: 'tenantId' }, { name: 'title' }] },
  });
});

it('leaves a condition to the list that alone requires it, and one that says what is looked for to each', () => {
  const { Article } = resources(
    tenants().replaceAll(/(authors|author|article|Article)\(tenantId: ID!, /g, '$1('),
  );
  expect(Article?.list?.requiredConditions).toMatchObject([{ name: 'tenantId' }]);
  expect(Article?.list?.requiredConditions[0]).not.toHaveProperty('scope');
  const { Message } = resources(
    tenants(
      'messages(topicId: ID!, limit: Int, offset: Int): [Message!]! message(id: ID!): Message notes(topicId: ID!, limit: Int, offset: Int): [Note!]! note(id: ID!): Note',
    ).concat('type Message { id: ID! text: String! } type Note { id: ID! text: String! }'),
  );
  expect(Message?.list?.requiredConditions[0]).not.toHaveProperty('scope');
});
