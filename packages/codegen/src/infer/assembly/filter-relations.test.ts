import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import type { FilterRelation } from '../../model.ts';
import { inferModel } from '../index.ts';

const types = `
  input Text { eq: String in: [String!] }
  input Count { eq: Int gt: Int }
`;

/** By resource, its relations, each as the places of the filter by what has to hold. */
function relations(
  sdl: string,
): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> {
  const said = ({ name, resource, only, by }: FilterRelation) =>
    [
      `${name}: ${resource}${only ? ` by ${only.join()}` : ''}`,
      by.map(({ quantifier, path }) => `${quantifier} ${path.join('.')}`),
    ] as const;
  return Object.fromEntries(
    inferModel(buildSchema(sdl + types)).resources.map(({ name, list }) => [
      name,
      Object.fromEntries((list?.filter?.relations ?? []).map(said)),
    ]),
  );
}

it.each<readonly [string, string, ReturnType<typeof relations>]>([
  [
    'the filter of the other list under the name of the field, to one and to many',
    `type Query { order(where: OrderExp, limit: Int, offset: Int): [Order!]! client(where: ClientExp, limit: Int, offset: Int): [Client!]! }
     type Order { id: Int! number: String! client: Client! }
     type Client { id: Int! name: String! orders(limit: Int): [Order!]! }
     input OrderExp { _and: [OrderExp!] _or: [OrderExp!] _not: OrderExp number: Text client: ClientExp }
     input ClientExp { _and: [ClientExp!] _or: [ClientExp!] _not: ClientExp name: Text orders: OrderExp }`,
    {
      orders: { 'client: clients': ['is client'] },
      clients: { 'orders: orders': ['some orders'] },
    },
  ],
  [
    'by what has to hold of several',
    `type Query { orders(filter: OrderFilter): OrderConnection clients(filter: ClientFilter): [Client!]! }
     type OrderConnection { nodes: [Order!]! }
     type Order { id: Int! number: String! client: Client }
     type Client { id: Int! name: String! orders: OrderConnection }
     input OrderFilter { and: [OrderFilter!] number: Text client: ClientFilter }
     input ClientFilter { and: [ClientFilter!] name: Text orders: ClientOrders }
     input ClientOrders { some: OrderFilter none: OrderFilter every: OrderFilter }`,
    {
      orders: { 'client: clients': ['is client'] },
      clients: { 'orders: orders': ['some orders.some', 'none orders.none', 'every orders.every'] },
    },
  ],
  [
    'one key for each of these',
    `type Query { orders(where: OrderWhere): [Order!]! clients(where: ClientWhere): [Client!]! }
     type Order { id: Int! number: String! client: Client }
     type Client { id: Int! name: String! orders: [Order!]! }
     input OrderWhere { AND: [OrderWhere!] number: String client: ClientWhere client_NOT: ClientWhere }
     input ClientWhere { AND: [ClientWhere!] name: String orders: OrderWhere orders_SOME: OrderWhere orders_ALL: OrderWhere orders_NONE: OrderWhere orders_SINGLE: OrderWhere }`,
    {
      orders: { 'client: clients': ['is client'] },
      clients: { 'orders: orders': ['some orders', 'every orders_ALL', 'none orders_NONE'] },
    },
  ],
  [
    'itself, and one of two lists of the same type by where the field leads',
    `type Query { categories(filter: CategoryFilter): [Category!]! cats(filter: CatFilter): [Cat!]! }
     type Category { id: Int! title: String! parent: Category }
     type Cat { id: Int! title: String! }
     input CategoryFilter { and: [CategoryFilter!] title: Text parent: CategoryFilter }
     input CatFilter { title: Text }`,
    { categories: { 'parent: categories': ['is parent'] }, cats: {} },
  ],
  [
    'not a filter of the same records that says something else: no field is called so',
    `type Query { orders(filter: OrderFilter): [Order!]! }
     type Order { id: Int! number: String! parent: Order }
     input OrderFilter { number: Text parent: OrderFilter exclude: OrderFilter linked: OrderLinks }
     input OrderLinks { some: OrderFilter }`,
    { orders: { 'parent: orders': ['is parent'] } },
  ],
  [
    'a filter that each relation has of its own, with what it says of that of the other list',
    `type Query { orders(filter: OrderFilter): [Order!]! clients(filter: ClientFilter): ClientConnection cities(filter: CityFilter): [City!]! }
     type ClientConnection { nodes: [Client!]! }
     type Order { id: Int! number: String! client: Client }
     type Client { id: Int! name: String! city: City orders: [Order!]! }
     type City { id: Int! name: String! }
     input OrderFilter { and: [OrderFilter!] or: [OrderFilter!] number: Text client: OrderFilterClientFilter }
     input OrderFilterClientFilter { and: [OrderFilterClientFilter!] or: [OrderFilterClientFilter!] name: Text city: OrderFilterClientCityFilter }
     input OrderFilterClientCityFilter { name: Text }
     input ClientFilter { and: [ClientFilter!] or: [ClientFilter!] name: Text size: Count city: ClientFilterCityFilter orders: ClientOrders }
     input ClientFilterCityFilter { name: Text }
     input ClientOrders { some: OrderOfClient none: OrderOfClient }
     input OrderOfClient { and: [OrderOfClient!] or: [OrderOfClient!] number: Text }
     input CityFilter { name: Text }`,
    {
      orders: { 'client: clients by name': ['is client'] },
      clients: {
        'city: cities': ['is city'],
        'orders: orders': ['some orders.some', 'none orders.none'],
      },
      cities: {},
    },
  ],
  [
    'no filter that says something else: of a record in it, by other values, without what combines conditions',
    `type Query { orders(filter: OrderFilter): [Order!]! clients(filter: ClientFilter): [Client!]! }
     type Order { id: Int! number: String! client: Client payer: Client owner: Client }
     type Client { id: Int! name: String! }
     input OrderFilter { number: Text client: ClientCount payer: ClientText owner: ClientName }
     input ClientFilter { and: [ClientFilter!] name: Text }
     input ClientCount { and: [ClientCount!] name: Text orders: Count }
     input ClientText { and: [ClientText!] name: String }
     input ClientName { name: Text }`,
    { orders: {}, clients: {} },
  ],
  [
    'not what is no filter of a list, a list of filters, or a list that needs an answer first',
    `type Query { orders(filter: OrderFilter): [Order!]! tasks(projectId: ID!, filter: TaskFilter): [Task!]! }
     type Order { id: Int! number: String! task: Task place: Place }
     type Task { id: Int! title: String! }
     type Place { city: String }
     input OrderFilter { number: Text task: TaskFilter place: PlaceFilter besides: [OrderFilter!] }
     input TaskFilter { title: Text }
     input PlaceFilter { city: Text }`,
    { orders: {}, tasks: {} },
  ],
])('filters by related records: %s', (_, sdl, expected) => {
  expect(relations(sdl)).toEqual(expected);
});
