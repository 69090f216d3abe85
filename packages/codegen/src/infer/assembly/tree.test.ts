import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inferModel, OverrideError, type AdminOverrides } from '../index.ts';

const treeOf = (sdl: string, resource: string, admin: AdminOverrides = {}) => {
  const found = inferModel(buildSchema(sdl), admin).resources.find(({ name }) => name === resource);
  return {
    tree: found?.tree,
    by: found?.treeBy,
    decision: found?.decisions.find(({ role }) => role === 'tree'),
  };
};

const hasura = (fields: string, filters: string) => `
  type Query { categories(limit: Int, offset: Int, where: categories_bool_exp): [categories!]! categories_by_pk(id: Int!): categories }
  type categories { id: Int! name: String! ${fields} }
  input categories_bool_exp { _and: [categories_bool_exp!] _or: [categories_bool_exp!] id: Int_comparison_exp ${filters} }
  input Int_comparison_exp { _eq: Int _in: [Int!] _is_null: Boolean }
`;

const postgraphile = `
  type Query { employees(first: Int, offset: Int, condition: EmployeeCondition, filter: EmployeeFilter): EmployeesConnection employee(id: Int!): Employee }
  type EmployeesConnection { nodes: [Employee]! totalCount: Int! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Employee { id: Int! lastName: String! reportsTo: Int employeeByReportsTo: Employee }
  input EmployeeCondition { id: Int reportsTo: Int }
  input EmployeeFilter { id: IntFilter reportsTo: IntFilter and: [EmployeeFilter!] }
  input IntFilter { equalTo: Int isNull: Boolean in: [Int!] }
`;

const vendure = (switches: string) => `
  type Query { collections(options: CollectionListOptions): CollectionList! collection(id: ID): Collection }
  type CollectionList { items: [Collection!]! totalItems: Int! }
  type Collection { id: ID! name: String! parent: Collection parentId: ID }
  input CollectionListOptions { skip: Int take: Int filter: CollectionFilterParameter ${switches} }
  input CollectionFilterParameter { id: IDOperators parentId: IDOperators name: StringOperators }
  input IDOperators { eq: String in: [String!] isNull: Boolean }
  input StringOperators { eq: String contains: String }
`;

describe('a resource whose records contain one another', () => {
  it('is a tree by the reference to its own kind, in whatever dialect', () => {
    expect(
      treeOf(
        hasura('parent_id: Int parent: categories', 'parent_id: Int_comparison_exp'),
        'categories',
      ).tree,
    ).toEqual({ filter: 'parent_id', key: 'id' });
    expect(treeOf(postgraphile, 'employees').tree).toEqual({ filter: 'reportsTo', key: 'id' });
    expect(treeOf(vendure(''), 'collections').tree).toEqual({ filter: 'parentId', key: 'id' });
  });

  it('is none where its list cannot be asked for what is at the top, and says why', () => {
    const switched = treeOf(vendure('topLevelOnly: Boolean'), 'collections');
    expect(switched.tree).toBeUndefined();
    expect(switched.decision).toMatchObject({
      choice: 'none',
      evidence: 'What is at the top is said by `topLevelOnly`.',
    });
    const { tree, decision } = treeOf(postgraphile.replace('isNull: Boolean', ''), 'employees');
    expect(tree).toBeUndefined();
    expect(decision?.evidence).toBe(
      '`reportsTo` cannot be compared with nothing, so that the records at the top cannot be asked for.',
    );
  });

  it('is a tree by the reference that says what is above, and by none where none says so', () => {
    const two = (one: string, other: string) =>
      hasura(
        `${one}_id: Int ${one}: categories ${other}_id: Int ${other}: categories`,
        `${one}_id: Int_comparison_exp ${other}_id: Int_comparison_exp`,
      );
    const told = treeOf(two('loser', 'parent'), 'categories');
    expect(told.tree).toEqual({ filter: 'parent_id', key: 'id' });
    expect(told.decision).toMatchObject({
      choice: 'parent_id',
      rule: 'tree/name',
      rejected: [{ choice: 'loser_id' }],
    });
    expect(treeOf(two('previous', 'next'), 'categories')).toMatchObject({
      tree: undefined,
      decision: { choice: 'none' },
    });
  });

  it('is none by who made a record, or what it was made of', () => {
    for (const name of ['created_by', 'invited_by', 'forked_from', 'root']) {
      expect(
        treeOf(
          hasura(`${name}_id: Int ${name}: categories`, `${name}_id: Int_comparison_exp`),
          'categories',
        ),
      ).toMatchObject({
        tree: undefined,
        decision: { choice: 'none', evidence: 'Nothing says which of them is above the other.' },
      });
    }
    expect(
      treeOf(
        hasura('managed_by_id: Int managed_by: categories', 'managed_by_id: Int_comparison_exp'),
        'categories',
      ).tree,
    ).toEqual({ filter: 'managed_by_id', key: 'id' });
  });

  it('is none where each record points to another: none is at the top', () => {
    const { tree, decision } = treeOf(
      hasura('parent_id: Int! parent: categories', 'parent_id: Int_comparison_exp'),
      'categories',
    );
    expect(tree).toBeUndefined();
    expect(decision?.evidence).toBe(
      '`parent_id` is there of every record, so that none is at the top.',
    );
    expect(
      treeOf(
        hasura('parent_id: Int! parent: categories', 'parent_id: Int_comparison_exp'),
        'categories',
        { resources: { categories: { tree: 'parent_id' } } },
      ).tree,
    ).toEqual({ filter: 'parent_id', key: 'id' });
  });

  it('asks for what is at the top, whatever other switch of the list begins with these letters', () => {
    expect(treeOf(vendure('topRated: Boolean topic: Boolean'), 'collections').tree).toEqual({
      filter: 'parentId',
      key: 'id',
    });
    expect(treeOf(vendure('onlyRoots: Boolean'), 'collections').tree).toBeUndefined();
  });

  it('says by what else it could be one, so that an application can choose', () => {
    const two = hasura(
      'parent_id: Int parent: categories previous_id: Int previous: categories',
      'parent_id: Int_comparison_exp previous_id: Int_comparison_exp',
    );
    expect(treeOf(two, 'categories')).toMatchObject({
      tree: { filter: 'parent_id' },
      by: ['parent_id', 'previous_id'],
    });
    expect(treeOf(two, 'categories', { resources: { categories: { tree: null } } })).toMatchObject({
      tree: undefined,
      by: ['parent_id', 'previous_id'],
    });
    expect(treeOf(postgraphile.replace('isNull: Boolean', ''), 'employees').by).toBeUndefined();
  });

  it('is what the configuration says', () => {
    const schema = hasura(
      'previous_id: Int previous: categories',
      'previous_id: Int_comparison_exp',
    );
    expect(treeOf(schema, 'categories').tree).toBeUndefined();
    expect(
      treeOf(schema, 'categories', { resources: { categories: { tree: 'previous_id' } } }),
    ).toMatchObject({
      tree: { filter: 'previous_id', key: 'id' },
      decision: { rule: 'tree/configured' },
    });
    expect(
      treeOf(postgraphile, 'employees', { resources: { Employee: { tree: null } } }).tree,
    ).toBeUndefined();
    expect(() =>
      treeOf(postgraphile, 'employees', { resources: { Employee: { tree: 'lastName' } } }),
    ).toThrow(OverrideError);
  });
});
