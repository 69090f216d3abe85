import { describe, expect, it } from 'vitest';

import { inferred } from './expected.ts';

describe('code-first applications', () => {
  it('reads `findManyX`, `findUniqueX`, `createOneX` and takes the unique over the first', () => {
    expect(
      inferred(`
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
    `),
    ).toEqual([
      {
        type: 'User',
        list: 'findManyUser',
        one: 'findUniqueUser',
        count: 'findManyUserCount',
        paging: 'offset',
        create: 'createOneUser',
        update: 'updateOneUser',
        delete: 'deleteOneUser',
      },
    ]);
  });

  it('reads hand-written names: `getUsers`, `userList`, `addUser`, `editUser`, `removeUser`', () => {
    expect(
      inferred(`
      type Query { getUsers(page: Int, limit: Int, keyword: String): UserList!, getUser(id: ID!): User, carDetail(id: Int!): Car, carList(page: Int, pageSize: Int): CarPage }
      type Mutation { addUser(name: String!, email: String!): User!, editUser(id: ID!, name: String): User!, removeUser(id: ID!): Boolean!, saveCar(car: CarInput!): Car, removeCar(carId: Int!): Boolean }
      type User { id: ID!, name: String!, email: String! }
      type UserList { users: [User!]!, total: Int! }
      type Car { id: Int!, model: String }
      type CarPage { list: [Car], total: Int, pageNum: Int }
      input CarInput { id: Int, model: String }
    `),
    ).toEqual([
      {
        type: 'Car',
        list: 'carList',
        one: 'carDetail',
        count: 'connection.total',
        paging: 'page',
        create: 'saveCar',
        update: 'saveCar',
        delete: 'removeCar',
      },
      {
        type: 'User',
        list: 'getUsers',
        one: 'getUser',
        count: 'connection.total',
        paging: 'page',
        create: 'addUser',
        update: 'editUser',
        delete: 'removeUser',
      },
    ]);
  });

  it('reads pages of content with a request object', () => {
    expect(
      inferred(`
      type Query { books(page: Int!, size: Int!, sort: String): BookPage!, book(id: ID!): Book, bookCount: Int! }
      type Mutation { createBook(book: BookInput!): Book!, updateBook(id: ID!, book: BookInput!): Book!, deleteBook(id: ID!): Boolean }
      type BookPage { content: [Book!]!, totalElements: Int!, totalPages: Int!, number: Int! }
      type Book { id: ID!, title: String!, author: Author }
      type Author { id: ID!, name: String }
      input BookInput { title: String! }
    `),
    ).toEqual([
      {
        type: 'Book',
        list: 'books',
        one: 'book',
        count: 'connection.totalElements',
        paging: 'page',
        create: 'createBook',
        update: 'updateBook',
        delete: 'deleteBook',
      },
    ]);
  });

  it('reads payloads with a result or messages, and entries with a page number', () => {
    expect(
      inferred(`
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
    `),
    ).toEqual([
      {
        type: 'User',
        list: 'users',
        one: 'user',
        count: 'connection.totalEntries',
        paging: 'page',
        create: 'createUser',
        update: 'updateUser',
        delete: 'deleteUser',
      },
    ]);
  });

  it('reads operations under namespaces', () => {
    expect(
      inferred(`
      type Query { orders: OrderQueries! }
      type OrderQueries { list(filter: OrderFilter, offset: Int, limit: Int): [Order!]!, byId(id: ID!): Order, count(filter: OrderFilter): Int! }
      type Mutation { orders: OrderMutations! }
      type OrderMutations { create(input: OrderInput!): Order!, update(id: ID!, input: OrderInput!): Order!, delete(id: ID!): Boolean! }
      type Order { id: ID!, number: String! }
      input OrderFilter { number: String }
      input OrderInput { number: String! }
    `),
    ).toEqual([
      {
        type: 'Order',
        list: 'orders.list',
        one: 'orders.byId',
        count: 'orders.count',
        paging: 'offset',
        create: 'orders.create',
        update: 'orders.update',
        delete: 'orders.delete',
      },
    ]);
  });
});
