/**
 * What compiles and what must not. Checked by the compiler with the rest of the workspace: an
 * unused `@ts-expect-error` is an error.
 */
import { DocumentTransform, type TypedDocumentNode } from '@apollo/client';
import { LocalState } from '@apollo/client/local-state';
import type { GraphQLFormattedError } from 'graphql';
import { expectTypeOf } from 'vitest';

import {
  AdminError,
  createAdminCache,
  createAdminClient,
  emptySchemaConfig,
  growingListOf,
  MutationRejectedError,
  toAdminError,
  TransportError,
  watchGrowingList,
  type AdminErrorCode,
  type FragmentType,
  type GrowingListOptions,
  type PagedList,
  type SchemaConfig,
  type Unmasked,
} from '../src/index.ts';
import {
  toDecimal,
  toLocalDate,
  type BigInteger,
  type Decimal,
  type Instant,
  type LocalDate,
} from '../src/scalars.ts';
import { SignInDocument, ViewerDocument, type AccountRole } from '../src/session/index.ts';
import { createPayloadErrorsLink, createRetryLink, payloadError } from '../src/transport/index.ts';
import { useFragment, useGrowingList, useQuery } from '../src/react/index.ts';
import { createMockSchema, mockOperation, refusal } from '../src/testing/index.ts';
import {
  graphql,
  OrderCardFragmentDoc,
  OrderPageDocument,
  type OrderPageQuery,
  type OrderStatus,
} from './guide/generated/index.ts';

declare const client: ReturnType<typeof createAdminClient>;
declare const orderList: PagedList<
  { orders: { number: string }[] },
  { first: number },
  { number: string }
>;
declare const OrdersDocument: TypedDocumentNode<{ orders: { id: number }[] }, { offset: number }>;
declare const OrderFragment: TypedDocumentNode<{ id: number; total: Decimal }>;
declare const OrderDocument: TypedDocumentNode<
  { order: { id: number; total: Decimal; placedOn: LocalDate } | null },
  { id: number }
>;

export async function queries() {
  const { data } = await client.query({ query: OrderDocument, variables: { id: 1 } });
  expectTypeOf<NonNullable<NonNullable<typeof data>['order']>['total']>().toEqualTypeOf<Decimal>();
  // @ts-expect-error the variables are missing
  await client.query({ query: OrderDocument });
  // @ts-expect-error a variable of another type
  await client.query({ query: OrderDocument, variables: { id: '1' } });
  // @ts-expect-error a variable that the document has not
  await client.query({ query: OrderDocument, variables: { id: 1, name: 'x' } });
  // @ts-expect-error a field that the document does not select
  void data?.order?.name;
}

export async function mutations() {
  const { data } = await client.mutate({
    mutation: SignInDocument,
    variables: { input: { email: 'a@b.c', password: 'x' } },
  });
  expectTypeOf<
    NonNullable<NonNullable<NonNullable<typeof data>['signIn']>['viewer']>['role']
  >().toEqualTypeOf<AccountRole>();
  // @ts-expect-error the password is missing
  await client.mutate({ mutation: SignInDocument, variables: { input: { email: 'a@b.c' } } });
}

export function Hooks() {
  const { data } = useQuery(ViewerDocument);
  expectTypeOf<NonNullable<NonNullable<typeof data>['viewer']>['id']>().toEqualTypeOf<number>();
  useQuery(OrderDocument, { variables: { id: 1 } });
  // @ts-expect-error the variables are missing
  useQuery(OrderDocument);
  // @ts-expect-error a variable of another type
  useQuery(OrderDocument, { variables: { id: '1' } });
}

export function scalars() {
  const decimal = toDecimal('1.50');
  const date = toLocalDate('2026-11-21');
  const text: string = decimal;
  // @ts-expect-error text is not a decimal before somebody has looked
  const unchecked: Decimal = '1.50';
  // @ts-expect-error a decimal is no number
  const number: number = decimal;
  // @ts-expect-error a decimal is no 64-bit integer
  const integer: BigInteger = decimal;
  // @ts-expect-error a calendar date is no instant
  const instant: Instant = date;
  void [text, unchecked, number, integer, instant];
}

export function errors(thrown: unknown): string {
  const error = toAdminError(thrown);
  expectTypeOf<typeof error.code>().toEqualTypeOf<AdminErrorCode>();
  // @ts-expect-error fields are known of a rejected mutation only
  void error.fieldErrors;
  if (error instanceof MutationRejectedError) {
    expectTypeOf<typeof error.code>().toEqualTypeOf<'MUTATION_REJECTED'>();
    // @ts-expect-error nobody writes into an error
    error.fieldErrors['email'] = '';
  }
  switch (error.code) {
    case 'MUTATION_REJECTED':
    case 'READ_REFUSED':
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
    case 'NOT_FOUND':
    case 'CONFLICT':
    case 'TOO_MANY_REQUESTS':
    case 'INVALID_OPERATION':
    case 'SERVER_FAULT':
    case 'NETWORK':
    case 'TIMEOUT':
    case 'SERVER_STATUS':
    case 'UNREADABLE_RESPONSE':
    case 'EMPTY_RESPONSE':
    case 'ABORTED':
    case 'WRITE_UNCONFIRMED':
    case 'UNEXPECTED':
      return error.message;
    default:
      return error satisfies never;
  }
}

/** `code` alone tells which fields there are. */
export function narrowing(thrown: unknown) {
  if (!(thrown instanceof AdminError)) throw thrown;
  expectTypeOf(thrown).toEqualTypeOf<AdminError>();
  expectTypeOf(thrown.errors).toEqualTypeOf<readonly GraphQLFormattedError[]>();
  if (thrown.code === 'MUTATION_REJECTED') {
    expectTypeOf(thrown).toEqualTypeOf<MutationRejectedError>();
    expectTypeOf(thrown.fieldErrors).toEqualTypeOf<Readonly<Record<string, string>>>();
  }
  if (thrown.code === 'CONFLICT')
    expectTypeOf(thrown.current).toEqualTypeOf<Readonly<Record<string, unknown>> | undefined>();
  if (thrown.code === 'READ_REFUSED')
    expectTypeOf(thrown.reasons).toEqualTypeOf<readonly string[]>();
  if (thrown.code === 'TIMEOUT') expectTypeOf(thrown.timeout).toEqualTypeOf<number>();
  if (thrown.code === 'SERVER_STATUS') expectTypeOf(thrown.status).toEqualTypeOf<number>();
  if (thrown.code === 'UNREADABLE_RESPONSE') expectTypeOf(thrown.bodyText).toEqualTypeOf<string>();
  // @ts-expect-error the server's sentences are those of a refused read
  if (thrown.code === 'FORBIDDEN') void thrown.reasons;
  // @ts-expect-error no error has such a code
  void (thrown.code === 'FORBIDEN');
  if (thrown instanceof TransportError)
    expectTypeOf(thrown.code).toEqualTypeOf<
      'NETWORK' | 'TIMEOUT' | 'SERVER_STATUS' | 'UNREADABLE_RESPONSE' | 'EMPTY_RESPONSE' | 'ABORTED'
    >();
  // @ts-expect-error the family has no member without a class
  void new AdminError();
}

export function configuration() {
  createAdminClient({
    schema: emptySchemaConfig,
    links: [createRetryLink({ attempts: 3 })],
    timeout: 5_000,
  });
  createAdminClient({
    schema: emptySchemaConfig,
    headers: new Headers(),
    queryDeduplication: false,
    ssrMode: true,
    ssrForceFetchDelay: 100,
    localState: new LocalState({}),
    documentTransform: new DocumentTransform((document) => document),
  });
  createAdminClient({
    schema: emptySchemaConfig,
    headers: async ({ operationName }) => ({
      'x-operation': await Promise.resolve(operationName ?? ''),
    }),
  });
  // @ts-expect-error headers are text
  createAdminClient({ schema: emptySchemaConfig, headers: () => ({ 'x-attempt': 1 }) });
  // @ts-expect-error milliseconds are a number
  createAdminClient({ schema: emptySchemaConfig, ssrForceFetchDelay: '100' });
  // @ts-expect-error a misspelt option
  createAdminClient({ schema: emptySchemaConfig, url: '/graphql' });
  // @ts-expect-error without a schema no value would be exact
  createAdminClient({ uri: '/graphql' });
  // @ts-expect-error without a schema no value would be exact
  createAdminClient();
  // @ts-expect-error a misspelt option
  createRetryLink({ attempt: 3 });
  const schema: SchemaConfig = {
    typePolicies: { Order: { keyFields: ['id'] } },
    possibleTypes: {},
    // @ts-expect-error a kind of scalar that there is not
    scalars: { BigFloat: 'float' },
    scalarFields: {},
    rootFieldsByType: {},
  };
  createAdminCache(schema);
}

export async function mocks() {
  mockOperation(ViewerDocument, { viewer: null });
  mockOperation(ViewerDocument, refusal('UNAUTHENTICATED'));
  mockOperation(OrderDocument, ({ id }) => ({
    order: { id, total: toDecimal('1'), placedOn: toLocalDate('2026-11-21') },
  }));
  mockOperation(OrderDocument, {
    // @ts-expect-error a field of another type
    order: { id: '1', total: toDecimal('1'), placedOn: toLocalDate('2026-11-21') },
  });
  // @ts-expect-error a field is missing
  mockOperation(OrderDocument, { order: { id: 1 } });
  // @ts-expect-error a variable that the document has not
  mockOperation(OrderDocument, ({ number }) => ({
    order: { id: number, total: toDecimal('1'), placedOn: toLocalDate('2026-11-21') },
  }));
  const mock = createMockSchema('type Query { order(id: Int!): Order } type Order { id: Int! }');
  const data = await mock.data(OrderDocument, { order: { id: 2 } });
  expectTypeOf<NonNullable<(typeof data)['order']>['id']>().toEqualTypeOf<number>();
  expectTypeOf(await mock.fragment(OrderFragment, { total: toDecimal('2') })).toEqualTypeOf<{
    id: number;
    total: Decimal;
  }>();
  // @ts-expect-error a field that the fragment does not select
  await mock.fragment(OrderFragment, { name: 'x' });
  // @ts-expect-error a field that the document does not select
  await mock.data(OrderDocument, { order: { name: 'x' } });
}

export function GrowingLists() {
  const options: GrowingListOptions<
    { orders: { id: number }[] },
    { offset: number },
    { id: number }
  > = {
    document: OrdersDocument,
    paging: 'offset',
    variables: ({ page, pageSize }) => ({ offset: page * pageSize }),
    records: ({ orders }) => orders,
    page: () => ({ hasNextPage: false, hasPreviousPage: false }),
  };
  const [record] = useGrowingList(options).records;
  expectTypeOf(record).toEqualTypeOf<{ id: number } | undefined>();
  expectTypeOf(watchGrowingList(client, options).getState().error).toEqualTypeOf<
    AdminError | undefined
  >();
  // @ts-expect-error a kind of paging that there is not
  watchGrowingList(client, { ...options, paging: 'scroll' });
  // @ts-expect-error a variable of another type
  watchGrowingList(client, { ...options, variables: () => ({ offset: '0' }) });
  watchGrowingList(client, {
    ...options,
    // @ts-expect-error a field that the document does not select
    records: ({ orders }) => orders.map(({ name }) => ({ id: 1, name })),
  });
  const generated = watchGrowingList(
    client,
    growingListOf(
      { list: orderList, key: ['id'] },
      { sort: [{ field: 'number', descending: true }] },
    ),
  );
  expectTypeOf(generated.getState().records[0]!.number).toEqualTypeOf<string>();
  // @ts-expect-error where a page stands is the list's own affair
  growingListOf({ list: orderList, key: ['id'] }, { page: 3 });
}

export function payloadErrors() {
  createAdminClient({
    schema: emptySchemaConfig,
    links: [createPayloadErrorsLink({ possibleTypes: { UserError: ['EmailTaken'] } })],
  });
  createPayloadErrorsLink({
    read: (data, { operationName }) => payloadError(data, { operationName }),
  });
  expectTypeOf(payloadError({})).toEqualTypeOf<AdminError | undefined>();
  // @ts-expect-error an error that is none of the family
  createPayloadErrorsLink({ read: () => new Error('No.') });
}

// Out of the function: the text is the key of the document, and its indentation is a part of it.
const place = graphql(`
  query OpenOrders($first: Int!) {
    orders(first: $first, status: NEW) {
      id
      number
      total
    }
  }
`);

export async function documentsInPlace() {
  const { data } = await client.query({ query: place, variables: { first: 5 } });
  expectTypeOf<NonNullable<typeof data>['orders'][number]['total']>().toEqualTypeOf<Decimal>();
  // @ts-expect-error a variable of another type
  await client.query({ query: place, variables: { first: '5' } });
  // @ts-expect-error the variables are missing
  await client.query({ query: place });
  // @ts-expect-error a field that the document does not select
  void data?.orders[0]?.status;
  // @ts-expect-error a text that code generation has not seen
  graphql(`
    query OpenOrders {
      orders(first: 1) {
        id
      }
    }
  `);
  const text: string = 'query OpenOrders { orders(first: 1) { id } }';
  // @ts-expect-error a text that only the running program knows
  graphql(text);
}

type Order = NonNullable<OrderPageQuery['order']>;

export function masking(order: Order, other: { readonly id: string }) {
  expectTypeOf(order.status).toEqualTypeOf<OrderStatus>();
  // @ts-expect-error what the fragment holds is the fragment's
  void order.number;
  const fragment: FragmentType<typeof OrderCardFragmentDoc> = order;
  // @ts-expect-error a record that the fragment was not spread on
  const unspread: FragmentType<typeof OrderCardFragmentDoc> = other;
  const customer = { __typename: 'Customer', name: 'Анна' } as const;
  const whole: Unmasked<Order> = {
    __typename: 'Order',
    id: '1',
    status: 'NEW',
    number: 'A-1',
    total: toDecimal('1'),
    customer,
  };
  // @ts-expect-error the fragment's fields are part of the whole
  const part: Unmasked<Order> = { __typename: 'Order', id: '1', status: 'NEW' };
  void [fragment, unspread, whole, part];
}

export function MaskedFragment({ order }: { readonly order: Order }) {
  const { data, complete } = useFragment({ fragment: OrderCardFragmentDoc, from: order });
  if (complete) expectTypeOf(data.customer.name).toEqualTypeOf<string>();
  // @ts-expect-error it may not be there in full
  void data.customer.name.length;
  // @ts-expect-error a field of the document around it
  void data.status;
}

export function maskedMocks() {
  const customer = { __typename: 'Customer', name: 'Анна' } as const;
  mockOperation(OrderPageDocument, {
    order: {
      __typename: 'Order',
      id: '1',
      status: 'NEW',
      number: 'A-1',
      total: toDecimal('1'),
      customer,
    },
  });
  mockOperation(OrderPageDocument, {
    // @ts-expect-error a field of the fragment is missing
    order: { __typename: 'Order', id: '1', status: 'NEW', total: toDecimal('1'), customer },
  });
}
