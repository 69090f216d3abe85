import { describe, expect, it } from 'vitest';

import { inferred } from './expected.ts';

describe('Relay-style servers', () => {
  it('reads connections with payload errors, and the verb after the noun', () => {
    expect(
      inferred(`
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
    `),
    ).toEqual([
      {
        type: 'ProductType',
        list: 'productTypes',
        one: 'productType',
        count: 'connection.totalCount',
        paging: 'cursor',
        create: 'productTypeCreate',
        update: 'productTypeUpdate',
        delete: 'productTypeDelete',
      },
      {
        type: 'Product',
        list: 'products',
        one: 'product',
        count: 'connection.totalCount',
        paging: 'cursor',
        create: 'productCreate',
        update: 'productUpdate',
        delete: 'productDelete',
      },
    ]);
  });

  it('tells the update of a project from a project update', () => {
    expect(
      inferred(`
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
    `),
    ).toEqual([
      {
        type: 'ProjectUpdate',
        list: 'projectUpdates',
        one: 'projectUpdate',
        paging: 'cursor',
        create: 'projectUpdateCreate',
        update: 'projectUpdateUpdate',
        delete: 'projectUpdateArchive',
      },
      {
        type: 'Project',
        list: 'projects',
        one: 'project',
        paging: 'cursor',
        create: 'projectCreate',
        update: 'projectUpdate',
        delete: 'projectDelete',
      },
    ]);
  });

  it('reads enumerated filters, a `node` field and payloads that hold the record', () => {
    expect(
      inferred(`
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
    `),
    ).toEqual([
      {
        type: 'Todo',
        list: 'todos',
        one: 'node',
        count: 'connection.totalCount',
        paging: 'cursor',
        create: 'createTodo',
        update: 'updateTodo',
        delete: 'deleteTodo',
      },
    ]);
  });
});
