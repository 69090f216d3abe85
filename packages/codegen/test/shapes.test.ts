import { expect, it } from 'vitest';

import { problemsOf } from './problems-of.ts';

const shapes = {
  'a list in the record and one value in the input, and the other way round': `
    type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order customers: [Customer!]! customer(id: ID!): Customer tags: [Tag!]! tag(id: ID!): Tag }
    type Order { id: ID! number: String! notes: [String!]! word: String customers: [Customer!]! customer: Customer tags: [Tag!] tag: Tag }
    type Customer { id: ID! name: String! }
    type Tag { id: ID! name: String! }
    input OrderInput { number: String! notes: String word: [String!] customers: ID customer: [ID!] tags: TagRef tag: [TagRef!] tagIds: ID tagId: [ID!] customerIds: [ID!] customerId: ID }
    input TagRef { id: ID! }
    type Mutation { createOrder(input: OrderInput!): Order updateOrder(id: ID!, input: OrderInput!): Order }`,
  'a list of objects in the record and one object in the input, and the other way round': `
    type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order }
    type Order { id: ID! number: String! place: Place places: [Place!]! }
    type Place { city: String! zip: [String!] }
    input PlaceInput { city: String! zip: String }
    input OrderInput { number: String! place: [PlaceInput!] places: PlaceInput }
    type Mutation { createOrder(input: OrderInput!): Order updateOrder(id: ID!, input: OrderInput!): Order }`,
  'a filter object with a field of its own that is required': `
    enum Mode { EXACT LOOSE }
    type Query { orders(limit: Int, offset: Int, filter: OrderFilter): [Order!]! order(id: ID!): Order }
    type Order { id: ID! number: String! total: Int }
    input OrderFilter { number: Text total: Range }
    input Text { eq: String contains: String mode: Mode! }
    input Range { gte: Int! lte: Int! }
    type Mutation { deleteOrder(id: ID!): Order }`,
  'a filter object that is required to hold another': `
    type Query { orders(limit: Int, offset: Int, where: OrderWhere): [Order!]! order(id: ID!): Order }
    type Order { id: ID! number: String! }
    input OrderWhere { shop: ShopWhere! number: Text and: [OrderWhere!] }
    input ShopWhere { id: ID! }
    input Text { equals: String in: [String!] }`,
  'a direction that is a list': `
    enum Direction { ASC DESC }
    enum OrderField { NUMBER TOTAL }
    type Query {
      orders(limit: Int, offset: Int, sort: OrderSort): [Order!]!
      lines(limit: Int, offset: Int, sortField: [String!], sortDirection: [Direction!]): [Line!]!
      places(limit: Int, offset: Int, orderBy: [PlaceSort!]): [Place!]!
    }
    type Order { id: ID! number: String! total: Int }
    type Line { id: ID! name: String! }
    type Place { id: ID! name: String! }
    input OrderSort { field: OrderField! direction: [Direction!]! }
    input PlaceSort { name: [Direction!] id: [Direction!] }`,
  'lists of one interface that are called after its types': `
    interface Asset { id: ID! name: String! }
    ${Array.from({ length: 14 }, (_, at) => `type Part${at} implements Asset { id: ID! name: String! weight: ${at % 2 ? 'Int' : 'Float!'} }`).join(' ')}
    type Crane implements Asset { id: ID! name: String! reach: Int! home: Barge }
    type Barge implements Asset { id: ID! name: String! draught: Float cranes: [Crane!]! }
    type Query {
      cranes(limit: Int, afterId: ID): [Asset!]! crane(id: ID!): Asset
      barges(first: Int, after: String, filter: AssetFilter, orderBy: [AssetOrder!]): AssetConnection!
    }
    enum AssetOrder { NAME_ASC NAME_DESC }
    input AssetFilter { id: IdFilter name: String } input IdFilter { eq: ID }
    type AssetConnection { edges: [AssetEdge!]! pageInfo: PageInfo! totalCount: Int! } type AssetEdge { cursor: String! node: Asset! }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
    type Mutation { createCrane(name: String!, reach: Int!): Asset updateBarge(id: ID!, draught: Float): Barge deleteBarge(id: ID!): Boolean }`,
  'a total that cannot be asked for without an order': `
    enum OrderSort { id_ASC id_DESC number_ASC number_DESC } enum LineField { name size } input LineSort { field: LineField! direction: Direction! } enum Direction { ASC DESC }
    type Query {
      orders(limit: Int, offset: Int, orderBy: [OrderSort!]): [Order!]! orderById(id: ID!): Order ordersConnection(orderBy: [OrderSort!]!, first: Int, after: String): OrdersConnection!
      lines(limit: Int, offset: Int): [Line!]! linesConnection(sort: LineSort!, first: Int): LinesConnection!
      places(limit: Int, offset: Int): [Place!]! placesCount(orderBy: JSON!): Int!
    }
    scalar JSON
    type Order { id: ID! number: String! } type Line { id: ID! name: String! size: Int } type Place { id: ID! name: String! }
    type OrdersConnection { totalCount: Int! edges: [OrderEdge!]! pageInfo: PageInfo! } type OrderEdge { node: Order! cursor: String! } type PageInfo { hasNextPage: Boolean! endCursor: String! }
    type LinesConnection { totalCount: Int! edges: [LineEdge!]! pageInfo: PageInfo! } type LineEdge { node: Line! cursor: String! }`,
  'conditions that hold beside each other in one object, which holds the next': `
    type Query { orders(where: OrderWhere, limit: Int, offset: Int): [Order!]! order(id: ID!): Order }
    type Order { id: ID! number: String! total: Int! }
    input OrderWhere { and: OrderWhere number: TextWhere total: NumberWhere }
    input TextWhere { eq: String contains: String }
    input NumberWhere { gte: Int lte: Int }
  `,
  'conditions that are a list of fields, operators and values': `
    enum Op { EQUALS NOT_EQUALS GREATER_OR_EQUAL LIKE IN IS_NULL } enum LineField { NAME SIZE ORDER_ID TAGS }
    scalar Any
    input Term { field: String! op: Op! value: Any negate: Boolean } input LineTerm { column: LineField! operator: Op! value: String! } input PlaceRule { key: String! comparator: Op! value: [String!]! }
    input LineSearch { terms: [LineTerm!] limit: Int offset: Int }
    type Query {
      orders(limit: Int, offset: Int, domain: [Term!]): [Order!]! order(id: ID!): Order ordersCount(domain: [Term!]): Int!
      lines(options: LineSearch): [Line!]! line(id: ID!): Line
      places(limit: Int, offset: Int, rules: [PlaceRule!]!): [Place!]!
    }
    enum State { NEW DONE }
    type Order { id: ID! number: String! total: Float placedOn: String state: State } type Line { id: ID! name: String! size: Int order: Order orderId: ID tags: [String!] } type Place { id: ID! name: String! }`,
  'a list of unions that answers an action': `
    type Query { channels(limit: Int, offset: Int): [Channel!]! channel(id: ID!): Channel groups(limit: Int, offset: Int): [Group!]! group(id: ID!): Group }
    type Channel { id: ID! code: String! }
    type Group { id: ID! name: String! channels: [Channel!]! }
    type Left { channel: Channel! note: String }
    type InUseError { errorCode: String! message: String! }
    union LeaveResult = Left | InUseError
    union RemoveResult = Group | InUseError
    input RemoveInput { groupId: ID! channelId: ID! force: Boolean }
    type Mutation { leaveGroup(channelId: ID!, groupId: ID!): [LeaveResult!]! removeGroupFromChannel(input: RemoveInput!): [RemoveResult!]! }`,
  'lists of lists': `
    type Query { orders(limit: Int, offset: Int, filter: OrderFilter): [Order!]! order(id: ID!): Order boards(limit: Int): [[Board!]!]! }
    type Order { id: ID! number: String! rows: [[Int!]!]! words: [[String]] places: [[Place!]!] customers: [[Customer!]!]! total: Int }
    type Board { id: ID! name: String! }
    type Place { city: String! }
    type Customer { id: ID! name: String! }
    input OrderFilter { number: String rows: [[Int!]!] }
    input PlaceInput { city: String! }
    input OrderInput { number: String! rows: [[Int!]!] words: [[String]] places: [[PlaceInput!]!] customers: [[ID!]!] }
    type Mutation { createOrder(input: OrderInput!): Order updateOrder(id: ID!, input: OrderInput!): Order createOrders(input: [[OrderInput!]!]!): [[Order!]!]! }`,
};

it.each(Object.entries(shapes))(
  'Code compiles and works of a schema with %s',
  async (_shape, sdl) => {
    expect(await problemsOf([sdl])).toEqual([]);
  },
);
