import { expect, it } from 'vitest';

import { readTypes } from './read-types.ts';

it('reads a schema back from the types that were printed of it', () => {
  const types = `
    export type Maybe<T> = T | null;
    export type InputMaybe<T> = Maybe<T>;
    export type Scalars = {
      ID: { input: string; output: string; }
      Int: { input: number; output: number; }
      String: { input: string; output: string; }
      DateTime: { input: any; output: any; }
    };
    export type Node = { id: Scalars['ID']['output']; };
    export enum OrderState { Open = 'OPEN', Paid = 'PAID' }
    export type Kind = 'GIFT' | 'SALE';
    export type DtoLine = { __typename?: 'DTOLine'; sku: Scalars['String']['output']; };
    export type Order = Node & {
      __typename?: 'Order';
      id: Scalars['ID']['output'];
      /** When it was placed */
      placedAt?: Maybe<Scalars['DateTime']['output']>;
      state: OrderState;
      kind?: Maybe<Kind>;
      lines: Array<DtoLine>;
      /** @deprecated Ask for lines. */
      sku?: Maybe<Scalars['String']['output']>;
    };
    export type Found = DtoLine | Order;
    export type Unused = { __typename?: 'Unused'; id: Scalars['ID']['output']; };
    export type Query = {
      __typename?: 'Query';
      find?: Maybe<Found>;
      node?: Maybe<Node>;
      orders?: Maybe<ReadonlyArray<Maybe<Order>>>;
    };
    export type QueryOrdersArgs = {
      first?: InputMaybe<Scalars['Int']['input']>;
      where: OrderWhere;
    };
    export type OrderWhere = { states?: InputMaybe<Array<OrderState>>; text: Scalars['String']['input']; };
    export type OrdersQueryVariables = Exact<{ first: Scalars['Int']['input']; }>;
  `;
  expect(readTypes(types)).toBe(`type Query {
  find: Found
  node: Node
  orders(first: Int, where: OrderWhere!): [Order]
}

union Found = DTOLine | Order

type DTOLine {
  sku: String!
}

type Order implements Node {
  id: ID!

  """When it was placed"""
  placedAt: DateTime
  state: OrderState!
  kind: Kind
  lines: [DTOLine!]!
  sku: String @deprecated(reason: "Ask for lines.")
}

interface Node {
  id: ID!
}

scalar DateTime

enum OrderState {
  OPEN
  PAID
}

enum Kind {
  GIFT
  SALE
}

input OrderWhere {
  states: [OrderState!]
  text: String!
}`);
});
