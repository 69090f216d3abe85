import { describe, expect, it } from 'vitest';

import { inferred } from './expected.ts';

describe('lists with flat names and operations by role', () => {
  it('reads `_by_id`, `_aggregated` and `create_x_item`', () => {
    expect(
      inferred(`
      type Query {
        articles(filter: articles_filter, sort: [String], limit: Int, offset: Int, page: Int, search: String): [articles!]!
        articles_by_id(id: ID!, version: String): articles
        articles_aggregated(groupBy: [String], filter: articles_filter, limit: Int): [articles_aggregated!]!
        articles_by_version(version: String!, id: ID!): version_articles
      }
      type Mutation {
        create_articles_items(filter: articles_filter, limit: Int, data: [create_articles_input!]): [articles!]!
        create_articles_item(data: create_articles_input!): articles
        update_articles_items(ids: [ID]!, data: update_articles_input!): [articles!]!
        update_articles_batch(data: [update_articles_input!]): [articles!]!
        update_articles_item(id: ID!, data: update_articles_input!): articles
        delete_articles_items(ids: [ID]!): delete_many
        delete_articles_item(id: ID!): delete_one
      }
      type articles { id: ID!, title: String, status: String, body: String, author: directors }
      type directors { id: ID!, name: String }
      type version_articles { id: ID, title: String }
      type articles_aggregated { group: JSON, countAll: Int, count: articles_aggregated_count }
      type articles_aggregated_count { id: Int, title: Int }
      type delete_one { id: ID! }
      type delete_many { ids: [ID]! }
      input articles_filter { id: id_operators, title: text_operators, _and: [articles_filter], _or: [articles_filter] }
      input id_operators { _eq: ID, _neq: ID, _in: [ID] }
      input text_operators { _eq: String, _contains: String, _icontains: String }
      input create_articles_input { title: String, status: String, body: String }
      input update_articles_input { id: ID, title: String, status: String, body: String }
      scalar JSON
    `),
    ).toEqual([
      {
        type: 'articles',
        list: 'articles',
        one: 'articles_by_id',
        count: 'articles_aggregated',
        paging: 'page',
        create: 'create_articles_item',
        update: 'update_articles_item',
        delete: 'delete_articles_item',
      },
    ]);
  });

  it('reads `allX`, `XById` with a typed filter, `_allXMeta`', () => {
    expect(
      inferred(`
      type Query {
        allTodos(where: TodoWhereInput, search: String, sortBy: [SortTodosBy!], orderBy: String, first: Int, skip: Int): [Todo]
        Todo(where: TodoWhereUniqueInput!): Todo
        _allTodosMeta(where: TodoWhereInput, search: String, first: Int, skip: Int): _QueryMeta
        _TodosMeta: _ListMeta
      }
      type Mutation {
        createTodo(data: TodoCreateInput): Todo
        createTodos(data: [TodosCreateInput]): [Todo]
        updateTodo(id: ID!, data: TodoUpdateInput): Todo
        updateTodos(data: [TodosUpdateInput]): [Todo]
        deleteTodo(id: ID!): Todo
        deleteTodos(ids: [ID!]): [Todo]
      }
      type Todo { _label_: String, id: ID!, name: String }
      type _QueryMeta { count: Int }
      type _ListMeta { name: String, access: String }
      enum SortTodosBy { id_ASC id_DESC name_ASC name_DESC }
      input TodoWhereInput { AND: [TodoWhereInput], OR: [TodoWhereInput], id: ID, id_not: ID, id_in: [ID], name: String, name_contains: String }
      input TodoWhereUniqueInput { id: ID! }
      input TodoCreateInput { name: String }
      input TodosCreateInput { data: TodoCreateInput }
      input TodoUpdateInput { name: String }
      input TodosUpdateInput { id: ID!, data: TodoUpdateInput }
    `),
    ).toEqual([
      {
        type: 'Todo',
        list: 'allTodos',
        one: 'Todo',
        count: '_allTodosMeta',
        paging: 'offset',
        create: 'createTodo',
        update: 'updateTodo',
        delete: 'deleteTodo',
      },
    ]);
  });

  it('reads plain lists beside connections with `values` and `aggregate`', () => {
    expect(
      inferred(`
      type Query {
        article(id: ID!, publicationState: PublicationState): Article
        articles(sort: String, limit: Int, start: Int, where: JSON): [Article]
        articlesConnection(sort: String, limit: Int, start: Int, where: JSON): ArticleConnection
        me: Me
      }
      type Mutation {
        createArticle(input: createArticleInput): createArticlePayload
        updateArticle(input: updateArticleInput): updateArticlePayload
        deleteArticle(input: deleteArticleInput): deleteArticlePayload
      }
      type Article { id: ID!, created_at: DateTime!, title: String, content: String }
      type Me { id: ID!, username: String! }
      type ArticleConnection { values: [Article], groupBy: ArticleGroupBy, aggregate: ArticleAggregator }
      type ArticleGroupBy { id: [ArticleConnectionId] }
      type ArticleConnectionId { key: ID, connection: ArticleConnection }
      type ArticleAggregator { count: Int, totalCount: Int }
      type createArticlePayload { article: Article }
      type updateArticlePayload { article: Article }
      type deleteArticlePayload { article: Article }
      enum PublicationState { LIVE PREVIEW }
      input ArticleInput { title: String!, content: String }
      input editArticleInput { title: String, content: String }
      input createArticleInput { data: ArticleInput }
      input updateArticleInput { where: InputID, data: editArticleInput }
      input deleteArticleInput { where: InputID }
      input InputID { id: ID! }
      scalar JSON
      scalar DateTime
    `),
    ).toEqual([
      {
        type: 'Article',
        list: 'articles',
        one: 'article',
        count: 'articlesConnection',
        paging: 'offset',
        create: 'createArticle',
        update: 'updateArticle',
        delete: 'deleteArticle',
      },
    ]);
  });

  it('reads an underscored connection beside the plain list', () => {
    expect(
      inferred(`
      type Query {
        article(documentId: ID!, status: PublicationStatus = PUBLISHED): Article
        articles(filters: ArticleFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [Article]!
        articles_connection(filters: ArticleFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): ArticleEntityResponseCollection
      }
      type Mutation {
        createArticle(data: ArticleInput!): Article
        updateArticle(documentId: ID!, data: ArticleInput!): Article
        deleteArticle(documentId: ID!): DeleteMutationResponse
      }
      type Article { documentId: ID!, title: String, createdAt: DateTime }
      type ArticleEntityResponseCollection { nodes: [Article!]!, pageInfo: Pagination! }
      type Pagination { total: Int!, page: Int!, pageSize: Int!, pageCount: Int! }
      type DeleteMutationResponse { documentId: ID! }
      enum PublicationStatus { DRAFT PUBLISHED }
      input PaginationArg { page: Int, pageSize: Int, start: Int, limit: Int }
      input ArticleFiltersInput { documentId: IDFilterInput, title: StringFilterInput, and: [ArticleFiltersInput] }
      input IDFilterInput { eq: ID, in: [ID] }
      input StringFilterInput { eq: String, containsi: String }
      input ArticleInput { title: String }
      scalar DateTime
    `),
    ).toMatchObject([
      {
        type: 'Article',
        one: 'article',
        paging: 'page',
        create: 'createArticle',
        update: 'updateArticle',
        delete: 'deleteArticle',
      },
    ]);
  });
});
