import { buildSchema, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { toExpectedForm } from '../src/expected-form.ts';
import { inferModel } from '../src/infer/index.ts';
import type { Action, OtherQuery, ResourceModel } from '../src/model.ts';
import { printResources } from '../src/print/index.ts';
import { findReach } from '../src/scoreboard/reach.ts';
import { dictionary } from '../src/texts/dictionary.ts';
import { textsOfModel } from '../src/texts/resource-texts.ts';
import type { OwnTexts } from '../src/texts/texts.ts';

/** A shop with orders, and what a test adds to it. */
function shop(mutations: string, types = '', queries = ''): GraphQLSchema {
  return buildSchema(`
    type Query {
      orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order
      customers(first: Int, offset: Int): [Customer!]! customer(id: ID!): Customer
      groups(first: Int, offset: Int): [Group!]! group(id: ID!): Group
      ${queries}
    }
    type Mutation { createOrder(number: String!): Order! ${mutations} }
    type Order { id: ID! number: String! note: String customer: Customer lines: [OrderLine!]! }
    type OrderLine { id: ID! sku: String! quantity: Int! }
    type Customer { id: ID! name: String! }
    type Group { id: ID! name: String! customers: [Customer!]! }
    ${types}
  `);
}

const model = (mutations: string, types?: string, queries?: string): ResourceModel =>
  inferModel(shop(mutations, types, queries));

const placeOf = (mutation: string, types?: string, queries?: string): unknown =>
  toExpectedForm(model(mutation, types, queries)).actions[nameOf(mutation)];
const nameOf = (field: string): string => /^\w+/.exec(field.trim())?.[0] ?? '';
const actionOf = (mutation: string, types?: string, queries?: string): Action | undefined =>
  model(mutation, types, queries).actions.find(({ name }) => name === nameOf(mutation));
const queryOf = (query: string, types?: string): OtherQuery | undefined =>
  model('', types, query).queries.find(({ name }) => name === nameOf(query));

describe('the place of a mutation', () => {
  it.each([
    [
      'the key of one record',
      'cancelOrder(orderId: ID!, reason: String!): Order',
      { place: 'record', type: 'Order', key: 'orderId' },
    ],
    [
      'a key deeper in',
      'shipOrder(input: ShipInput!): Order',
      { place: 'record', type: 'Order', key: 'input.id' },
    ],
    [
      'keys of several',
      'approveOrders(ids: [ID!]!): [Order!]!',
      { place: 'rows', type: 'Order', key: 'ids' },
    ],
    [
      'a key in each of several objects',
      'markOrders(input: [ShipInput!]!): [Order!]!',
      { place: 'rows', type: 'Order', key: 'input.id' },
    ],
    [
      'keys of two records',
      'addCustomersToGroup(groupId: ID!, customerIds: [ID!]!): Group!',
      { place: 'relation', type: 'Group', key: 'groupId', other: 'Customer' },
    ],
    [
      'keys of several, which are answered',
      'applyGroup(groupId: ID!, customerIds: [ID!]!): [Customer!]!',
      { place: 'rows', type: 'Customer', key: 'customerIds' },
    ],
    [
      'the key of a part',
      'adjustOrderLine(orderLineId: ID!, quantity: Int!): Order!',
      { place: 'child', type: 'Order', key: null, part: 'OrderLine', partKey: 'orderLineId' },
    ],
    [
      'no key',
      'importOrders(csv: String!): Int!',
      { place: 'collection', type: 'Order', key: null },
    ],
    [
      'credentials',
      'login(email: String!, password: String!): String',
      { place: 'session', type: null, key: null },
    ],
    [
      'nothing of all this',
      'sendTestMessage(text: String!): Boolean',
      { place: 'global', type: null, key: null },
    ],
  ])('%s', (_, mutation, expected) => {
    expect(placeOf(mutation, 'input ShipInput { id: ID! track: String! }')).toEqual(expected);
  });

  it.each([
    [
      'an abbreviated part',
      'removeOrderLine(orderId: ID!, lineId: ID!): Order',
      { place: 'child', type: 'Order', key: 'orderId', part: 'OrderLine', partKey: 'lineId' },
    ],
    [
      'a part without a type',
      'addComplaintToOrder(id: ID!, text: String!): Order',
      { place: 'child', type: 'Order', key: 'id' },
    ],
    [
      'a part by a bare id, its owner by name',
      'orderLineDelete(id: ID!): Order',
      { place: 'child', type: 'Order', key: null, part: 'OrderLine', partKey: 'id' },
    ],
    [
      'the field of the record that is called as the key',
      'addPalsToGroup(groupId: ID!, palIds: [ID!]!): Group',
      { place: 'relation', type: 'Group', key: 'groupId', other: 'Customer' },
    ],
    [
      'the record on whose page the link stands',
      'assignGroupToCustomer(groupId: ID!, customerId: ID!): Boolean',
      { place: 'relation', type: 'Customer', key: 'customerId', other: 'Group' },
    ],
    [
      'more than two keys',
      'addItemToOrder(orderId: ID!, customerId: ID!, quantity: Int!): Order',
      { place: 'child', type: 'Order', key: 'orderId' },
    ],
    [
      'what an interface stands for',
      'lockLockable(input: LockInput!): Boolean',
      { place: 'record', type: 'Ticket', key: 'input.lockableId' },
    ],
    [
      'what people know a record by',
      'unlockMember(email: String!): Boolean',
      { place: 'record', type: 'Member', key: 'email' },
    ],
    [
      'a filter, and no id among the values',
      'hideOrders(where: OrderWhere!, _set: NewOrder!): Int',
      { place: 'rows', type: 'Order', key: 'where' },
    ],
    [
      'new records, several at once',
      'createManyOrders(input: [NewOrder!]!): [Order!]!',
      { place: 'collection', type: 'Order', key: null },
    ],
    [
      'an envelope',
      'approveTicket(ticketId: ID!): TicketEnvelope',
      { place: 'record', type: 'Ticket', key: 'ticketId' },
    ],
  ])('goes by %s', (_, mutation, expected) => {
    const types = `
      interface Lockable { id: ID! locked: Boolean! } input LockInput { lockableId: ID! reason: String! } type Ticket implements Lockable { id: ID! locked: Boolean! title: String! } type TicketEnvelope { data: Ticket }
      type Member { id: ID! email: String! } input OrderWhere { and: [OrderWhere!] number: String } input NewOrder { id: ID number: String! }
      extend type Group { pals: [Customer!]! }`;
    expect(
      placeOf(
        mutation,
        types,
        'tickets(first: Int, offset: Int): [Ticket!]! ticket(id: ID!): Ticket members(first: Int, offset: Int): [Member!]! member(id: ID!): Member',
      ),
    ).toEqual(expected);
  });

  it('is at the rows of the only type that ends like the name of several keys', () => {
    expect(
      placeOf(
        'hideAll(clips: [ID!]!): Boolean',
        'type VideoClip { id: ID! name: String! }',
        'videoClips(first: Int, offset: Int): [VideoClip!]! videoClip(id: ID!): VideoClip',
      ),
    ).toEqual({ place: 'rows', type: 'VideoClip', key: 'clips' });
  });

  it('is a singleton, where a query answers the only one there is', () => {
    const [types, query] = [
      'type ShopSettings { title: String! } input SettingsInput { title: String! }',
      'shopSettings: ShopSettings!',
    ];
    expect(
      actionOf('updateShopSettings(input: SettingsInput!): ShopSettings!', types, query),
    ).toMatchObject({
      place: 'singleton',
      type: 'ShopSettings',
      reads: 'shopSettings',
      inputs: [{ name: 'title', at: ['input', 'title'] }],
    });
  });

  it.each([
    ['sets', 'addCustomersToGroup(groupId: ID!, customerIds: [ID!]!): Group!', undefined],
    ['takes away', 'removeCustomersFromGroup(groupId: ID!, customerIds: [ID!]!): Group!', true],
  ])('says of a relation whether it %s a link', (_, mutation, unlinks) => {
    expect(actionOf(mutation)).toMatchObject({ place: 'relation' });
    expect(actionOf(mutation)?.unlinks).toBe(unlinks);
  });

  it.each([
    ['deletes several', 'deleteOrders(ids: [ID!]!): [Order!]!', 'remove'],
    ['takes several out of something', 'removeOrdersFromBatch(ids: [ID!]!): [Order!]!', undefined],
    ['archives several', 'archiveOrders(ids: [ID!]!): [Order!]!', undefined],
  ])('says of rows whether it deletes them: %s', (_, mutation, role) => {
    const action = model(`deleteOrder(id: ID!): Order ${mutation}`).actions.find(
      ({ name }) => name === nameOf(mutation),
    );
    expect(action).toMatchObject({ place: 'rows' });
    expect(action?.role).toBe(role);
  });

  it('is crud, where a resource does the same by another mutation', () => {
    expect(
      toExpectedForm(
        model(
          'updateOrder(id: ID!, number: String!): Order! updateOrderById(id: ID!, number: String!): Order!',
        ),
      ).actions,
    ).toMatchObject({
      createOrder: { place: 'crud', type: 'Order', key: null },
      updateOrder: { place: 'crud', type: 'Order', key: 'id' },
      updateOrderById: { place: 'crud', type: 'Order', key: 'id' },
    });
  });
});

describe('the part of a record that an action is about', () => {
  const types = `
    extend type Order { billingAddress: Address shippingAddress: Address payments: [Payment!]! answer: Remark remarks: [Remark!]! couponCodes: [String!]! }
    type Address { city: String! } type Payment { id: ID! refunds: [Refund!]! } type Refund { id: ID! } type Remark { id: ID! }
  `;

  it.each([
    [
      'in a list of the record',
      'adjustOrderLine(orderLineId: ID!, quantity: Int!): Order!',
      ['lines'],
    ],
    ['in a part', 'settleRefund(refundId: ID!): Refund!', ['payments', 'refunds']],
    [
      'in the list of such parts, where one is elsewhere, too',
      'markRemarkAsAnswer(remarkId: ID!): Remark!',
      ['remarks'],
    ],
    [
      'where its name says',
      'setOrderBillingAddress(orderId: ID!, city: String!): Order!',
      ['billingAddress'],
    ],
    [
      'a value of a list',
      'removeCouponCodeFromOrder(orderId: ID!, couponCode: String!): Order!',
      ['couponCodes'],
    ],
  ])('is %s', (_, mutation, path) => {
    expect(actionOf(mutation, types)?.part?.path).toEqual(path);
  });

  it('is the one that another action says the same of', () => {
    const entries =
      'extend type Order { history: [Entry!]! } type Entry { id: ID! text: String } input CommentInput { commentId: ID! text: String! } extend type Mutation { updateOrderComment(input: CommentInput!): Entry! }';
    expect(actionOf('deleteOrderComment(id: ID!): Boolean!', entries)).toMatchObject({
      place: 'child',
      part: { type: 'Entry', path: ['history'], key: [{ field: 'id', argument: ['id'] }] },
      inputs: [{ name: 'id' }],
      destructive: true,
    });
    const schema = shop('deleteOrderComment(id: ID!): Boolean!', entries);
    expect(printResources(schema, inferModel(schema)).omitted).toEqual([]);
  });

  it.each([
    ['what the record only refers to', 'notifyOrderCustomer(orderId: ID!, text: String!): Order!'],
    ['one of two that are as near', 'checkOrderAddress(orderId: ID!, city: String!): Order!'],
    ['nothing in it', 'approveOrder(orderId: ID!): Order!'],
  ])('is not %s', (_, mutation) => {
    expect(actionOf(mutation, types)?.part?.path).toBeUndefined();
  });
});

describe('the form of an action', () => {
  it('asks for what is neither the key nor the object around the values', () => {
    const types =
      'input RefundInput { orderId: ID! amount: Int! = 1 to: Address lines: [LineInput!]! group: ID } input Address { city: String! } input LineInput { lineId: ID! quantity: Int! }';
    expect(actionOf('refundOrder(input: RefundInput!): Order', types)?.inputs).toMatchObject([
      {
        name: 'amount',
        at: ['input', 'amount'],
        kind: 'integer',
        required: false,
        defaultValue: 1,
      },
      {
        name: 'to',
        at: ['input', 'to'],
        kind: 'object',
        required: false,
        inputs: [{ name: 'city' }],
      },
      {
        name: 'lines',
        kind: 'object',
        list: true,
        inputs: [{ name: 'lineId' }, { name: 'quantity' }],
      },
      { name: 'group', kind: 'id' },
    ]);
  });

  it('takes a file, and JSON where an object has no end', () => {
    const types = 'scalar Upload input Rule { field: String rules: [Rule!] }';
    expect(
      actionOf('importOrders(file: Upload!, rule: Rule): Boolean', types)?.inputs,
    ).toMatchObject([
      { name: 'file', kind: 'file' },
      {
        name: 'rule',
        kind: 'object',
        inputs: [{ name: 'field' }, { name: 'rules', kind: 'json', list: true }],
      },
    ]);
  });

  it('asks first before what cannot be taken back', () => {
    expect([
      actionOf('cancelOrder(orderId: ID!): Order')?.destructive,
      actionOf('approveOrder(orderId: ID!): Order')?.destructive,
    ]).toEqual([true, false]);
  });

  it.each([
    ['the key of what was deleted', 'mergeIntoOrder(orderId: ID!): Merged', true],
    [
      'a description that says so',
      '"Anonymizes the order. This cannot be undone." anonymizeOrder(orderId: ID!): Order',
      true,
    ],
    [
      'the same in Russian',
      '"Необратимо скрывает имя клиента" hideOrder(orderId: ID!): Order',
      true,
    ],
    ['parts that go', 'trimOrder(orderId: ID!, lineIdsToRemove: [ID!]!): Order', true],
    [
      'parts that may go',
      'reviewOrder(orderId: ID!, note: String!, removeLineIds: [ID!]): Order',
      false,
    ],
    [
      'a description of nothing of the kind',
      '"Approves the order. It can be undone." approveOrder(orderId: ID!): Order',
      false,
    ],
    ['a record that may have been deleted', 'touchOrder(orderId: ID!): Order', false],
    ['a verb behind the record', 'orderRefund(orderId: ID!): Order', true],
    [
      'a thing that is called as a verb is, with a harmless verb',
      'settleRefund(refundId: ID!): Refund',
      false,
    ],
    ['the same in more words', 'approveTransferRequest(id: ID!): TransferRequest', false],
    ['the same with the verb behind', 'refundApprove(refundId: ID!): Refund', false],
    ['the same with another verb', 'issueRefund(orderId: ID!): Refund', true],
    ['a harmless verb before what is no thing', 'confirmCancel(orderId: ID!): Order', true],
    ['a thing that is called as a harmless verb is', 'refundCheck(checkId: ID!): Check', true],
    [
      'a time of deletion that is asked for',
      'planOrder(orderId: ID!, deletedAt: String!): Order',
      false,
    ],
  ])('goes by the effect as well: %s', (_, mutation, destructive) => {
    const name = /(\w+)\(/.exec(mutation)?.[1];
    expect(
      model(
        mutation,
        'type Merged { order: Order deletedOrderId: ID } type Refund { id: ID! } type TransferRequest { id: ID! } type Check { id: ID! } extend type Order { deletedAt: String refunds: [Refund!] }',
      ).actions.find((action) => action.name === name)?.destructive,
    ).toBe(destructive);
  });
});

describe('the answer of an action', () => {
  it.each([
    [
      'the record',
      'cancelOrder(orderId: ID!): Order',
      { kind: 'record', path: [], resource: 'orders' },
    ],
    [
      'the record in a payload',
      'cancelOrder(orderId: ID!): Payload',
      { kind: 'record', path: ['order'], resource: 'orders' },
    ],
    [
      'a record of another resource',
      'inviteOrder(orderId: ID!): Customer',
      { kind: 'other', path: [], resource: 'customers', list: false },
    ],
    [
      'a record that holds some of the kind',
      'promoteCustomer(customerId: ID!, rank: String!): Group',
      { kind: 'other', path: [], resource: 'groups', list: false },
    ],
    ['a link', 'printOrder(orderId: ID!): Link', { kind: 'link', path: ['url'] }],
    ['a number', 'countOrder(orderId: ID!): Int!', { kind: 'number', path: [] }],
    ['nothing', 'touchOrder(orderId: ID!): Done', { kind: 'nothing' }],
  ])('%s', (_, mutation, expected) => {
    expect(
      actionOf(
        mutation,
        'type Payload { order: Order errors: [String!] } type Link { url: String! } type Done { success: Boolean! }',
      )?.answer,
    ).toMatchObject(expected);
  });

  it('may refuse', () => {
    expect(
      actionOf(
        'cancelOrder(orderId: ID!): Result',
        'type Result { order: Order userErrors: [Problem!]! } type Problem { message: String! field: [String!] }',
      )?.errors,
    ).toMatchObject({ kind: 'fields', path: ['userErrors'] });
  });
});

describe('the place of a query', () => {
  it.each([
    ['of which there is one', 'shopSettings: ShopSettings!', 'singleton'],
    ['that needs arguments', 'shippingQuote(city: String!): Quote', 'lookup'],
    ['of numbers', 'salesSummary(year: Int!): Summary', 'report'],
    ['of fixed choices', 'currencies: [String!]!', 'enumeration'],
    ['who is signed in', 'me: User', 'session'],
    ['over several types', 'search(text: String!): [Hit!]!', 'search'],
    ['for clients', 'version: String!', 'technical'],
  ])('%s', (_, query, place) => {
    const types =
      'type ShopSettings { title: String! } type Quote { carrier: String! } type Summary { total: Int! orders: Int! } type User { id: ID! email: String! } union Hit = Order | Customer';
    expect(queryOf(query, types)).toMatchObject({ place });
  });

  it('is a report by its name alone, unless it answers records that a list has', () => {
    const types = 'type Stat { text: String! }';
    expect(queryOf('salesStatistics(year: Int!): Stat', types)).toMatchObject({ place: 'report' });
    expect(queryOf('salesOf(year: Int!): Stat', types)).toMatchObject({ place: 'lookup' });
    expect(queryOf('orderStatistics(year: Int!): Order')).toMatchObject({ place: 'lookup' });
  });

  it('asks first where an argument has to be given, and shows its answer at once elsewhere', () => {
    const asksFirst = (args: string): boolean => {
      const schema = shop('', 'type Sales { total: Int! }', `sales${args}: Sales!`);
      const text = printResources(schema, inferModel(schema)).files.get('queries.ts') ?? '';
      expect(text).toContain("name: 'sales'");
      return text.includes('asksFirst: true');
    };
    expect(['', '(year: Int)', '(year: Int! = 2026)', '(year: Int!)'].map(asksFirst)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('says what it asks for and what it answers', () => {
    expect(
      queryOf('shippingQuote(city: String!): Quote', 'type Quote { carrier: String! days: Int! }'),
    ).toMatchObject({
      inputs: [{ name: 'city', kind: 'string', required: true, at: ['city'] }],
      answer: {
        kind: 'values',
        path: [],
        list: false,
        fields: [{ name: 'carrier' }, { name: 'days' }],
      },
    });
  });
});

describe('the answer of a query', () => {
  const types =
    'scalar Decimal type Report { total: Decimal! months: [Month!]! } type Month { month: String! orders: Int! } union QuoteResult = Quote | NoRouteError type Quote { carrier: String! } type NoRouteError { message: String! } type Wrapped { data: Quote }';

  it.each([
    [
      'figures beside a list, both',
      'salesReport: Report!',
      {
        kind: 'values',
        path: [],
        list: false,
        fields: [{ name: 'total' }, { name: 'months', kind: 'object', list: true }],
      },
    ],
    [
      'what stands behind a refusal',
      'shippingQuote(city: String!): QuoteResult!',
      { kind: 'values', path: ['...Quote'], fields: [{ name: 'carrier' }] },
    ],
    [
      'what an object only holds',
      'wrappedQuote(city: String!): Wrapped',
      { kind: 'values', path: ['data'], fields: [{ name: 'carrier' }] },
    ],
  ])('is %s', (_, query, answer) => {
    expect(queryOf(query, types)).toMatchObject({ answer });
  });

  it('comes with what refuses it', () => {
    expect(queryOf('shippingQuote(city: String!): QuoteResult!', types)?.refusals).toMatchObject({
      kind: 'union',
      errorTypes: ['NoRouteError'],
    });
  });

  it('asks for how much of a list, and no more than a screen holds', () => {
    expect(queryOf('lateOrders(days: Int!, limit: Int): [Order!]!')?.inputs).toMatchObject([
      { name: 'days' },
      { name: 'limit', defaultValue: 50 },
    ]);
  });
});

describe('a relation from the other side', () => {
  const linked = (
    mutations: string,
    {
      own = {},
      resource = 'customers',
    }: { readonly own?: OwnTexts; readonly resource?: string } = {},
  ): string | undefined => {
    const schema = shop(mutations);
    const inferred = inferModel(schema);
    const text = printResources(schema, inferred, {
      texts: textsOfModel(inferred, dictionary(), own),
    }).files.get(`resources/${resource}.ts`);
    return /linkedBy: (\[[^\]]*\])/.exec(text ?? '')?.[1]?.replaceAll(/\s+/g, ' ');
  };
  const adds = 'addCustomersToGroup(groupId: ID!, customerIds: [ID!]!): Group!';

  it('is called without the record that it stands at', () => {
    expect(linked(adds)).toContain(
      "name: 'addCustomersToGroup', place: 'relation', title: { ru: 'Добавить в группу', en: 'Add to group' }, asks: true, other: 'groups'",
    );
    expect(linked('removeCustomersFromGroup(groupId: ID!, customerIds: [ID!]!): Group!')).toContain(
      "title: { ru: 'Убрать из группы', en: 'Remove from group' }, destructive: true, unlinks: true, other: 'groups'",
    );
    expect(
      linked('assignGroupToCustomer(groupId: ID!, customerId: ID!): Boolean', {
        resource: 'groups',
      }),
    ).toContain("title: { ru: 'Назначить клиенту', en: 'Assign to customer' }");
  });

  it('is called as a person says', () => {
    expect(
      linked(adds, {
        own: { customers: { actions: { addCustomersToGroup: 'Включить в группу' } } },
      }),
    ).toContain("ru: 'Включить в группу'");
  });

  it.each([
    [
      'where that side has one of its own',
      `${adds} addGroupsToCustomer(customerId: ID!, groupIds: [ID!]!): Customer!`,
    ],
    ['on the side that has it', 'assignGroupToCustomer(groupId: ID!, customerId: ID!): Boolean'],
  ])('does not stand %s', (_, mutations) => {
    expect(linked(mutations)).toBeUndefined();
  });
});

describe('deleting by a second mutation', () => {
  const customer = (mutations: string): Action | undefined =>
    model(`deleteCustomer(id: ID!): Customer ${mutations}`).actions.find(
      ({ name }) => name !== 'createOrder',
    );

  it('is what the resource does already, and no screen offers it', () => {
    const schema = shop('deleteCustomer(id: ID!): Customer removeCustomer(id: ID!): Customer');
    const inferred = inferModel(schema);
    const { files, operations, omitted } = printResources(schema, inferred);
    expect(customer('removeCustomer(id: ID!): Customer')).toMatchObject({
      place: 'crud',
      role: 'remove',
      writes: 'customers',
    });
    expect([...files.values()].join('')).not.toContain('removeCustomer');
    expect(findReach(inferred, schema, { operations, omitted }).mutations).toMatchObject({
      covered: ['removeCustomer: deleteCustomer'],
      unreached: [],
    });
  });

  it.each([
    ['asks for more', 'removeCustomer(id: ID!, reason: String): Customer'],
    ['says something else', 'archiveCustomer(id: ID!): Customer'],
    ['deletes something else', 'removeGroup(id: ID!): Group'],
  ])('is an action of its own where it %s', (_, mutation) => {
    expect(customer(mutation)?.writes).toBeUndefined();
  });
});

describe('what a resource shows is covered', () => {
  it.each([
    ['a second list', 'ordersConnection(first: Int): OrderConnection!', 'list'],
    ['records by their keys', 'ordersByIds(ids: [ID!]!): [Order!]!', 'list'],
    ['one by another form of its key', 'orderByNodeId(nodeId: ID!): Order', 'one'],
    ['one by a key that is called after it', 'orderByOrderKey(orderKey: String!): Order', 'one'],
  ])('%s', (_, query, role) => {
    expect(
      queryOf(
        query,
        'extend type Order { nodeId: ID! orderKey: String! } type OrderConnection { edges: [OrderEdge!]! } type OrderEdge { node: Order! }',
      )?.coveredBy,
    ).toMatchObject({ resource: 'orders', role });
  });

  it.each([
    ['a list of some, which it names', 'overdueOrders(limit: Int): [Order!]!'],
    ['a list that takes what the first does not', 'ordersOfDay(day: String!): [Order!]!'],
    ['one by what people know it by', 'orderByNumber(number: String!): Order'],
    ['one that is told apart by nothing', 'latestOrder: Order'],
    ['figures that are no count', 'salesTotal: Float!'],
    ['what the records come to', 'ordersTotal: Float!'],
  ])('but not %s', (_, query) => {
    expect(queryOf(query)).toBeDefined();
    expect(queryOf(query)?.coveredBy).toBeUndefined();
  });

  it('a second count', () => {
    const counted = inferModel(
      buildSchema(
        'type Query { orders(first: Int, offset: Int): OrderPage! order(id: ID!): Order orderCount: Int! numberOfOrders: Int! } type OrderPage { items: [Order!]! } type Order { id: ID! number: String! }',
      ),
    );
    expect(counted.queries.find(({ name }) => name === 'numberOfOrders')?.coveredBy).toMatchObject({
      resource: 'orders',
      role: 'count',
    });
  });
});

describe('a record with several keys', () => {
  const shop = (mutation: string): Action | undefined =>
    inferModel(
      buildSchema(`
    type Query { orderItems(first: Int, offset: Int): [OrderItem!]! orderItem(orderId: ID!, productId: ID!): OrderItem orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order products(first: Int, offset: Int): [Product!]! product(id: ID!): Product }
    type Mutation { createOrder(number: String!): Order! ${mutation} }
    input ItemKey { orderId: ID! productId: ID! }
    type OrderItem { orderId: ID! productId: ID! quantity: Int! } type Order { id: ID! number: String! } type Product { id: ID! name: String! }
  `),
    ).actions.find(({ name }) => name === nameOf(mutation));

  it.each([
    [
      'one after another',
      'cancelOrderItem(orderId: ID!, productId: ID!, reason: String!): OrderItem',
      ['orderId', 'productId'],
    ],
    [
      'in any order',
      'shipOrderItem(productId: ID!, orderId: ID!): OrderItem',
      ['orderId', 'productId'],
    ],
    ['in an object', 'returnOrderItem(key: ItemKey!): OrderItem', ['key.orderId', 'key.productId']],
  ])('is acted on by all of them, %s', (_, mutation, places) => {
    const action = shop(mutation);
    expect(action).toMatchObject({ place: 'record', type: 'OrderItem' });
    expect(action?.key.map(({ field, argument }) => [field, argument.join('.')])).toEqual([
      ['orderId', places[0]],
      ['productId', places[1]],
    ]);
  });

  it('leaves to others what names one of them', () => {
    expect(shop('closeOrder(orderId: ID!): Order')).toMatchObject({
      type: 'Order',
      key: [{ field: 'id', argument: ['orderId'] }],
    });
  });
});

describe('the state that an action is based on', () => {
  const notes = (mutation: string): Action | undefined =>
    inferModel(
      buildSchema(`
    type Query { notes(first: Int, offset: Int): [Note!]! note(id: ID!): Note }
    type Note { id: ID! text: String! version: Int! }
    input NotePatch { text: String }
    type Mutation { createNote(text: String!): Note! updateNote(id: ID!, version: Int!, patch: NotePatch!): Note! ${mutation} }
  `),
    ).actions.find(({ name }) => name === nameOf(mutation));

  it('is given by the record, as for an update', () => {
    expect(notes('publishNote(id: ID!, expectedVersion: Int!): Note!')).toMatchObject({
      recordArguments: [{ argument: ['expectedVersion'], path: ['version'], version: true }],
      inputs: [],
    });
  });

  it('is asked for where a version is what is chosen', () => {
    expect(notes('restoreNote(id: ID!, version: Int!): Note!')).toMatchObject({
      recordArguments: [],
      inputs: [{ name: 'version' }],
    });
  });
});

describe('a file among the values of a record', () => {
  const files =
    'scalar Upload input ProductInput { name: String! photo: Upload } type Product { id: ID! name: String! photo: String }';
  const shop = model(
    'createProduct(input: ProductInput!): Product! updateProduct(id: ID!, input: ProductInput!): Product!',
    files,
    'products(first: Int, offset: Int): [Product!]! product(id: ID!): Product',
  ).resources.find(({ name }) => name === 'products');

  it('is chosen, not typed', () => {
    expect(
      [shop?.create, shop?.update].map(
        (write) => write?.inputs.find(({ name }) => name === 'photo')?.kind,
      ),
    ).toEqual(['file', 'file']);
  });
});

describe('texts in Russian', () => {
  const printed = (own = {}): ReadonlyMap<string, string> => {
    const schema = buildSchema(
      'type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order shopSettings: ShopSettings! salesByMonth(year: Int!): [Sales!]! } type Order { id: ID! number: String! } type ShopSettings { title: String! currency: String } type Sales { month: Int! revenue: Float! } type Mutation { shipOrder(orderId: ID!, trackNumber: String!, carrier: Carrier): Order updateShopSettings(title: String!): ShopSettings! flushCache: Boolean! } enum Carrier { COURIER POST }',
    );
    const inferred = inferModel(schema);
    return printResources(schema, inferred, { texts: textsOfModel(inferred, dictionary(), own) })
      .files;
  };

  it('are in the modules of what they call', () => {
    const files = printed();
    expect(files.get('queries.ts')).toContain("title: { ru: 'Продажи по месяцам' }");
    expect(files.get('queries/salesByMonth.ts')).toContain(
      "texts: { fields: { month: 'Месяц', revenue: 'Выручка', year: 'Год' } }",
    );
    expect(files.get('tools.ts')).toContain("title: { ru: 'Очистить кеш' }");
    expect(files.get('actions/orders.ts')).toContain("fields: { carrier: 'Перевозчик'");
    expect(files.get('actions/orders.ts')).toContain("COURIER: 'Курьер'");
  });

  it('are those of a person, where one wrote some', () => {
    const files = printed({
      '': {
        queries: { salesByMonth: 'Выручка помесячно' },
        fields: { revenue: 'Сумма' },
        actions: { flushCache: 'Сбросить кеш' },
      },
      orders: { fields: { trackNumber: 'Трек' } },
    });
    expect(files.get('queries.ts')).toContain("title: { ru: 'Выручка помесячно' }");
    expect(files.get('queries/salesByMonth.ts')).toContain("revenue: 'Сумма'");
    expect(files.get('tools.ts')).toContain("title: { ru: 'Сбросить кеш' }");
    expect(files.get('actions/orders.ts')).toContain("trackNumber: 'Трек'");
  });
});

describe('the form of settings', () => {
  const types =
    'type ShopSettings { title: String! default_locale: String } input SettingsInput { title: String defaultLocale: String }';

  it('is matched with what the query answers', () => {
    const action = actionOf(
      'updateShopSettings(input: SettingsInput!): ShopSettings!',
      types,
      'shopSettings: ShopSettings!',
    );
    expect(action).toMatchObject({
      reads: 'shopSettings',
      inputs: [{ name: 'title' }, { name: 'defaultLocale', field: 'default_locale' }],
    });
  });

  it('is that of whatever answers them, whatever it is called', () => {
    expect(
      actionOf('chooseTitle(title: String!): ShopSettings!', types, 'shopSettings: ShopSettings!'),
    ).toMatchObject({ place: 'singleton', reads: 'shopSettings' });
  });
});
