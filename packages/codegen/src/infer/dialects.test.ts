import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { toLabelForm, type LabelResource } from '../label-form.ts';
import { inferModel } from './index.ts';

/** The resources of a schema in the form of label files, without what is not there. */
function labels(sdl: string): readonly Partial<LabelResource>[] {
  const { resources } = toLabelForm(inferModel(buildSchema(sdl, { assumeValidSDL: true })));
  return resources.map((resource) => Object.fromEntries(Object.entries(resource).filter(([, value]) => value !== null)));
}

describe('lists with flat names and operations by role', () => {
  it('reads `_by_id`, `_aggregated` and `create_x_item`', () => {
    expect(labels(`
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
    `)).toEqual([{ type: 'articles', list: 'articles', one: 'articles_by_id', count: 'articles_aggregated', paging: 'page', create: 'create_articles_item', update: 'update_articles_item', delete: 'delete_articles_item' }]);
  });

  it('reads `allX`, `XById` with a typed filter, `_allXMeta`', () => {
    expect(labels(`
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
    `)).toEqual([{ type: 'Todo', list: 'allTodos', one: 'Todo', count: '_allTodosMeta', paging: 'offset', create: 'createTodo', update: 'updateTodo', delete: 'deleteTodo' }]);
  });

  it('reads plain lists beside connections with `values` and `aggregate`', () => {
    expect(labels(`
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
    `)).toEqual([{ type: 'Article', list: 'articles', one: 'article', count: 'articlesConnection', paging: 'offset', create: 'createArticle', update: 'updateArticle', delete: 'deleteArticle' }]);
  });

  it('reads an underscored connection beside the plain list', () => {
    expect(labels(`
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
    `)).toMatchObject([{ type: 'Article', one: 'article', paging: 'page', create: 'createArticle', update: 'updateArticle', delete: 'deleteArticle' }]);
  });
});

describe('read-only lists', () => {
  it('reads lists named by the type itself, with filters by field', () => {
    expect(labels(`
      type Query {
        Author(id: ID!): Author
        allAuthor(where: AuthorFilter, sort: [AuthorSorting!], limit: Int, offset: Int): [Author!]!
        Document(id: ID!): Document
        allDocument(where: DocumentFilter, limit: Int, offset: Int): [Document!]!
      }
      interface Document { _id: ID, _type: String, _createdAt: DateTime }
      type Author implements Document { _id: ID, _type: String, _createdAt: DateTime, name: String, slug: Slug }
      type Slug { current: String }
      input AuthorFilter { _id: IDFilter, name: StringFilter }
      input DocumentFilter { _id: IDFilter }
      input IDFilter { eq: ID, neq: ID, in: [ID!] }
      input StringFilter { eq: String, matches: String }
      input AuthorSorting { name: SortOrder, _createdAt: SortOrder }
      enum SortOrder { ASC DESC }
      scalar DateTime
    `)).toMatchObject([{ type: 'Author', list: 'allAuthor', one: 'Author', paging: 'offset' }, { type: 'Document', list: 'allDocument', one: 'Document' }]);
  });

  it('reads `allX` connections with groups and distinct values beside them, and a record found by filters', () => {
    expect(labels(`
      type Query {
        markdownRemark(id: StringQueryOperatorInput, frontmatter: FrontmatterFilterInput): MarkdownRemark
        allMarkdownRemark(filter: MarkdownRemarkFilterInput, sort: [MarkdownRemarkSortInput], skip: Int, limit: Int): MarkdownRemarkConnection!
      }
      type MarkdownRemark implements Node { id: ID!, html: String, frontmatter: Frontmatter, children: [Node!]! }
      type Frontmatter { title: String }
      interface Node { id: ID!, children: [Node!]! }
      type MarkdownRemarkConnection {
        totalCount: Int!, edges: [MarkdownRemarkEdge!]!, nodes: [MarkdownRemark!]!, pageInfo: PageInfo!
        distinct(field: MarkdownRemarkFieldSelector!): [String!]!
        group(skip: Int, limit: Int, field: MarkdownRemarkFieldSelector!): [MarkdownRemarkGroupConnection!]!
      }
      type MarkdownRemarkGroupConnection { totalCount: Int!, nodes: [MarkdownRemark!]!, fieldValue: String }
      type MarkdownRemarkEdge { next: MarkdownRemark, node: MarkdownRemark!, previous: MarkdownRemark }
      type PageInfo { currentPage: Int!, hasPreviousPage: Boolean!, hasNextPage: Boolean!, itemCount: Int!, pageCount: Int!, perPage: Int, totalCount: Int! }
      input MarkdownRemarkFieldSelector { id: FieldSelectorEnum }
      enum FieldSelectorEnum { SELECT }
      input MarkdownRemarkFilterInput { id: StringQueryOperatorInput, frontmatter: FrontmatterFilterInput }
      input FrontmatterFilterInput { title: StringQueryOperatorInput }
      input StringQueryOperatorInput { eq: String, ne: String, in: [String], regex: String }
      input MarkdownRemarkSortInput { id: SortOrderEnum }
      enum SortOrderEnum { ASC DESC }
    `)).toEqual([{ type: 'MarkdownRemark', list: 'allMarkdownRemark', one: 'markdownRemark', count: 'connection.totalCount', paging: 'offset' }]);
  });
});

describe('graph databases', () => {
  it('reads `queryX`, `getX`, `aggregateX`, `addX`, filters with `set`', () => {
    expect(labels(`
      type Query {
        getTask(id: ID!): Task
        queryTask(filter: TaskFilter, order: TaskOrder, first: Int, offset: Int): [Task]
        aggregateTask(filter: TaskFilter): TaskAggregateResult
      }
      type Mutation {
        addTask(input: [AddTaskInput!]!): AddTaskPayload
        updateTask(input: UpdateTaskInput!): UpdateTaskPayload
        deleteTask(filter: TaskFilter!): DeleteTaskPayload
      }
      type Task { id: ID!, title: String!, completed: Boolean! }
      type TaskAggregateResult { count: Int, titleMin: String }
      type AddTaskPayload { task(filter: TaskFilter, order: TaskOrder, first: Int, offset: Int): [Task], numUids: Int }
      type UpdateTaskPayload { task(filter: TaskFilter, order: TaskOrder, first: Int, offset: Int): [Task], numUids: Int }
      type DeleteTaskPayload { task(filter: TaskFilter, order: TaskOrder, first: Int, offset: Int): [Task], msg: String, numUids: Int }
      enum TaskOrderable { title }
      input TaskOrder { asc: TaskOrderable, desc: TaskOrderable, then: TaskOrder }
      input TaskFilter { id: [ID!], title: StringTermFilter, and: [TaskFilter], or: [TaskFilter], not: TaskFilter }
      input StringTermFilter { allofterms: String, anyofterms: String }
      input AddTaskInput { title: String!, completed: Boolean! }
      input TaskPatch { title: String, completed: Boolean }
      input UpdateTaskInput { filter: TaskFilter!, set: TaskPatch, remove: TaskPatch }
    `)).toEqual([{ type: 'Task', list: 'queryTask', one: 'getTask', count: 'aggregateTask', paging: 'offset', create: 'addTask', update: 'updateTask', delete: 'deleteTask' }]);
  });

  it('reads pages of `data` with cursors, and `findXByID`', () => {
    expect(labels(`
      type Query {
        findUserByID(id: ID!): User
        allUsers(_size: Int, _cursor: String): UserPage!
      }
      type Mutation {
        createUser(data: UserInput!): User!
        updateUser(id: ID!, data: UserInput!): User
        partialUpdateUser(id: ID!, data: PartialUpdateUserInput!): User
        deleteUser(id: ID!): User
      }
      type User { _id: ID!, _ts: Long!, name: String! }
      type UserPage { data: [User]!, after: String, before: String }
      input UserInput { name: String! }
      input PartialUpdateUserInput { name: String }
      scalar Long
    `)).toMatchObject([{ type: 'User', list: 'allUsers', one: 'findUserByID', create: 'createUser', delete: 'deleteUser' }]);
  });
});

describe('Relay-style servers', () => {
  it('reads connections with payload errors, and the verb after the noun', () => {
    expect(labels(`
      type Query {
        product(id: ID, slug: String, channel: String): Product
        products(filter: ProductFilterInput, sortBy: ProductOrder, channel: String, before: String, after: String, first: Int, last: Int): ProductCountableConnection
        productTypes(first: Int, after: String): ProductTypeCountableConnection
        productType(id: ID!): ProductType
      }
      type Mutation {
        productCreate(input: ProductCreateInput!): ProductCreate
        productUpdate(id: ID!, input: ProductInput!): ProductUpdate
        productDelete(id: ID!): ProductDelete
        productBulkDelete(ids: [ID!]!): ProductBulkDelete
        productChannelListingUpdate(id: ID!, input: String!): ProductChannelListingUpdate
        productTypeCreate(input: ProductTypeInput!): ProductTypeCreate
        productTypeUpdate(id: ID!, input: ProductTypeInput!): ProductTypeUpdate
        productTypeDelete(id: ID!): ProductTypeDelete
      }
      interface Node { id: ID! }
      type Product implements Node { id: ID!, name: String!, slug: String!, productType: ProductType! }
      type ProductType implements Node { id: ID!, name: String! }
      type ProductCountableConnection { pageInfo: PageInfo!, edges: [ProductCountableEdge!]!, totalCount: Int }
      type ProductCountableEdge { node: Product!, cursor: String! }
      type ProductTypeCountableConnection { pageInfo: PageInfo!, edges: [ProductTypeCountableEdge!]!, totalCount: Int }
      type ProductTypeCountableEdge { node: ProductType!, cursor: String! }
      type PageInfo { hasNextPage: Boolean!, hasPreviousPage: Boolean!, startCursor: String, endCursor: String }
      type ProductError { field: String, message: String, code: String! }
      type ProductCreate { errors: [ProductError!]!, product: Product }
      type ProductUpdate { errors: [ProductError!]!, product: Product }
      type ProductDelete { errors: [ProductError!]!, product: Product }
      type ProductBulkDelete { count: Int!, errors: [ProductError!]! }
      type ProductChannelListingUpdate { product: Product, errors: [ProductError!]! }
      type ProductTypeCreate { errors: [ProductError!]!, productType: ProductType }
      type ProductTypeUpdate { errors: [ProductError!]!, productType: ProductType }
      type ProductTypeDelete { errors: [ProductError!]!, productType: ProductType }
      input ProductCreateInput { name: String, slug: String, productType: ID! }
      input ProductInput { name: String, slug: String }
      input ProductTypeInput { name: String }
      input ProductFilterInput { search: String, ids: [ID!] }
      input ProductOrder { direction: OrderDirection!, field: ProductOrderField }
      enum OrderDirection { ASC DESC }
      enum ProductOrderField { NAME DATE }
    `)).toEqual([
      { type: 'ProductType', list: 'productTypes', one: 'productType', count: 'connection.totalCount', paging: 'cursor', create: 'productTypeCreate', update: 'productTypeUpdate', delete: 'productTypeDelete' },
      { type: 'Product', list: 'products', one: 'product', count: 'connection.totalCount', paging: 'cursor', create: 'productCreate', update: 'productUpdate', delete: 'productDelete' },
    ]);
  });

  it('tells the update of a project from a project update', () => {
    expect(labels(`
      type Query {
        projects(after: String, first: Int, filter: ProjectFilter): ProjectConnection!
        project(id: String!): Project!
        projectUpdates(after: String, first: Int): ProjectUpdateConnection!
        projectUpdate(id: String!): ProjectUpdate!
      }
      type Mutation {
        projectCreate(input: ProjectCreateInput!): ProjectPayload!
        projectUpdate(id: String!, input: ProjectUpdateInput!): ProjectPayload!
        projectArchive(id: String!): ProjectArchivePayload!
        projectDelete(id: String!): ProjectArchivePayload!
        projectUpdateCreate(input: ProjectUpdateCreateInput!): ProjectUpdatePayload!
        projectUpdateUpdate(id: String!, input: ProjectUpdateUpdateInput!): ProjectUpdatePayload!
        projectUpdateArchive(id: String!): ProjectUpdateArchivePayload!
      }
      type Project { id: ID!, name: String! }
      type ProjectUpdate { id: ID!, body: String!, project: Project! }
      type ProjectConnection { edges: [ProjectEdge!]!, nodes: [Project!]!, pageInfo: PageInfo! }
      type ProjectEdge { node: Project!, cursor: String! }
      type ProjectUpdateConnection { edges: [ProjectUpdateEdge!]!, nodes: [ProjectUpdate!]!, pageInfo: PageInfo! }
      type ProjectUpdateEdge { node: ProjectUpdate!, cursor: String! }
      type PageInfo { hasNextPage: Boolean!, endCursor: String }
      type ProjectPayload { project: Project, success: Boolean! }
      type ProjectArchivePayload { entity: Project, success: Boolean! }
      type ProjectUpdatePayload { projectUpdate: ProjectUpdate!, success: Boolean! }
      type ProjectUpdateArchivePayload { entity: ProjectUpdate, success: Boolean! }
      input ProjectFilter { id: String, and: [ProjectFilter!] }
      input ProjectCreateInput { name: String! }
      input ProjectUpdateInput { name: String }
      input ProjectUpdateCreateInput { body: String, projectId: String! }
      input ProjectUpdateUpdateInput { body: String }
    `)).toEqual([
      { type: 'ProjectUpdate', list: 'projectUpdates', one: 'projectUpdate', paging: 'cursor', create: 'projectUpdateCreate', update: 'projectUpdateUpdate', delete: 'projectUpdateArchive' },
      { type: 'Project', list: 'projects', one: 'project', paging: 'cursor', create: 'projectCreate', update: 'projectUpdate', delete: 'projectDelete' },
    ]);
  });

  it('reads enumerated filters, a `node` field and payloads that hold the record', () => {
    expect(labels(`
      type Query {
        node(id: ID!): Node
        nodes(ids: [ID!]!): [Node]!
        todos(after: Cursor, first: Int, before: Cursor, last: Int, orderBy: TodoOrder, where: TodoWhereInput): TodoConnection!
      }
      type Mutation {
        createTodo(input: CreateTodoInput!): Todo!
        updateTodo(id: ID!, input: UpdateTodoInput!): Todo!
        deleteTodo(id: ID!): Boolean!
      }
      interface Node { id: ID! }
      type Todo implements Node { id: ID!, text: String!, priority: Int! }
      type TodoConnection { edges: [TodoEdge], pageInfo: PageInfo!, totalCount: Int! }
      type TodoEdge { node: Todo, cursor: Cursor! }
      type PageInfo { hasNextPage: Boolean!, hasPreviousPage: Boolean!, startCursor: Cursor, endCursor: Cursor }
      input TodoOrder { direction: OrderDirection! = ASC, field: TodoOrderField! }
      enum OrderDirection { ASC DESC }
      enum TodoOrderField { TEXT PRIORITY }
      input TodoWhereInput { not: TodoWhereInput, and: [TodoWhereInput!], id: ID, text: String, textContains: String, textContainsFold: String, priorityGT: Int }
      input CreateTodoInput { text: String!, priority: Int! }
      input UpdateTodoInput { text: String, priority: Int }
      scalar Cursor
    `)).toEqual([{ type: 'Todo', list: 'todos', one: 'node', count: 'connection.totalCount', paging: 'cursor', create: 'createTodo', update: 'updateTodo', delete: 'deleteTodo' }]);
  });
});

describe('code-first applications', () => {
  it('reads `findManyX`, `findUniqueX`, `createOneX` and takes the unique over the first', () => {
    expect(labels(`
      type Query {
        findUniqueUser(where: UserWhereUniqueInput!): User
        findFirstUser(where: UserWhereInput, orderBy: [UserOrderByInput], cursor: UserWhereUniqueInput, take: Int, skip: Int): User
        findManyUser(where: UserWhereInput, orderBy: [UserOrderByInput], cursor: UserWhereUniqueInput, take: Int, skip: Int): [User!]!
        findManyUserCount(where: UserWhereInput): Int!
        aggregateUser(where: UserWhereInput): AggregateUser
      }
      type Mutation {
        createOneUser(data: UserCreateInput!): User!
        updateOneUser(data: UserUpdateInput!, where: UserWhereUniqueInput!): User
        deleteOneUser(where: UserWhereUniqueInput!): User
        upsertOneUser(where: UserWhereUniqueInput!, create: UserCreateInput!, update: UserUpdateInput!): User
        updateManyUser(data: UserUpdateInput!, where: UserWhereInput): BatchPayload
        deleteManyUser(where: UserWhereInput): BatchPayload
      }
      type User { id: Int!, email: String!, name: String }
      type AggregateUser { count: UserCountAggregateOutputType }
      type UserCountAggregateOutputType { id: Int!, _all: Int! }
      type BatchPayload { count: Int! }
      input UserWhereUniqueInput { id: Int, email: String }
      input UserWhereInput { AND: [UserWhereInput!], id: IntFilter, email: StringFilter }
      input IntFilter { equals: Int, in: [Int!] }
      input StringFilter { equals: String, contains: String }
      input UserOrderByInput { id: SortOrder, email: SortOrder }
      enum SortOrder { asc desc }
      input UserCreateInput { email: String!, name: String }
      input UserUpdateInput { email: StringFieldUpdateOperationsInput, name: StringFieldUpdateOperationsInput }
      input StringFieldUpdateOperationsInput { set: String }
    `)).toEqual([{ type: 'User', list: 'findManyUser', one: 'findUniqueUser', count: 'findManyUserCount', paging: 'offset', create: 'createOneUser', update: 'updateOneUser', delete: 'deleteOneUser' }]);
  });

  it('reads hand-written names: `getUsers`, `userList`, `addUser`, `editUser`, `removeUser`', () => {
    expect(labels(`
      type Query { getUsers(page: Int, limit: Int, keyword: String): UserList!, getUser(id: ID!): User, carDetail(id: Int!): Car, carList(page: Int, pageSize: Int): CarPage }
      type Mutation { addUser(name: String!, email: String!): User!, editUser(id: ID!, name: String): User!, removeUser(id: ID!): Boolean!, saveCar(car: CarInput!): Car, removeCar(carId: Int!): Boolean }
      type User { id: ID!, name: String!, email: String! }
      type UserList { users: [User!]!, total: Int! }
      type Car { id: Int!, model: String }
      type CarPage { list: [Car], total: Int, pageNum: Int }
      input CarInput { id: Int, model: String }
    `)).toEqual([
      { type: 'Car', list: 'carList', one: 'carDetail', count: 'connection.total', paging: 'page', create: 'saveCar', update: 'saveCar', delete: 'removeCar' },
      { type: 'User', list: 'getUsers', one: 'getUser', count: 'connection.total', paging: 'page', create: 'addUser', update: 'editUser', delete: 'removeUser' },
    ]);
  });

  it('reads pages of content with a request object', () => {
    expect(labels(`
      type Query { books(page: Int!, size: Int!, sort: String): BookPage!, book(id: ID!): Book, bookCount: Int! }
      type Mutation { createBook(book: BookInput!): Book!, updateBook(id: ID!, book: BookInput!): Book!, deleteBook(id: ID!): Boolean }
      type BookPage { content: [Book!]!, totalElements: Int!, totalPages: Int!, number: Int! }
      type Book { id: ID!, title: String!, author: Author }
      type Author { id: ID!, name: String }
      input BookInput { title: String! }
    `)).toEqual([{ type: 'Book', list: 'books', one: 'book', count: 'connection.totalElements', paging: 'page', create: 'createBook', update: 'updateBook', delete: 'deleteBook' }]);
  });

  it('reads payloads with a result or messages, and entries with a page number', () => {
    expect(labels(`
      type RootQueryType { users(pageNumber: Int, pageSize: Int): UserPagination, user(id: ID!): User }
      type RootMutationType { createUser(input: CreateUserInput!): UserPayload, updateUser(id: ID!, input: UpdateUserInput!): UserPayload, deleteUser(id: ID!): UserPayload }
      schema { query: RootQueryType, mutation: RootMutationType }
      type UserPagination { entries: [User], pageNumber: Int, pageSize: Int, totalEntries: Int, totalPages: Int }
      type User { id: ID, email: String, insertedAt: NaiveDateTime }
      type UserPayload { messages: [ValidationMessage], result: User, successful: Boolean! }
      type ValidationMessage { code: String!, field: String, message: String }
      input CreateUserInput { email: String! }
      input UpdateUserInput { email: String }
      scalar NaiveDateTime
    `)).toEqual([{ type: 'User', list: 'users', one: 'user', count: 'connection.totalEntries', paging: 'page', create: 'createUser', update: 'updateUser', delete: 'deleteUser' }]);
  });

  it('reads operations under namespaces', () => {
    expect(labels(`
      type Query { orders: OrderQueries! }
      type OrderQueries { list(filter: OrderFilter, offset: Int, limit: Int): [Order!]!, byId(id: ID!): Order, count(filter: OrderFilter): Int! }
      type Mutation { orders: OrderMutations! }
      type OrderMutations { create(input: OrderInput!): Order!, update(id: ID!, input: OrderInput!): Order!, delete(id: ID!): Boolean! }
      type Order { id: ID!, number: String! }
      input OrderFilter { number: String }
      input OrderInput { number: String! }
    `)).toEqual([{ type: 'Order', list: 'orders.list', one: 'orders.byId', count: 'orders.count', paging: 'offset', create: 'orders.create', update: 'orders.update', delete: 'orders.delete' }]);
  });
});

describe('names that English grammar does not explain', () => {
  it('reads lists in another language by the field that fetches one, and by what is written', () => {
    expect(labels(`
      type Query {
        equipes(active: Boolean): [Team!]!
        equipe(id: ID!): Team
        arbreActivites: [Activity!]!
        activite(id: ID!): Activity
        utilisateurs: [Member!]!
        statistiques: [TeamFigure!]!
      }
      type Mutation {
        createTeam(input: TeamInput!): Team!
        updateTeam(id: ID!, input: TeamInput!): Team!
        deleteTeam(id: ID!): Boolean!
        createActivity(input: TeamInput!): Activity!
        createMember(input: TeamInput!): Member!
      }
      input TeamInput { name: String! }
      type Team { id: ID!, name: String! }
      type Activity { id: ID!, name: String! }
      type Member { id: ID!, name: String! }
      type TeamFigure { team: Team!, share: Float! }
    `)).toEqual([
      { type: 'Activity', list: 'arbreActivites', one: 'activite', paging: 'none', create: 'createActivity' },
      { type: 'Team', list: 'equipes', one: 'equipe', paging: 'none', create: 'createTeam', update: 'updateTeam', delete: 'deleteTeam' },
      { type: 'Member', list: 'utilisateurs', paging: 'none', create: 'createMember' },
    ]);
  });

  it('reads a list that is called like the field which fetches one, and one record in an object around it', () => {
    expect(labels(`
      type Query {
        contracts: [TenancyAgreement!]!
        contractById(id: ID!): TenancyAgreement!
        getAdverts(limit: Int!, offset: Int!): [Advert!]!
        advert(id: Int!): AdvertWithOwner!
      }
      type TenancyAgreement { id: ID!, status: String! }
      type Advert { id: Int!, title: String! }
      type AdvertWithOwner { advert: Advert!, owner: Owner!, isOwn: Boolean! }
      type Owner { id: Int!, name: String! }
    `)).toEqual([
      { type: 'Advert', list: 'getAdverts', one: 'advert', paging: 'offset' },
      { type: 'TenancyAgreement', list: 'contracts', one: 'contractById', paging: 'none' },
    ]);
  });

  it('reads what a list goes on to say of its records, and verbs behind the name of a module', () => {
    expect(labels(`
      type Query {
        paymentRecordsForAccount(since: String): [PaymentRecordType!]!
        paymentRecord(id: Int!): PaymentRecordType
        salesOrders(first: Int, after: String): SalesOrderConnection!
        salesOrder(id: ID!): SalesOrder
      }
      type Mutation {
        createPaymentRecord(amount: Int!): PaymentRecordType!
        salesCreateOrder(input: SalesCreateOrderInput!): SalesOrder!
        salesRemoveOrder(id: ID!): Ok
        salesAddNoteToOrder(id: ID!, text: String!): Ok
      }
      type Ok { ok: Boolean }
      input SalesCreateOrderInput { number: String! }
      type PaymentRecordType { id: Int!, amount: Int! }
      type SalesOrder { id: ID!, number: String! }
      type SalesOrderConnection { edges: [SalesOrderEdge!]!, pageInfo: PageInfo! }
      type SalesOrderEdge { cursor: String!, node: SalesOrder! }
      type PageInfo { hasNextPage: Boolean!, endCursor: String }
    `)).toEqual([
      { type: 'PaymentRecordType', list: 'paymentRecordsForAccount', one: 'paymentRecord', paging: 'none', create: 'createPaymentRecord' },
      { type: 'SalesOrder', list: 'salesOrders', one: 'salesOrder', paging: 'cursor', create: 'salesCreateOrder', delete: 'salesRemoveOrder' },
    ]);
  });

  it('reads `list` and `get` below a namespace that is called after the type', () => {
    expect(labels(`
      type Query { bank: BankQueries, bankLink: BankLinkQueries }
      type BankQueries { get(id: ID!): Bank, list(country: String): [Bank!]! }
      type BankLinkQueries { get(id: ID!): BankLink, list(limit: Int! = 25, offset: Int! = 0): BankLinkPage }
      type BankLinkPage { items: [BankLink!]!, totalCount: Int! }
      type Bank { id: ID!, name: String! }
      type BankLink { id: ID!, bank: Bank }
    `)).toEqual([
      { type: 'BankLink', list: 'bankLink.list', one: 'bankLink.get', count: 'connection.totalCount', paging: 'offset' },
      { type: 'Bank', list: 'bank.list', one: 'bank.get', paging: 'none' },
    ]);
  });

  it('reads pages by index, and a key that is called after the type and its owner', () => {
    expect(labels(`
      type Query {
        accounts(page: PageInput, sort: SortInput): AccountPage
        getAllPlants: [PlantEntity!]!
        getPlantById(plantId: String!): PlantEntity!
      }
      input PageInput { index: Int, size: Int }
      input SortInput { columns: [String] }
      type AccountPage { data: [Account], page: Int!, total: Int! }
      type Account { id: Int, name: String }
      type PlantEntity { plantOwnerId: ID!, name: String!, owner: Account }
    `)).toEqual([
      { type: 'Account', list: 'accounts', count: 'connection.total', paging: 'page' },
      { type: 'PlantEntity', list: 'getAllPlants', one: 'getPlantById', paging: 'none' },
    ]);
  });
});

describe('what is no list of records', () => {
  it('leaves out what a search over everything answers', () => {
    expect(labels(`
      type Query { search(query: String!, first: Int): SearchResults }
      type SearchResults { results: [SearchResult!]!, totalCount: Int! }
      type SearchResult { id: ID!, title: String!, score: Float }
    `)).toEqual([]);
  });

  it('leaves out groups, answers to keys, singletons, a mirror of the root and lists below a parent', () => {
    expect(labels(`
      type Query {
        orders(first: Int, offset: Int): [Order!]!
        ordersGroupBy(by: String): [OrderGroup!]!
        ordersByIds(ids: [ID!]!): [Order!]!
        linesOfOrder(orderId: ID!): [Line!]!
        search(query: String!): [SearchHit!]!
        me: User
        viewer: Query
        settings: Settings!
      }
      union SearchHit = Order | Line
      type Order { id: ID!, number: String!, total: Int! }
      type OrderGroup { key: String, total: Int }
      type Line { id: ID!, sku: String }
      type User { id: ID!, name: String }
      type Settings { theme: String, languages: [Language!]! }
      type Language { id: ID!, name: String }
    `)).toEqual([{ type: 'Order', list: 'orders', paging: 'offset' }]);
  });
});
