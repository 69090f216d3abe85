import { describe, expect, it } from 'vitest';

import { inferred } from './expected.ts';

describe('graph databases', () => {
  it('reads `queryX`, `getX`, `aggregateX`, `addX`, filters with `set`', () => {
    expect(
      inferred(`
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
    `),
    ).toEqual([
      {
        type: 'Task',
        list: 'queryTask',
        one: 'getTask',
        count: 'aggregateTask',
        paging: 'offset',
        create: 'addTask',
        update: 'updateTask',
        delete: 'deleteTask',
      },
    ]);
  });

  it('reads pages of `data` with cursors, and `findXByID`', () => {
    expect(
      inferred(`
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
    `),
    ).toMatchObject([
      {
        type: 'User',
        list: 'allUsers',
        one: 'findUserByID',
        create: 'createUser',
        delete: 'deleteUser',
      },
    ]);
  });
});
